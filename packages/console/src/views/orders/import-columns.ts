/** The columns of an import, and how the columns of a file are matched to them. */
import type { VISIT_SERVICES } from '@waypost/client';

type Service = Exclude<(typeof VISIT_SERVICES)[number], 'two_people'>;
const SERVICES: Readonly<Record<Service, string>> = {
  assembly: 'Assembly',
  remove_packaging: 'Remove packaging',
  disposal: 'Take away old item',
};
// A record's entries have its keys.
const SERVICE_COLUMNS = Object.entries(SERVICES) as [Service, string][];

export const COLUMNS = [
  ['reference', 'Reference'],
  ['recipient_name', 'Recipient'],
  ['recipient_phone', 'Phone'],
  ['recipient_email', 'Email'],
  ['line1', 'Address'],
  ['line2', 'Address line 2'],
  ['town', 'Town'],
  ['postcode', 'Postcode'],
  ['country', 'Country'],
  ['description', 'Goods'],
  ['sku', 'SKU'],
  ['pieces', 'Pieces'],
  ['weight_kg', 'Weight (kg)'],
  ['volume_m3', 'Volume (m³)'],
  ['barcode', 'Barcodes'],
  ['crew', 'Crew'],
  ['two_people', 'Two people'],
  ...SERVICE_COLUMNS,
  ['deliver_from', 'Not before'],
  ['deliver_by', 'Not after'],
  ['notes', 'Notes'],
  ['shipper', 'Shipper'],
  ['depot', 'Depot'],
] as const;
export type Column = (typeof COLUMNS)[number][0];

export const columnName = (column: string) => COLUMNS.find(([known]) => known === column)?.[1] ?? column;

/** The columns of dates. */
export const DATES = ['deliver_from', 'deliver_by'] as const satisfies readonly Column[];

const REQUIRED: readonly Column[] = ['reference', 'line1', 'town', 'postcode'];

export const isRequired = (column: Column) => REQUIRED.includes(column);

/** Other names that files use for a column, in lower case without spaces and punctuation. */
const ALSO: Partial<Record<Column, readonly string[]>> = {
  reference: [
    ...[
      'ref',
      'orderref',
      'orderreference',
      'orderno',
      'ordernumber',
      'order',
      'orderid',
      'ourref',
      'yourref',
    ],
    ...[
      'salesorder',
      'salesorderno',
      'salesordernumber',
      'so',
      'sono',
      'ponumber',
      'pono',
      'invoice',
      'invoiceno',
    ],
    ...['consignment', 'consignmentno', 'consignmentnumber', 'job', 'jobno', 'jobref', 'customerref'],
  ],
  recipient_name: [
    ...['name', 'recipient', 'customer', 'customername', 'fullname', 'consignee', 'consigneename'],
    ...['deliverto', 'shipto', 'contact', 'contactname', 'deliveryname'],
    ...['custname', 'client', 'clientname', 'buyer', 'buyername', 'customerfullname'],
  ],
  recipient_phone: [
    ...[
      'phone',
      'mobile',
      'telephone',
      'tel',
      'phonenumber',
      'customerphone',
      'phoneno',
      'mobileno',
      'telno',
    ],
    ...['mobilenumber', 'mobilephone', 'telephonenumber', 'contactnumber', 'contactno', 'customermobile'],
  ],
  recipient_email: ['email', 'mail', 'emailaddress', 'customeremail'],
  line1: [
    ...['address', 'address1', 'addressline1', 'street', 'addressline', 'streetaddress', 'addr1', 'addr'],
    ...['deliveryaddress', 'deliveryaddress1', 'custaddress', 'customeraddress', 'houseandstreet'],
    ...['housestreet', 'housenameandstreet', 'housenumberandstreet', 'road', 'street1'],
  ],
  line2: ['address2', 'addressline2', 'addr2', 'deliveryaddress2'],
  town: ['city', 'posttown', 'locality', 'towncity'],
  postcode: ['postalcode', 'zip', 'pc', 'zipcode', 'deliverypostcode', 'custpostcode'],
  description: [
    ...['goods', 'item', 'items', 'product', 'products', 'itemdescription', 'productdescription'],
    ...['productname', 'itemname', 'goodsdescription'],
  ],
  pieces: [
    ...['qty', 'quantity', 'parcels', 'boxes', 'items', 'noofpieces', 'noofboxes', 'noofitems', 'pcs'],
    ...['packages', 'cartons', 'numberofpieces'],
  ],
  weight_kg: ['weight', 'kg', 'kgs', 'weightkg', 'weightkgs', 'totalweight', 'grossweight'],
  volume_m3: ['volume', 'm3', 'cbm'],
  barcode: ['barcodes', 'ean', 'scancode', 'trackingnumber'],
  notes: [
    ...['note', 'instructions', 'deliveryinstructions', 'comments', 'deliverynotes', 'specialinstructions'],
    ...['notestodriver', 'drivernotes', 'deliverycomments'],
  ],
  crew: ['men', 'people', 'crewsize', 'noofmen', 'numberofmen'],
  two_people: [
    'twoman',
    'twomen',
    '2man',
    '2men',
    'twomandelivery',
    '2mandelivery',
    'twoperson',
    '2person',
    '2people',
    ...['twomancrew', '2mancrew', 'twomanlift', '2manlift', 'twomanrequired', '2manrequired'],
  ],
  deliver_from: [
    ...['deliverafter', 'earliest', 'earliestdate', 'earliestdelivery', 'earliestdeliverydate'],
    ...['availablefrom', 'notbeforedate'],
  ],
  deliver_by: [
    ...['deliverbefore', 'latest', 'latestdate', 'latestdelivery', 'latestdeliverydate'],
    ...['dueby', 'duedate', 'requiredby', 'notafterdate'],
  ],
  shipper: ['shippername', 'shipperid'],
  depot: ['depotname', 'depotid'],
};

/** What a heading says of its cells, not of its column: `2 man (Y/N)`, `Not before dd/mm/yy`. */
const OF_CELLS = /\W(?:y(?:es)?\s*\/\s*no?|dd\W?mm\W?y{2,4}|optional|required|if any)\W*$/i;

const plain = (name: string) =>
  name
    .replace(OF_CELLS, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How many rows show what a column holds. */
const SHOWN = 50;

/** Returns the indexes of the file's columns that have a known name; `Items` are goods in words, or how many there are. */
export function matchColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Partial<Record<Column, number>> {
  const names = head.map(plain);
  const isInWords = (at: number) => {
    const values = rows.slice(0, SHOWN).map((row) => row[at]?.trim() ?? '');
    return values.some((value) => value !== '') && !values.some((value) => /^\d+$/.test(value));
  };
  const isUnfit = (column: Column, at: number) =>
    names[at] === 'items' && (column === 'pieces') === isInWords(at);
  const matched: Partial<Record<Column, number>> = {};
  for (const [column, words] of COLUMNS) {
    const wanted = [plain(column), plain(words), ...(ALSO[column] ?? [])];
    const index = names.findIndex((name, at) => wanted.includes(name) && !isUnfit(column, at));
    if (index < 0) continue;
    matched[column] = index;
  }
  return matched;
}

/** How many rows of titles are looked through for the columns' names. */
const TITLES_AT_MOST = 15;

/** Returns a file from the row that names the columns on: the first of those with the most known names. */
export function withoutTitles(rows: string[][]): string[][] {
  const known = rows.slice(0, TITLES_AT_MOST).map((row) => Object.keys(matchColumns(row)).length);
  return rows.slice(Math.max(0, known.indexOf(Math.max(...known))));
}

const TITLES = ['title', 'salutation'];
const FIRST_NAMES = ['firstname', 'forename', 'givenname', 'first', 'fname'];
const LAST_NAMES = ['surname', 'lastname', 'familyname', 'last', 'lname'];

/**
 * Returns a file whose names are in several columns with one more, in which they are joined, and the indexes of its
 * parts; other files as they are.
 */
export function joinNames(
  head: string[],
  rows: string[][],
): { head: string[]; rows: string[][]; joined: number[] } {
  const names = head.map(plain);
  const [title, ...parts] = [TITLES, FIRST_NAMES, LAST_NAMES].map((known) =>
    names.findIndex((name) => known.includes(name)),
  );
  const joined = [title ?? -1, ...parts].filter((at) => at >= 0);
  if (parts.every((at) => at < 0) || matchColumns(head).recipient_name !== undefined)
    return { head, rows, joined: [] };
  const nameIn = (row: string[]) =>
    joined
      .map((at) => row[at]?.trim())
      .filter(Boolean)
      .join(' ');
  return {
    head: [...head, 'Full name'],
    rows: rows.map((row) => [...head.map((_, at) => row[at] ?? ''), nameIn(row)]),
    joined,
  };
}

type Mapping = Partial<Record<Column, number>>;

const keyOf = (shipper: string) => `import-columns:${shipper}`;

/** Keeps in this browser which columns of their files a shipper's orders were read from, by their headings. */
export function keepMapping(shipper: string, head: readonly string[], mapping: Mapping): void {
  const named = Object.entries(mapping).map(([column, index]) => [column, head[index] ?? '']);
  localStorage.setItem(keyOf(shipper), JSON.stringify(Object.fromEntries(named)));
}

/** Returns the columns as they were mapped for the shipper, where the file has them all; undefined if it has not. */
export function keptMapping(shipper: string, head: readonly string[]): Mapping | undefined {
  const kept = localStorage.getItem(keyOf(shipper));
  if (kept === null) return undefined;
  // The cast: nobody else writes this key.
  const named = Object.entries(JSON.parse(kept) as Partial<Record<Column, string>>);
  const found = named.map(([column, name]) => [column, head.indexOf(name)] as const);
  return found.every(([, index]) => index >= 0) ? Object.fromEntries(found) : undefined;
}

export const missingColumns = (mapping: Partial<Record<Column, number>>) =>
  COLUMNS.filter(([column]) => REQUIRED.includes(column) && mapping[column] === undefined).map(
    ([, name]) => name,
  );
