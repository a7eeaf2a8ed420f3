/** A new order as it is typed: what the API gets, and what is missing. */
import type { Resources } from '@waypost/client';

export type NewItem = {
  description: string;
  sku: string;
  pieces: string;
  kg: string;
  m3: string;
  barcodes: string;
};
export type NewOrder = {
  shipper: string;
  depot: string;
  reference: string;
  type: Resources['OrderType'];
  exchangeFor: string;
  name: string;
  phone: string;
  email: string;
  line1: string;
  line2: string;
  town: string;
  postcode: string;
  items: readonly NewItem[];
  twoPeople: boolean;
  assembly: boolean;
  removePackaging: boolean;
  disposal: boolean;
  notes: string;
  from: string;
  by: string;
};

export const EMPTY_ITEM: NewItem = { description: '', sku: '', pieces: '1', kg: '', m3: '', barcodes: '' };

export const EMPTY: NewOrder = {
  shipper: '',
  depot: '',
  reference: '',
  type: 'delivery',
  exchangeFor: '',
  name: '',
  phone: '',
  email: '',
  line1: '',
  line2: '',
  town: '',
  postcode: '',
  items: [EMPTY_ITEM],
  twoPeople: false,
  assembly: false,
  removePackaging: false,
  disposal: false,
  notes: '',
  from: '',
  by: '',
};

/** The next order of the same shipper: what is usual stays, what belongs to one recipient goes. */
export const nextOrder = ({ shipper, depot, type }: NewOrder): NewOrder => ({
  ...EMPTY,
  shipper,
  depot,
  type,
});

/** Returns the dates of an order with this one among them. */
export const widened = ({ from, by }: Pick<NewOrder, 'from' | 'by'>, date: string) => ({
  from: from !== '' && date < from ? date : from,
  by: by !== '' && date > by ? date : by,
});

/** Whether a slot that was picked for an order is still one of its slots once it reads like this. */
export function stillFits(slot: { date: string }, before: NewOrder, now: NewOrder): boolean {
  const zoneOf = ({ depot, postcode }: NewOrder) =>
    `${depot} ${postcode.replaceAll(/\s/g, '').toUpperCase()}`;
  return (
    zoneOf(before) === zoneOf(now) &&
    (now.from === '' || slot.date >= now.from) &&
    (now.by === '' || slot.date <= now.by)
  );
}

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Returns the body of POST /orders; empty fields are left out. */
export function orderBody(order: NewOrder): Resources['OrderInput'] {
  const { name, phone, email, line1, line2, town, postcode, exchangeFor, notes, from, by } = order;
  const hasAddress = [line1, town, postcode].some((part) => part.trim() !== '');
  return {
    shipper: order.shipper,
    ...(order.depot && { depot: order.depot }),
    reference: order.reference.trim(),
    ...(order.type === 'collection' && { type: order.type }),
    ...(exchangeFor.trim() && { exchange_for: exchangeFor.trim() }),
    recipient: {
      ...(name.trim() && { name: name.trim() }),
      ...(phone.trim() && { phone: phone.trim() }),
      ...(email.trim() && { email: email.trim() }),
      ...(hasAddress && {
        address: {
          line1: line1.trim(),
          ...(line2.trim() && { line2: line2.trim() }),
          town: town.trim(),
          postcode: postcode.trim(),
        },
      }),
    },
    items: order.items.map(itemBody),
    service: {
      crew: order.twoPeople ? 2 : 1,
      assembly: order.assembly,
      remove_packaging: order.removePackaging,
      disposal: order.disposal,
    },
    ...(notes.trim() && { notes: notes.trim() }),
    ...(from && { deliver_from: from }),
    ...(by && { deliver_by: by }),
  };
}

/** Returns goods as they are typed. */
export const itemTyped = (item: Resources['Item']): NewItem => ({
  description: item.description ?? '',
  sku: item.sku ?? '',
  pieces: String(item.pieces ?? 1),
  kg: item.weight_kg === undefined ? '' : String(item.weight_kg),
  m3: item.volume_m3 === undefined ? '' : String(item.volume_m3),
  barcodes: item.barcodes?.join(' ') ?? '',
});

/** Returns a line of goods for the API; empty fields are left out. */
export function itemBody({ description, sku, pieces, kg, m3, barcodes }: NewItem): Resources['Item'] {
  const codes = wordsOf(barcodes);
  return {
    ...(description.trim() && { description: description.trim() }),
    ...(sku.trim() && { sku: sku.trim() }),
    pieces: Number(pieces),
    ...(kg && { weight_kg: Number(kg) }),
    ...(m3 && { volume_m3: Number(m3) }),
    ...(codes.length > 0 && { barcodes: codes }),
  };
}

/** A postcode that looks whole, so that its zone can be asked for while somebody types. */
export const isWholePostcode = (text: string) => /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i.test(text.trim());

/** API's name of a field → the form's, to show a refusal where it belongs. */
const FIELD_OF: Record<string, keyof NewOrder | keyof NewItem> = {
  weight_kg: 'kg',
  volume_m3: 'm3',
  exchange_for: 'exchangeFor',
  deliver_from: 'from',
  deliver_by: 'by',
};

/** Returns the form's field that a refusal's `param` is about, with the index of its item. */
export function fieldOf(param: string): { field: string; item: number | undefined } {
  const last = param.split('.').at(-1) ?? '';
  const item = /^items\[(\d+)\]/.exec(param)?.[1];
  const field = FIELD_OF[last] ?? last.replace(/\[\d+\]$/, '');
  return { field, item: item === undefined ? undefined : Number(item) };
}
