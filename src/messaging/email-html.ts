/**
 * Renders an email's text as HTML that common mail programs show the same way: tables, inline styles, nothing to load,
 * a dark theme where supported. Offers and our own link become buttons. Any other address stays text, because somebody
 * may have put it into an order.
 */
import { MARK } from '../domain/acting-links.js';
import { inkOn, USUAL_COLOUR } from '../domain/colours.js';

/** Sender name and colour of an email, and the address of its link, if it has one. */
export type Letterhead = { name: string; colour: string | null; link: string | null };

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Style sheet for mail programs that support one. */
const STYLE = `p{margin:0 0 16px}.button a,.quiet a{text-decoration:none}.quiet a{color:inherit}
@media (prefers-color-scheme:dark){.ground{background:#15181b!important}.paper{background:#1e2226!important;color:#eceae6!important}
.paper a{color:#9cc4ff}.button{border-color:#eceae6!important}.quiet,.quiet span{border-color:#eceae6!important;color:#eceae6!important}}`;

const CHOOSE = 'Choose a time';
/** Beginning of our link's path → label of its button. */
const ACTIONS: readonly (readonly [path: string, label: string])[] = [
  ['/b/', CHOOSE],
  ['/t/', 'Follow it'],
  ['/portal', 'Open the portal'],
  ['/driver', 'Open your page'],
  ['/console/sign-in/', 'Sign in'],
  ['/console', 'Open the console'],
];
const OFFER = /^([A-Z]|\d+)\) (.+)$/;
/** A window with its day, as written in the texts; it is emphasised. */
const WHEN = /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2},? )?\b\d\d:\d\d-\d\d:\d\d\b/g;

/**
 * Renders an email's text, with `MARK` instead of its link: paragraphs, line breaks, the link and offers as buttons;
 * everything else is escaped.
 */
export function emailHtml(text: string, { name, colour, link }: Letterhead): string {
  const paint = colour ?? USUAL_COLOUR;
  const ink = inkOn(paint);
  const action = link === null ? null : { url: link, label: labelOf(link) };
  const picker = action?.label === CHOOSE && text.includes(MARK) ? action.url : null;
  const isQuiet = picker !== null && text.split('\n').some((line) => OFFER.test(line));
  const blocks = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n');
    return picker !== null && lines.every((line) => OFFER.test(line))
      ? offers(lines, picker, { paint, ink })
      : paragraphHtml(paragraph, action, { paint, ink, isQuiet });
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

/** Our link: its address and label. */
type Action = { url: string; label: string };

/**
 * Each offer links to the page with that slot preselected. Opening it books nothing, because mail programs open links.
 */
function offers(lines: readonly string[], picker: string, look: Paint): string {
  return lines
    .map((line) => {
      const url = `${picker}?offer=${OFFER.exec(line)?.[1] ?? ''}`;
      return button({ label: line, url }, look, 'width="280"');
    })
    .join('\n');
}

/** A paragraph; the link, at the end of it, becomes a button below. */
function paragraphHtml(text: string, action: Action | null, look: Paint & { isQuiet: boolean }): string {
  if (action === null || !text.endsWith(MARK)) return `<p>${linked(text, action)}</p>`;
  const before = text.slice(0, -MARK.length).trimEnd();
  const words = before === '' ? '' : `<p>${linked(before, action)}</p>\n`;
  return words + (look.isQuiet ? quietButton(action) : button(action, look));
}

/** `width` is that of several buttons below each other, which are alike. */
function button({ label, url }: Action, { paint, ink }: Paint, width = ''): string {
  return `<table ${TABLE} ${width} style="margin:0 0 12px"><tr><td class="button" bgcolor="${paint}" style="background:${paint};border:1px solid ${paint};border-radius:8px"><a href="${escapeHtml(url)}"><span style="color:${ink};display:${width === '' ? 'inline-block' : 'block'};font-weight:bold;padding:12px 22px">${escapeHtml(label)}</span></a></td></tr></table>`;
}

function quietButton({ label, url }: Action): string {
  return `<table ${TABLE} style="margin:0 0 16px"><tr><td class="quiet" style="border:1px solid #5b626b;border-radius:8px"><a href="${escapeHtml(url)}"><span style="color:#1d2126;display:inline-block;padding:11px 22px">${escapeHtml(label)}</span></a></td></tr></table>`;
}

function labelOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]*/, '');
  return ACTIONS.find(([begins]) => path.startsWith(begins))?.[1] ?? url;
}

function linked(text: string, action: Action | null): string {
  const link = action === null ? '' : `<a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`;
  return text
    .split(MARK)
    .map((part) =>
      escapeHtml(part).replace(WHEN, '<b style="white-space:nowrap">$&</b>').replaceAll('\n', '<br>\n'),
    )
    .join(link);
}
