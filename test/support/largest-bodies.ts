/** The largest bodies that the OpenAPI document allows. */

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  example?: unknown;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  maxProperties?: number;
  readOnly?: boolean;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
export type DocumentedOperation = {
  operationId: string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
export type Document = {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
};

/** Signs that readers and writers of text have to look at, beside letters of several bytes. */
const WORDS = 'a, "b" <c> & 1£ é \\ = ';
/** Values whose form the document does not give, by their field's name and a number that is another one each time. */
const VALUES: Readonly<Record<string, (turn: number) => unknown>> = {
  phone: () => '+447700900123',
  email: () => 'a@example.com',
  contact_email: () => 'a@example.com',
  notify_emails: (turn) => `contact-${turn}@example.com`,
  portal_users: (turn) => `user-${turn}@example.com`,
  allowed_ips: (turn) => `10.${turn % 250}.${Math.floor(turn / 250) % 250}.1`,
  postcode: () => 'SE2 9NL',
  country: () => 'GB',
  url: () => 'https://example.com/hooks',
  reference: (turn) => `${turn} ${WORDS.repeat(3)}`,
  barcode: (turn) => `B${turn}`,
  barcodes: (turn) => `B${turn}`,
  timezone: () => 'Europe/London',
  zone: () => 'All',
  weekday: (turn) => turn % 7,
  sms_body: () => WORDS.repeat(60),
  pieces: () => 1,
  sms_from: () => '+447700900123',
  occurred_at: () => new Date().toISOString(),
};
/** Fields that no body needs, and that exclude others which may be larger. */
const LEFT_OUT = [
  'template',
  'any_order',
  'barcodes',
  'pieces_delivered',
  'exchange_for',
  'filter',
  'closed',
  'force',
];

/** Below the limit of a body. */
const MAX_BYTES = 950_000;

/**
 * Returns a function that makes the largest value of a schema. `ids`: by the letters that ids begin with, those that
 * are there, which are used in turn.
 */
export function largestOf(
  document: Document,
  { ids, date }: { ids: ReadonlyMap<string, readonly string[]>; date: string },
): (schema: Schema, name?: string) => unknown {
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : {
          ...resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}),
          ...without$ref(schema),
        };
  let turn = 0;

  const textOf = (schema: Schema, example: unknown, name: string): string => {
    const prefix = typeof example === 'string' ? /^([a-z]{3})_/.exec(example)?.[1] : undefined;
    const known = prefix === undefined ? undefined : ids.get(prefix);
    if (known) return known[(turn += 1) % known.length] ?? '';
    if (schema.format === 'date') return dayAfter(date, (turn += 1) % 300);
    if (name === 'from') return '08:00';
    if (name === 'to') return '12:00';
    if (typeof example === 'string' && (schema.pattern !== undefined || schema.format !== undefined))
      return example;
    const length = schema.maxLength ?? 1_000;
    return WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length - 1) + 'x';
  };

  const make = (given: Schema, room: number, name = ''): unknown => {
    const schema = resolved(given);
    const example = schema.example ?? schema.examples?.[0];
    const isPlain = schema.type !== 'array' && schema.type !== 'object' && schema.properties === undefined;
    const value = VALUES[name];
    if (value && isPlain) return value((turn += 1));
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) {
      const values = parts.map((part) =>
        make({ ...part, ...(example === undefined ? {} : { example }) }, room, name),
      );
      return values.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.find((value) => value === example) ?? schema.enum[0];
    if (schema.type === 'array') {
      const values = resolved(schema.items ?? {}).enum;
      if (values) return values.slice(0, schema.maxItems);
      const item = sizeOf(make(schema.items ?? {}, room / 4, name)) + 1;
      const most = Math.min(schema.maxItems ?? 2_000, Math.floor(room / item));
      return Array.from({ length: Math.max(1, most) }, () => make(schema.items ?? {}, room / 4, name));
    }
    if (schema.type === 'object' || schema.properties) {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([key, field]) =>
          resolved(field).readOnly !== true &&
          (!LEFT_OUT.includes(key) || schema.required?.includes(key) === true),
      );
      const own = Object.fromEntries(
        fields.map(([key, field]) => [key, make(field, room / fields.length, key)]),
      );
      const { additionalProperties: others } = schema;
      if (fields.length > 0 || typeof others !== 'object') return own;
      const count = schema.maxProperties ?? 20;
      return Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`key_${index}`, make(others, 500)]),
      );
    }
    if (schema.type === 'string') return textOf(schema, example, name);
    if (schema.type === 'boolean') return true;
    return typeof example === 'number' ? example : (schema.minimum ?? 1);
  };
  return (schema) => make(schema, MAX_BYTES);
}

/** What there is for the bodies of operations whose rules the document does not tell. */
export type Scene = {
  /** Barcodes of one order. */
  pieces: readonly string[];
  /** Booked orders of `date`, and those of the day of the published route, that are on no route. */
  booked: readonly string[];
  booked_for_route: readonly string[];
  date: string;
  /** The orders of the published route, and those of the draft of `date`. */
  stops: readonly string[];
  planned: readonly string[];
  draft: string;
  driver: string;
  vehicles: readonly string[];
};

/** As many stops as a van has the time for. */
const STOPS = 40;
const half = <Each>(list: readonly Each[], isSecond: boolean): Each[] =>
  list.slice(isSecond ? list.length / 2 : 0, isSecond ? list.length : list.length / 2);

/**
 * Returns, for the operations whose rules the document does not tell, what makes the largest body legal; `again`: it is
 * sent for the second time.
 */
export function legalIn(scene: Scene): Record<string, (body: any, again: boolean) => object> {
  const { date, driver, vehicles } = scene;
  const crew = [driver];
  const weekly = (body: any) => ({ ...body, shifts: body.shifts.slice(0, 7) });
  const windows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      from: timeAt(7 * 60 + (index % 120)),
      to: timeAt(18 * 60 + Math.floor(index / 120)),
      capacity: 100_000,
    }));
  return {
    // Its shipper has no address.
    'orders.add_comment': (body) => ({ ...body, email_shipper: false }),
    'orders.split': (body, again) => ({ ...body, barcodes: half(scene.pieces.slice(1), again) }),
    'routes.create': (body, again) => ({
      ...{ ...body, date, crew, vehicle: vehicles[again ? 1 : 0] },
      stops: half(scene.booked.slice(0, 2 * STOPS), again),
    }),
    'routes.update': (body) => ({ ...body, crew, stops: scene.stops }),
    'routes.add_stops': (body, again) => ({ ...body, at: 0, orders: half(scene.booked_for_route, again) }),
    'routes.optimise': (body) => ({
      ...{ ...body, date, vehicles, lock_routes: [scene.draft], lock_stops: [], lock_heads: [] },
    }),
    'days.rearrange': (body) => ({
      ...body,
      routes: [{ vehicle: vehicles[0], crew, stops: [...scene.planned, ...scene.booked.slice(-STOPS)] }],
    }),
    // Only an order that waits can be named: all that waits is more.
    'days.tell': ({ action }) => ({ action }),
    'depots.postpone': (body) => ({ ...body, offer_from: '2032-01-10' }),
    ...{ 'vehicles.create': weekly, 'vehicles.update': weekly },
    ...{ 'drivers.create': weekly, 'drivers.update': weekly },
    // A body has at most 50,000 values.
    // Without depots in the document, none can be named.
    'setup.copy': (body) => ({
      ...{ ...body, depots: [], drivers: [], shippers: [], templates: [] },
      vehicles: body.vehicles.slice(0, 200).map(({ depot: _depot, ...each }: any, index: number) => ({
        ...weekly(each),
        name: `Van ${index}`,
      })),
    }),
    // The world's template has no email.
    'templates.preview': ({ email: _email, ...body }: any) => body,
    'depots.replace_zones': () => ({
      data: Array.from({ length: 200 }, (_, zone) => ({
        name: zone === 0 ? 'All' : `Zone ${zone}`.padEnd(120, 'x'),
        postcode_prefixes: Array.from({ length: 200 }, (_, index) => `AB${zone * 200 + index}`),
      })),
    }),
    'depots.replace_slot_schedule': () => ({
      windows: windows(1_000).map((window, index) => ({ ...window, weekday: index % 7 })),
      overrides: Array.from({ length: 100 }, (_, index) => ({
        date: dayAfter('2031-01-01', index),
        windows: windows(100),
      })),
    }),
    'depots.put_slot_override': () => ({ windows: windows(200) }),
  };
}

const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify([value]));

function without$ref({ $ref: _ref, ...rest }: Schema): Schema {
  return rest;
}
