/** A signature drawn with a finger on a white background, even in dark mode, because others will see the picture. */
import { element } from './dom.js';

const INK = '#10151a';
const PAPER = '#ffffff';

export type SignaturePad = { node: HTMLElement; read: () => Promise<Blob | null> };

/** Creates a signature pad. `read` resolves to a picture, or to null if nobody has signed. */
export function signaturePad(): SignaturePad {
  const canvas = element('canvas', { width: '660', height: '300', 'aria-label': 'Signature', role: 'img' });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  const clear = () => {
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    again.disabled = true;
  };
  const again = element('button', { type: 'button', class: 'quiet', onclick: clear }, 'Clear signature');
  clear();
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;

  const at = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [((clientX - left) * canvas.width) / width, ((clientY - top) * canvas.height) / height];
  };
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    pen.beginPath();
    pen.moveTo(...at(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...at(event));
    pen.stroke();
    again.disabled = false;
  });

  const node = element('div', { class: 'pad' }, canvas, again);
  const read = () =>
    again.disabled
      ? Promise.resolve(null)
      : new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return { node, read };
}
