/** Takes photos with the phone's camera and shrinks them for a bad connection. */
import { element } from './dom.js';

/** The longest side of a picture in pixels and its quality: about 300 kB. */
const LONGEST = 1600;
const QUALITY = 0.8;

/** Maximum number of photos. */
const MOST = 6;

export type PhotoPicker = { node: HTMLElement; read: () => readonly Blob[] };

/** Creates a button that takes photos, and shows the photos taken. */
export function photoPicker(): PhotoPicker {
  const taken: Blob[] = [];
  const count = element('span', { role: 'status' }, '');
  const input = element('input', {
    type: 'file',
    accept: 'image/*',
    capture: 'environment',
    class: 'unseen',
  });
  const label = element('label', { class: 'button quiet' }, input, 'Photo');
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    void Promise.all(files.map(shrink))
      .then((made) => {
        taken.push(...made);
        count.textContent = taken.length === 1 ? '1 photo' : `${taken.length} photos`;
        input.disabled = taken.length >= MOST;
      })
      .catch(() => (count.textContent = 'That picture cannot be read. Take another one.'));
  });
  return { node: element('div', { class: 'photo' }, label, count), read: () => taken };
}

async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = element('canvas', {
    width: String(Math.round(picture.width * scale)),
    height: String(Math.round(picture.height * scale)),
  });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be made smaller.');
  return blob;
}
