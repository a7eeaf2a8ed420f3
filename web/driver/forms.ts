/** The driver's forms: a delivery, a failure, a breakdown. Each fills the whole screen until it is sent or left. */
import type { PageStop } from '../../src/contracts/driver-page.js';
import { element } from './dom.js';
import { photoPicker } from './photo.js';
import { REASONS } from './run.js';
import { signaturePad } from './signature.js';

/** The result of a form: the body of the action, and its pictures. */
export type FilledForm = { body: Record<string, unknown>; pictures: Blob[] };

type FormHandlers = { submit: (filled: FilledForm) => void; cancel: () => void };

const ABSENT = { missing: 'missing', damaged: 'damaged', misrouted: 'at another depot' } as const;

/** Reasons for which it is proposed not to ask the recipient for another time. */
const NOT_ASKED: readonly string[] = ['refused', 'damaged'];

/** Returns the form for a delivery or collection: who took or gave the goods, what, and the proof of it. */
export function completeForm(stop: PageStop, { submit, cancel }: FormHandlers): HTMLElement {
  const collects = stop.type === 'collection';
  const name = element('input', {
    type: 'text',
    id: 'receiver',
    maxlength: '120',
    autocomplete: 'off',
    autocapitalize: 'words',
    required: true,
  });
  const pad = signaturePad();
  const photos = photoPicker();
  // A run that the phone keeps from before may not say which pieces are absent.
  const ticks = stop.pieces.map(({ barcode, number, name: goods = 'Piece', absent = null }) => {
    const box = element('input', { type: 'checkbox', value: barcode, checked: absent === null });
    const which = [number, barcode, ...(absent === null ? [] : [ABSENT[absent]])].join(', ');
    const row = element(
      'label',
      { class: 'choice' },
      box,
      element('span', {}, element('strong', {}, goods), element('span', { class: 'soft' }, which)),
    );
    return { box, row, absent };
  });
  const note = noteField();
  const problem = element('p', { role: 'alert', class: 'notice' });
  problem.hidden = true;
  // Whether the driver was asked about pieces that may not be on the van.
  let asked = false;

  const read = async () => {
    const delivered = ticks.filter(({ box }) => box.checked).map(({ box }) => box.value);
    if (ticks.length > 0 && delivered.length === 0) {
      problem.textContent = 'Tick at least one piece. If nothing was handed over, go back and choose Fail.';
      problem.hidden = false;
      problem.scrollIntoView();
      return;
    }
    const doubtful = ticks.filter(({ absent, box }) => absent !== null && !box.checked);
    if (doubtful.length > 0 && !asked) {
      asked = true;
      problem.textContent =
        'Some pieces were not with the goods. Tick those that you handed over after all, then press Complete again.';
      problem.hidden = false;
      problem.scrollIntoView();
      return;
    }
    const signature = await pad.read();
    submit({
      body: {
        signed_by: name.value.trim(),
        ...(delivered.length < ticks.length || ticks.some(({ absent }) => absent !== null)
          ? { pieces_delivered: delivered }
          : {}),
        ...note.read(),
      },
      pictures: [...(signature === null ? [] : [signature]), ...photos.read()],
    });
  };
  return frame(
    {
      title: collects ? 'Collect' : 'Complete',
      about: stop,
      submit: 'Complete',
      read: () => void read(),
      cancel,
    },
    problem,
    element(
      'div',
      {},
      element('label', { for: 'receiver' }, collects ? 'Name of the person' : 'Name of the receiver'),
      name,
    ),
    ticks.length > 0 &&
      element(
        'fieldset',
        {},
        element('legend', {}, collects ? 'Pieces collected' : 'Pieces handed over'),
        ...ticks.map(({ row }) => row),
      ),
    element('h2', {}, 'Signature'),
    pad.node,
    photos.node,
    note.node,
  );
}

/** Returns the form for a failed delivery: why nothing was handed over. */
export function failForm(stop: PageStop, { submit, cancel }: FormHandlers): HTMLElement {
  const choices = Object.entries(REASONS).map(([reason, words]) => {
    const onchange = () => {
      if (!isDecided) asks.checked = !NOT_ASKED.includes(reason);
    };
    const box = element('input', { type: 'radio', name: 'reason', value: reason, required: true, onchange });
    return { box, row: element('label', { class: 'choice' }, box, words) };
  });
  let isDecided = false;
  const asks = element('input', { type: 'checkbox', checked: true, onchange: () => void (isDecided = true) });
  const photos = photoPicker();
  const note = noteField();
  const read = () => {
    const reason = choices.find(({ box }) => box.checked)?.box.value;
    // Ticked from the beginning, it is left to the settings of the office whether they are asked.
    const rebook = isDecided || !asks.checked ? { rebook: asks.checked } : {};
    submit({ body: { reason, ...rebook, ...note.read() }, pictures: [...photos.read()] });
  };
  return frame(
    { title: 'Fail', about: stop, submit: 'Fail', grave: true, read, cancel },
    element(
      'fieldset',
      {},
      element('legend', {}, `Why could it not be ${stop.type === 'collection' ? 'collected' : 'delivered'}?`),
      ...choices.map(({ row }) => row),
    ),
    photos.node,
    note.node,
    element('label', { class: 'choice' }, asks, 'Ask them for another time'),
  );
}

/** Returns the form for a van that cannot continue. */
export function breakdownForm({ submit, cancel }: FormHandlers): HTMLElement {
  const note = noteField('What is wrong, and where are you?');
  return frame(
    {
      title: 'Van broke down',
      about: null,
      submit: 'Van broke down',
      grave: true,
      read: () => submit({ body: note.read('note'), pictures: [] }),
      cancel,
    },
    element('p', {}, 'Your office is told immediately. Your stops stay with you until they move them.'),
    note.node,
  );
}

function noteField(words = 'Note'): { node: HTMLElement; read: (field?: string) => Record<string, string> } {
  const area = element('textarea', { id: 'note', rows: '3', maxlength: '2000' });
  const node = element('div', {}, element('label', { for: 'note' }, words), area);
  return {
    node,
    read: (field = 'notes') => {
      const text = area.value.trim();
      return text === '' ? {} : { [field]: text };
    },
  };
}

function frame(
  {
    title,
    about,
    submit,
    grave = false,
    read,
    cancel,
  }: {
    title: string;
    about: PageStop | null;
    submit: string;
    /** Reports bad news, so its button looks different from that of a delivery. */
    grave?: boolean;
    read: () => void;
    cancel: () => void;
  },
  ...fields: (Node | string | false)[]
): HTMLElement {
  const where = about?.address;
  const onsubmit = (event: Event) => {
    event.preventDefault();
    read();
  };
  const heading = element('h1', { tabindex: '-1' }, title);
  return element(
    'form',
    { class: 'sheet', onsubmit },
    element(
      'main',
      {},
      heading,
      about && element('p', { class: 'soft' }, [about.name, where?.line1].filter(Boolean).join(', ')),
      ...fields,
    ),
    element(
      'div',
      { class: 'bar' },
      element('button', { type: 'button', class: 'quiet', onclick: cancel }, 'Back'),
      element('button', { type: 'submit', ...(grave ? { class: 'grave' } : {}) }, submit),
    ),
  );
}
