/** Takes photos with the phone's camera, shrinks them for a bad connection, and shows them until they are sent. */
import { element, refill } from './dom.js';

/** The longest side of a picture in pixels and its quality: about 300 kB. */
const LONGEST = 1600;
const QUALITY = 0.8;

/** Maximum number of photos. */
const MOST = 6;

export type PhotoPicker = { node: HTMLElement; read: () => readonly Blob[] };

/** Creates a button that takes photos, and shows the photos taken, each with a button that takes it away again. */
export function photoPicker(): PhotoPicker {
  const taken: Blob[] = [];
  const count = element('span', { role: 'status' }, '');
  const shown = element('ul', { class: 'taken' });
  const input = element('input', {
    type: 'file',
    accept: 'image/*',
    capture: 'environment',
    class: 'unseen',
  });
  const label = element('label', { class: 'button quiet' }, input, 'Photo');
  const show = () => {
    const isFull = taken.length >= MOST;
    count.textContent = `${taken.length === 1 ? '1 photo' : `${taken.length} photos`}${isFull ? ', the most there can be' : ''}`;
    input.disabled = isFull;
    refill(
      shown,
      ...taken.map((picture, index) => thumbnail(picture, `photo ${index + 1}`, () => remove(picture))),
    );
  };
  const remove = (picture: Blob) => {
    taken.splice(taken.indexOf(picture), 1);
    show();
    input.focus();
  };
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    void Promise.all(files.map(shrink))
      .then((made) => {
        taken.push(...made.slice(0, MOST - taken.length));
        show();
      })
      .catch(() => (count.textContent = 'That picture cannot be read. Take another one.'));
  });
  return { node: element('div', { class: 'photo' }, label, count, shown), read: () => taken };
}

function thumbnail(picture: Blob, name: string, remove: () => void): HTMLElement {
  const address = URL.createObjectURL(picture);
  const image = element('img', { alt: `The ${name}` });
  // The picture stays drawn without its address.
  image.addEventListener('load', () => URL.revokeObjectURL(address));
  image.src = address;
  return element(
    'li',
    {},
    image,
    element(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': `Remove ${name}`, onclick: remove },
      'Remove',
    ),
  );
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
