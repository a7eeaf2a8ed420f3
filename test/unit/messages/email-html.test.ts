/** Emails in HTML keep to what common mail programs show alike, whatever their text and colour. */
import { assert, property, string, tuple, constantFrom, array, nat } from 'fast-check';
import { contrast, inkOn, isSeenOnWhite, USUAL_COLOUR } from '../../../src/domain/colours.js';
import { BUILT_IN_TEMPLATES } from '../../../src/messaging/built-in-templates.js';
import { emailHtml } from '../../../src/messaging/email-html.js';
import { readText } from '../../../src/messaging/texts.js';
import { MARK } from '../../../src/domain/acting-links.js';
import { renderTemplate } from '../../../src/domain/template.js';
import { PLACEHOLDERS, type TemplateKind } from '../../../src/domain/template-kinds.js';

const PICKER = 'https://couriers.example/b/Tok-en_1';
const OFFERS = '1) Thu 12 Mar 08:00-12:00\n2) Fri 13 Mar 08:00-12:00\n3) Sat 14 Mar 08:00-12:00';
const ASKING = `Hello Sam,\n\nWe can deliver at one of these times:\n\n${OFFERS}\n\nReply with the number, or choose any free time here: ${MARK}\n\nNorthgate`;
const mail = (
  text: string,
  { colour = null, link = PICKER }: { colour?: string | null; link?: string } = {},
) => emailHtml(text, { name: 'Northgate', colour, link });

/** Gmail cuts longer mails off. */
const MAX_BYTES = 102_000;

const texts = Object.entries(BUILT_IN_TEMPLATES).flatMap(([kind, { email_body: body }]) => {
  const known = kind as TemplateKind;
  return body === null
    ? []
    : [[kind, renderTemplate(readText(known, 'email_body', body), PLACEHOLDERS[known])] as const];
});

describe.each([...texts, ['asking', ASKING] as const])('%s', (_kind, text) => {
  const html = mail(text, { colour: '#0b5fff' });

  test('nothing is loaded, run or sent', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|input|object|svg|video)\b|url\(|@import|\bsrc=/i);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
  });

  test('tables for the layout, inline colours and fonts, no style that Outlook ignores', () => {
    for (const [table] of html.matchAll(/<table [^>]*>/g)) expect(table).toContain('role="presentation"');
    expect(html).not.toMatch(/style="[^"]*(flex|grid|float|position|var\(|calc\()/);
    expect(html).toMatch(/<td style="background:#0b5fff;[^"]*color:#ffffff;[^"]*font-family:/);
    expect(html).toMatch(/max-width:(\d+)px/);
    expect(html.match(/<(table|tr|td|p|a|span)\b/g)).toHaveLength(
      html.match(/<\/(table|tr|td|p|a|span)>/g)?.length ?? 0,
    );
  });

  test('a language, a title, a dark theme', () => {
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<title>Northgate</title>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  test('our link leads where it does, and there is no other', () => {
    const wanted = new Set(text.includes(MARK) ? [PICKER] : []);
    const given = new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replace(/\?offer=\d+$/, '')),
    );
    expect(given).toEqual(wanted);
  });
});

test('each offer is a button to the page on which it is chosen; any other time is a quieter one', () => {
  const html = mail(ASKING, { colour: '#7a1fa2' });
  for (const number of [1, 2, 3]) {
    expect(html).toMatch(
      new RegExp(
        `class="button"[^>]*><a href="${PICKER}\\?offer=${number}"><span style="color:#ffffff[^"]*">${number}\\) `,
      ),
    );
  }
  expect(html).toMatch(new RegExp(`class="quiet"[^>]*><a href="${PICKER}"><span[^>]*>Choose a time</span>`));
  expect(html).toContain('choose any free time here:</p>');
  // Below each other, they are as wide as each other.
  expect(html.match(/<table [^>]*width="280"/g)).toHaveLength(3);
});

test('a day with its window stands out, and is not broken between two lines', () => {
  const html = mail('It will arrive on Tue 1 Dec, 16:16-17:46, at about 16:46. Ring 0113-14:00-9 after 9.');
  expect(html).toContain(
    'arrive on <b style="white-space:nowrap">Tue 1 Dec, 16:16-17:46</b>, at about 16:46. Ring 0113-14:00-9 after 9.',
  );
});

test('offers without a link by which they can be chosen stay lines', () => {
  expect(mail(OFFERS)).toContain(
    '<p>1) <b style="white-space:nowrap">Thu 12 Mar 08:00-12:00</b><br>\n2) <b style="white-space:nowrap">Fri',
  );
});

test('our link within a sentence stays in it', () => {
  expect(mail(`See ${MARK} today.`, { link: 'https://couriers.example/t/abc' })).toContain(
    '<p>See <a href="https://couriers.example/t/abc">Follow it</a> today.</p>',
  );
});

test.each([
  'Ask at https://couriers.example/help',
  'Pay here: https://evil.example/b/pay',
  `Pay the fee: https://evil.example/b/pay\n\n${ASKING}`,
  `https://evil.example/portal?id=1&signature=2 ${ASKING}`,
])('any other address is text, whatever it looks like: %j', (text) => {
  const html = mail(text);
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(targets.filter((href) => !href.startsWith(PICKER))).toEqual([]);
  expect(targets).toHaveLength(text.includes(MARK) ? 4 : 0);
});

test('an offer is no button where the text has no link', () => {
  expect(mail(OFFERS)).not.toContain('href');
});

test('whatever a text or a name says is text', () => {
  assert(
    property(
      array(
        constantFrom('<b>', '">', "'", '&', '\n\n', '1) x', MARK, PICKER, 'https://x.example/t/<i>', 'word '),
      ),
      string(),
      (parts, name) => {
        const html = emailHtml(parts.join(' '), { name, colour: null, link: PICKER });
        const shown = html.replaceAll(
          /<\/?(!doctype|html|head|meta|title|style|body|table|tr|td|p|a|span|br)\b[^<>]*>/g,
          '',
        );
        expect(shown).not.toMatch(/<(?!\/)/);
      },
    ),
  );
});

test('text is readable on every colour; a colour that buttons cannot have is told', () => {
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  assert(
    property(tuple(nat(255), nat(255), nat(255)), (rgb) => {
      const colour = `#${rgb.map(hex).join('')}`;
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(['#ffffff', '#ffe97a', '#949494', '#767676', USUAL_COLOUR].map(isSeenOnWhite)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect([inkOn('#ffe97a'), inkOn('#14532d')]).toEqual(['#000000', '#ffffff']);
});
