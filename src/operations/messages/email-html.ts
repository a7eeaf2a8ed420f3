/**
 * An email's text as HTML that common mail programs show alike: tables and inline styles, nothing that is loaded, a
 * dark theme for those that know it. Offers and links that act become buttons; the text alone says the same.
 */
import { inkOn, USUAL_COLOUR } from '../../domain/colours.js';
import { escapeHtml } from './render.js';

/** Whose email it is; without a colour it has the product's. */
export type Letterhead = { name: string; colour: string | null };

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** What mail programs that read style sheets do better; the others get the same without. */
const STYLE = `p{margin:0 0 16px}.button a,.quiet a{text-decoration:none}.quiet a{color:inherit}
@media (prefers-color-scheme:dark){.ground{background:#15181b!important}.paper{background:#1e2226!important;color:#eceae6!important}
.paper a{color:#9cc4ff}.button{border-color:#eceae6!important}.quiet,.quiet span{border-color:#eceae6!important;color:#eceae6!important}}`;

/** The first part of the path of a link that acts → what its button says. */
const ACTIONS: readonly (readonly [path: string, label: string])[] = [
  ['/b/', 'Choose a time'],
  ['/t/', 'Follow it'],
  ['/portal', 'Open the portal'],
  ['/driver', 'Open your page'],
  ['/console/sign-in/', 'Sign in'],
];

/** A link, without what ends the sentence that it stands in. */
const URLS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;
const OFFER = /^(\d+)\) (.+)$/;
/** A window with its day, as the texts write it: what a reader looks for. */
const WHEN = /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2},? )?\b\d\d:\d\d-\d\d:\d\d\b/g;

/** Renders an email's text: paragraphs, line breaks, links, offers as buttons; everything else is escaped. */
export function emailHtml(text: string, { name, colour }: Letterhead): string {
  const paint = colour ?? USUAL_COLOUR;
  const ink = inkOn(paint);
  const picker = pickerOf(text);
  const isQuiet = picker !== undefined && hasOffers(text);
  const blocks = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n');
    return picker !== undefined && lines.every((line) => OFFER.test(line))
      ? offers(lines, picker, { paint, ink })
      : paragraphHtml(lines, { paint, ink, isQuiet });
  });
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(name)}</title><style>${STYLE}</style></head>`,
    '<body class="ground" style="background:#f6f5f2;margin:0;padding:0">',
    `<table ${TABLE} width="100%" class="ground" style="background:#f6f5f2"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} width="100%" style="max-width:560px;text-align:left">`,
    `<tr><td style="background:${paint};border-radius:12px 12px 0 0;color:${ink};${FONT};font-size:18px;font-weight:bold;line-height:1.3;padding:16px 24px">${escapeHtml(name)}</td></tr>`,
    `<tr><td class="paper" style="background:#ffffff;border-radius:0 0 12px 12px;color:#1d2126;${FONT};font-size:16px;line-height:1.5;padding:24px 24px 8px">`,
    ...blocks,
    '</td></tr></table></td></tr></table>',
    '</body></html>',
  ].join('\n');
}

type Paint = { paint: string; ink: string };

/** Returns the link by which a time is chosen. */
function pickerOf(text: string): string | undefined {
  return text.split(URLS).find((part) => URLS.test(part) && actionOf(part) === 'Choose a time');
}

function hasOffers(text: string): boolean {
  return text.split('\n').some((line) => OFFER.test(line));
}

/**
 * Each offer leads to the page where it is chosen already. Nothing is booked by opening it: mail programs open links.
 */
function offers(lines: readonly string[], picker: string, look: Paint): string {
  return lines
    .map((line) => button(line, `${picker}?offer=${OFFER.exec(line)?.[1] ?? ''}`, look, 'width="280"'))
    .join('\n');
}

/** A paragraph; a link that acts, at the end of it, becomes a button below. */
function paragraphHtml(lines: readonly string[], look: Paint & { isQuiet: boolean }): string {
  const text = lines.join('\n');
  const [, before = '', url = ''] = /^([^]*?)\s*(https?:\/\/[^\s<>"]+)$/.exec(text) ?? [];
  const action = url === '' ? undefined : actionOf(url);
  if (action === undefined) return `<p>${linked(text)}</p>`;
  const words = before === '' ? '' : `<p>${linked(before)}</p>\n`;
  return words + (look.isQuiet ? quietButton(action, url) : button(action, url, look));
}

/** `width` is that of several buttons below each other, which are alike. */
function button(label: string, url: string, { paint, ink }: Paint, width = ''): string {
  return `<table ${TABLE} ${width} style="margin:0 0 12px"><tr><td class="button" bgcolor="${paint}" style="background:${paint};border:1px solid ${paint};border-radius:8px"><a href="${escapeHtml(url)}"><span style="color:${ink};display:${width === '' ? 'inline-block' : 'block'};font-weight:bold;padding:12px 22px">${escapeHtml(label)}</span></a></td></tr></table>`;
}

function quietButton(label: string, url: string): string {
  return `<table ${TABLE} style="margin:0 0 16px"><tr><td class="quiet" style="border:1px solid #5b626b;border-radius:8px"><a href="${escapeHtml(url)}"><span style="color:#1d2126;display:inline-block;padding:11px 22px">${escapeHtml(label)}</span></a></td></tr></table>`;
}

function actionOf(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/]*/, '');
  return ACTIONS.find(([begins]) => path.startsWith(begins))?.[1];
}

function linked(text: string): string {
  return text
    .split(URLS)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}">${escapeHtml(actionOf(part) ?? part)}</a>`
        : escapeHtml(part).replace(WHEN, '<b style="white-space:nowrap">$&</b>').replaceAll('\n', '<br>\n'),
    )
    .join('');
}
