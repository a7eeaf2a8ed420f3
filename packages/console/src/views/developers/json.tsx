/** Data as JSON: to be copied, and searched line by line. */
import { useState } from 'react';
import { CopyButton } from '../../parts/copy-button';
import { Field } from '../../parts/fields';
import { plural } from '../../parts/format';

export function Json({ of: data }: { of: unknown }) {
  const [wanted, setWanted] = useState('');
  const text = JSON.stringify(data, null, 2);
  const isFound = (line: string) =>
    wanted.trim() !== '' && line.toLowerCase().includes(wanted.trim().toLowerCase());
  const lines = text.split('\n');
  return (
    <div className="json-frame">
      <div className="row json-tools">
        <Field
          label="Search in the data"
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <span className="hint" role="status">
          {wanted.trim() !== '' && plural(lines.filter(isFound).length, 'line')}
        </span>
        <CopyButton text={text} of="the data" />
      </div>
      <pre className="json" tabIndex={0} aria-label="Data">
        {lines.map((line, at) => (
          <span key={at} className={isFound(line) ? 'json-line is-found' : 'json-line'}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </div>
  );
}
