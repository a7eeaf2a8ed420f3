/**
 * The one translator of the API's sentences for people: ids become what people call the record, codes become words, and
 * times are by the clock of the depot whose records they name, or by the courier's. Texts of every view go through it (`messageOf`).
 */
import { clockIn } from '../parts/wall-clock';
import { capitalise, day, duration, humanise, humaniseCodes } from '../parts/format';

/** Names and clocks of the records that a text names. */
export type Records = {
  /** A record as people know it: an order by its reference, a van by its name. */
  nameOf: (id: string) => string | undefined;
  /** The time zone of the depot to which it belongs. */
  timezoneOf: (id: string) => string | undefined;
  /** The time zone of what belongs to no depot. */
  timezone: () => string;
};

/** Prefix of ids → what the record is called without its name. Vehicles are vans to people. */
const NOUNS: Record<string, string> = {
  ord: 'order',
  stp: 'stop',
  rte: 'route',
  run: 'run',
  veh: 'van',
  drv: 'driver',
  dep: 'depot',
  shp: 'shipper',
  msg: 'message',
  req: 'request',
  rep: 'reply',
  pce: 'piece',
  pho: 'photo',
  tpl: 'text',
  job: 'job',
  sug: 'suggestion',
  whe: 'endpoint',
  whd: 'delivery',
  zon: 'zone',
  key: 'key',
  shk: 'key',
  stf: 'person',
  evt: 'event',
  cmt: 'comment',
  abs: 'absence',
  opt: 'number',
  cou: 'courier',
  ten: 'environment',
};

/** An id with what is before it: an article, and what the API calls the record. */
const ID = new RegExp(
  `((?:\\b[Tt]he |\\b[Tt]his |\\b[Nn]o )?(?:\\b(?:[Bb]ooking )?[A-Za-z]+ )?)\\b((${Object.keys(NOUNS).join('|')})_[0-9a-z]+)\\b`,
  'g',
);
const WORDS_OF_API =
  /^(?:orders?|stops?|routes?|runs?|vehicles?|drivers?|depots?|shippers?|messages?|booking requests?|repl(?:y|ies)|pieces?|photos?|templates?|jobs?|suggestions?|endpoints?|deliver(?:y|ies)|imports?|keys?|zones?)$/i;

const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g;
/** A date that is not part of the name of a file. */
const DATE = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g;
/** A sentence that tells a developer which operation to use. */
const FOR_DEVELOPERS = /\s*[^.!?]*\b(?:GET|POST|PATCH|PUT|DELETE) \/[^\s]*[^.!?]*[.!?]?/g;

/** A time of more than an hour and a half. */
const MINUTES = /\b(?:9[1-9]|[1-9]\d{2,}) min\b/g;

/** Where a developer reads more. */
const HEADER = /; see `?[A-Z][a-z]+(?:-[A-Z][a-z]+)+`?/g;

/** Returns a sentence of the API as people say it. */
export function translate(text: string, records: Records): string {
  const plain = text.replaceAll(FOR_DEVELOPERS, '').replaceAll(HEADER, '').trim() || text;
  const named = plain.replaceAll(ID, (found: string, before: string, id: string, prefix: string) =>
    nameRecord(found, before, id, prefix, records),
  );
  const timed = named
    .replaceAll(INSTANT, (at) => clockIn(timezoneIn(plain, records)).moment(at))
    .replaceAll(DATE, (date) => day(date))
    .replaceAll(MINUTES, (minutes) => duration(Number.parseInt(minutes, 10)))
    .replaceAll('`', '');
  return capitalise(humaniseCodes(timed));
}

/** Returns the time zone of the first record in a sentence that has one. */
function timezoneIn(text: string, { timezoneOf, timezone }: Records): string {
  for (const [, , id = ''] of text.matchAll(ID)) {
    const found = timezoneOf(id);
    if (found !== undefined) return found;
  }
  return timezone();
}

function nameRecord(found: string, before: string, id: string, prefix: string, { nameOf }: Records): string {
  const noun = NOUNS[prefix] ?? '';
  const words = before.trim().split(' ').filter(Boolean);
  const isThe = /^(?:the|this|no)$/i.test(words[0] ?? '');
  const said = words.slice(isThe ? 1 : 0).join(' ');
  const isNoun = WORDS_OF_API.test(said);
  const name = nameOf(id);
  if (name === undefined) {
    // A code that only looks like an id stays as it is.
    if (!isNoun && !/_[0-9a-z]{20,}$/.test(id)) return found;
    const article = isThe ? (words[0] ?? '') : 'the';
    return isNoun || isThe ? `${article} ${noun}` : `${before}the ${noun}`;
  }
  const kept = isNoun || said === '' ? '' : `${said} `;
  return prefix === 'ord' && isNoun && !/^stops?$/i.test(said)
    ? `${isThe ? '' : kept}${said.toLowerCase()} ${name}`
    : `${kept}${name}`;
}

/**
 * Returns a refusal of a field: `recipient.phone must be …` → `Phone must be …`. `label` is what the form calls the
 * field.
 */
export function translateOfField(text: string, param: string, records: Records, label?: string): string {
  // `recipient.phone: must be …`, or with the parameter in backticks.
  const plain = text.replace(/^`([^`]*)`/, '$1');
  const rest = plain.slice(param.length);
  if (param === '' || !plain.startsWith(param) || !/^:? /.test(rest)) return translate(text, records);
  const last = param.split('.').at(-1) ?? param;
  return translate((label ?? humanise(last.replace(/\[\d+\]$/, ''))) + rest.replace(/^:/, ''), records);
}

/** Whether an actor is one of the staff, who record visits for the driver. */
export const isOfStaff = (id: string) => id.startsWith('stf_');
