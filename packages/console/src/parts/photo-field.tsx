/** Choosing photos: one that is kept at once, or those of a form, which are stored when it is sent. */
import { useId, useRef } from 'react';
import { PHOTO_ACCEPT } from '../api/photos';
import { Button } from './fields';

export function PhotoField({
  files,
  hint,
  onChange,
}: {
  files: readonly File[];
  hint: string;
  onChange: (files: readonly File[]) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <label htmlFor={id}>Photos</label>
      <div className="row photo-field">
        <Button onClick={() => field.current?.click()}>Add a photo</Button>
        <input
          ref={field}
          id={id}
          type="file"
          className="visually-hidden"
          accept={PHOTO_ACCEPT}
          multiple
          tabIndex={-1}
          onChange={({ target }) => {
            onChange([...files, ...(target.files ?? [])]);
            target.value = '';
          }}
        />
        {files.length === 0 && <span className="hint">{hint}</span>}
      </div>
      {files.length > 0 && (
        <ul className="photo-files">
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              {file.name}
              <Button
                kind="quiet"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Takes a photo, or chooses one, of what is called `name`. */
export function PhotoButton({ name, onPhoto }: { name: string; onPhoto: (file: Blob) => void }) {
  return (
    <label className="button button-quiet photo-button">
      Photo
      <input
        type="file"
        accept={PHOTO_ACCEPT}
        capture="environment"
        aria-label={`Photo of ${name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onPhoto(file);
        }}
      />
    </label>
  );
}
