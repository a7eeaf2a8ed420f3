/**
 * Signs that a machine wrote a mail: an autoresponder, a mail server, a program that reports what became of ours. One
 * is standard (RFC 3834), the others are in use.
 */

/** The values of each header, by its name in lower case. */
type Headers = ReadonlyMap<string, readonly string[]>;

/** Signs of automatic mail, besides the text. */
export type Written = {
  headers: Headers;
  subject: string;
  /** The media types of the mail and of its parts. */
  types: ReadonlySet<string>;
};

/** Headers that only machines write: `X-Autoreply`, `X-Auto-Reply-From`, `X-Mail-Autoreply`, …. */
const OWN_HEADERS =
  /^x-(?:mail-)?auto-?(?:reply|respond|response|responder|generated)(?:-from)?$|^x-failed-recipients$/;

/** Media types of reports and reactions. */
const REPORTS =
  /^(?:multipart\/report|message\/(?:delivery-status|disposition-notification|feedback-report|global-(?:delivery-status|disposition-notification))|text\/vnd\.google\.email-reaction\+json)$/;

/** Returns whether a machine wrote it, by a sign that no person's mail has: it answers nothing. */
export function isAutomatic({ headers, types }: Written): boolean {
  const values = (name: string) => headers.get(name) ?? [];
  return (
    values('auto-submitted').some((value) => !['', 'no'].includes(keywordOf(value))) ||
    [...headers].some(([name, given]) => OWN_HEADERS.test(name) && given.some(says)) ||
    values('precedence').some((value) => /^auto[-_]?reply$/.test(keywordOf(value))) ||
    values('return-path').some((path) => /^<\s*>$|^<?mailer-daemon\b/i.test(path)) ||
    [...types].some((type) => REPORTS.test(type))
  );
}

/** Returns whether a machine may have written it: then a person decides. */
export function mayBeAutomatic({ headers, subject, types }: Written): boolean {
  const values = (name: string) => headers.get(name) ?? [];
  return (
    values('precedence').some((value) => /^(?:bulk|junk|list)$/.test(keywordOf(value))) ||
    ['x-auto-response-suppress', 'list-id', 'list-unsubscribe'].some((name) => values(name).some(says)) ||
    types.has('text/calendar') ||
    BEGINNINGS.some((beginning) => plain(subject).startsWith(beginning))
  );
}

/** Returns the first word of a value, without comments and parameters, in lower case. */
function keywordOf(value: string): string {
  return /^[^\s;]*/.exec(value.replace(/\([^()]*\)/g, ' ').trim())?.[0].toLowerCase() ?? '';
}

function says(value: string): boolean {
  return !['', 'no', 'none', 'false', '0'].includes(keywordOf(value));
}

/**
 * How subjects of machines begin, in the languages that the reader knows. A person's answer to one begins with "Re:".
 */
const BEGINNINGS = `
Automatic reply, Automatic response, Automated reply, Automated response, Auto reply, Auto-reply, Autoreply,
Auto response, Auto-response, Autoresponse, Autoresponder, Out of office, Out of the office, Away from, On leave,
On annual leave, Vacation reply, Vacation response, Undeliverable, Undelivered, Returned mail, Failure notice,
Mail delivery, Delivery status notification, Delivery failure, Delivery has failed, Delivery incomplete,
Delivery delayed, Read:, Not read:, Read receipt, Delivered:, Delivery receipt, Return receipt,
Automatische Antwort, Autoantwort, Abwesenheit, Nicht im Büro, Unzustellbar, Übermittlungsstatus, Gelesen:,
Réponse automatique, Message d'absence, Absence, Absent, Non remis, Lu:, Lu :,
Respuesta automática, Fuera de la oficina, Fuera de oficina, No se puede entregar, Leído:,
Risposta automatica, Fuori ufficio, Fuori sede, Assenza, Impossibile recapitare, Letto:,
Resposta automática, Fora do escritório, Ausência, Lida:, Automatisch antwoord, Afwezig, Onbestelbaar, Gelezen:,
Odpowiedź automatyczna, Automatyczna odpowiedź, Nieobecność, Poza biurem, Niedostarczalne, Przeczytano:,
Răspuns automat, Citit:, Ymateb awtomatig, Ateb awtomatig, Allan o'r swyddfa, Otomatik yanıt, Ofis dışında,
Automatikus válasz, Házon kívül, Automatinis atsakymas, Автоматична відповідь, Автоматичен отговор,
Автоматический ответ, स्वचालित उत्तर, رد تلقائي, স্বয়ংক্রিয় উত্তর`
  .split(',')
  .map((beginning) => plain(beginning.trim()));

/** Returns a subject in lower case, without accents, and without what a server puts in brackets before it. */
function plain(subject: string): string {
  return subject
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/^(?:\W*\[[^\]]{0,40}\])?[^\p{L}]*/u, '')
    .toLowerCase();
}
