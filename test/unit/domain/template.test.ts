/** Templates are text with names in it: what is read, what is refused and where, and what both cost. */
import { array, assert, constantFrom, property } from 'fast-check';
import { EMAIL_CHARACTERS, NAME_CHARACTERS } from '../../../src/domain/text-lengths.js';
import { MARK } from '../../../src/domain/acting-links.js';
import {
  longestRendered,
  type Names,
  type PlaceholderValues,
  readTemplate,
  renderTemplate,
  TemplateFault,
} from '../../../src/domain/template.js';

const NAMES: Names = { known: ['name', 'reference', 'collection', 'offers', 'link'], links: 'verbatim' };
const VALUES = { name: 'sam FIELD', reference: 'SO-1', collection: false, offers: null, link: 'any' };
const render = (source: string, values: PlaceholderValues = VALUES) =>
  renderTemplate(readTemplate(source, NAMES), values);

function faultOf(source: string, names = NAMES): TemplateFault {
  try {
    readTemplate(source, names);
  } catch (error) {
    if (error instanceof TemplateFault) return error;
    throw error;
  }
  throw new Error(`was read: ${source}`);
}

test.each([
  ['Hello {{ name }}, {{name}}.', 'Hello sam FIELD, sam FIELD.'],
  ['{{ name | upcase }} {{ name | downcase }} {{ name | capitalize }}', 'SAM FIELD sam field Sam field'],
  ['{{ offers | default: "none" }} {{ offers | default: \'no "one"\' }}', 'none no "one"'],
  [
    '{{ name | default: "x" }} {{ offers | default: "x" | upcase }} {{ offers | upcase | default: "x" }}',
    'sam FIELD X x',
  ],
  ['[{{ offers }}]', '[]'],
  ['{% if name %}a{% else %}b{% endif %}{% if offers %}c{% else %}d{% endif %}', 'ad'],
  [
    '{% if collection %}a{% if name %}b{% endif %}{% else %}c{% if offers %}d{% else %}e{% endif %}{% endif %}',
    'ce',
  ],
  ['{%if name%}{%\nelse\n%}{%endif%}x', 'x'],
  [' 50 % { } and }, <b> {x} {%if offers%}y{%endif%} ', '50 % { } and }, <b> {x}'],
])('%s', (source, expected) => {
  expect(render(source)).toBe(expected);
});

test.each(['\u202eSO-1', '\u202aSO-1\u202c', 'SO\u2067-\u20691'])(
  'a value cannot turn the words behind it round: %j',
  (reference) => expect(render('{{ reference }}: call us', { reference })).toBe('SO-1: call us'),
);

test.each([
  ['{{ customer }}', 0, 'customer, which is not a placeholder'],
  ['Hello {{ name.size }}', 6, '{{ name.size }}'],
  ['{{ name[0] }}', 0, '{{ name[0] }}'],
  ['{{ "text" }}', 0, '{{ "text" }}'],
  ['{{ }}', 0, '{{ }}'],
  ['{{- name -}}', 0, '{{- name -}}'],
  ['{{ name | base64_encode }}', 0, 'base64_encode'],
  ['{{ name | default }}', 0, 'default'],
  ['{{ name | default: reference }}', 0, 'default: reference'],
  ['{{ name | default: "a }}" }}', 0, 'default: "a }}'],
  ['{{ name | upcase: 1 }}', 0, 'upcase: 1'],
  ['{{ name | upcase | downcase }}', 0, 'upcase | downcase'],
  ['{{ name | default: "a" | default: "b" }}', 0, 'default: "a"'],
  ['{{ name | constructor }}', 0, 'constructor'],
  ['{{ name reference }}', 0, 'name reference'],
  ['{{ name', 0, 'unclosed'],
  ['a }} b', 2, 'unmatched'],
  ['a %} b', 2, 'unmatched'],
  ['{% if name %}', 0, 'an if without'],
  ['{% if name %}{% else %}{% else %}{% endif %}', 23, '{% else %}'],
  ['{% if %}{% endif %}', 0, '{% if %}'],
  ['{% if name == "x" %}{% endif %}', 0, 'name == '],
  ['{% if name and reference %}{% endif %}', 0, 'name and'],
  ['{% if customer %}{% endif %}', 0, 'customer'],
  ['{% elsif name %}', 0, '{% elsif name %}'],
  ['{% endif %}', 0, '{% endif %}'],
  ['{% for x in (1..9) %}{% endfor %}', 0, 'for x'],
  ['{% assign x = 1 %}', 0, 'assign'],
  ['{% raw %}{{ name }}{% endraw %}', 0, 'raw'],
  ['{% liquid echo name %}', 0, 'liquid'],
  ['{% # a comment %}', 0, '# a comment'],
  ['{% include "/etc/passwd" %}', 0, 'include'],
  ['{{ link | upcase }}', 0, 'filters a link'],
  ['{{ link | default: "x" }}', 0, 'filters a link'],
  [`see ${MARK}`, 4, 'control character'],
  ['\u0000', 0, 'control character'],
])('%j is refused, with its place', (source, offset, words) => {
  const fault = faultOf(source);
  expect([fault.offset, fault.message.includes(words) ? words : fault.message]).toEqual([offset, words]);
});

test('a link is refused where links are, but may be asked for', () => {
  const names = { ...NAMES, links: 'refused' as const };
  expect(faultOf('x {{ link }}', names).message).toContain('Put it in the body');
  expect(readTemplate('{% if link %}x{% endif %}', names)).toHaveLength(3);
});

test.each([
  ['See {{ link }}.', `See ${MARK}.`],
  ['({{ link }})', `(${MARK})`],
  ['a\n{{ link }}\nb', `a\n${MARK}\nb`],
  ['https://evil.example/?{{ link }}', `https://evil.example/? ${MARK}`],
  ...['\ufeff', '\u00a0', '\u2028', '\u3000', '\u200b'].map((space): [string, string] => [
    `https://evil.example/?${space}{{ link }}${space}`,
    `https://evil.example/?${space} ${MARK}${space === '\u200b' ? ` ${space}` : ''}`,
  ]),
  ['a\r\n{{ link }}\r\n\tb', `a\r\n${MARK}\r\n\tb`],
  ['https://evil.example/?q=({{ link }})', `https://evil.example/?q=( ${MARK})`],
  ['{{ reference }}{% if name %}{{ link }}{% endif %}{{ name }}', `https://evil.example/ ${MARK} sam`],
  ['{{ link }}{{ link }}', `${MARK} ${MARK}`],
])('a link becomes part of no other address: %s', (source, expected) => {
  expect(render(source, { ...VALUES, name: 'sam', reference: 'https://evil.example/' })).toBe(expected);
});

test('a value that pretends to be a link is none', () => {
  expect(render('{{ name }}', { ...VALUES, name: `a${MARK}b\u2060` })).toBe('a b\u2060');
});

test.each(['upcase', 'downcase', 'capitalize'])('%s makes no value longer', (filter) => {
  const template = readTemplate(`-{{ name | ${filter} }}-`, NAMES);
  for (let first = 0x20; first <= 0x10ffff; first += 0x1000) {
    const codes = Array.from({ length: 0x1000 }, (_, index) => first + index);
    const name = String.fromCodePoint(
      ...codes.filter((code) => (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff),
    );
    expect(renderTemplate(template, { name }).length).toBeLessThanOrEqual(name.length + 2);
  }
});

test('letters that have no other case of their length stay', () => {
  const name = 'straße ŉ';
  expect(render('{{ name | upcase }}, {{ name | capitalize }}', { ...VALUES, name })).toBe(
    'STRAßE ŉ, Straße ŉ',
  );
});

test('what is read renders to no more than its bound, whatever the values', () => {
  const pieces = [
    'text ',
    '{{ name }}',
    '{{ name | upcase }}',
    '{{ offers | default: "nothing at all" }}',
    '{% if name %}',
    '{% if offers %}',
    '{% else %}',
    '{% endif %}',
    '{{ ',
    '}}',
    '|',
    '"',
  ];
  const longest = { name: 'n'.repeat(12), offers: 'o'.repeat(7) };
  let read = 0;
  assert(
    property(array(constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      let template;
      try {
        template = readTemplate(parts.join(''), NAMES);
      } catch (error) {
        expect(error).toBeInstanceOf(TemplateFault);
        return;
      }
      read += 1;
      const bound = longestRendered(template, (name) => longest[name as keyof typeof longest].length);
      for (const name of [longest.name, null]) {
        for (const offers of [longest.offers, null]) {
          expect(renderTemplate(template, { name, offers }).length).toBeLessThanOrEqual(bound);
        }
      }
    }),
    { numRuns: 2_000 },
  );
  expect(read).toBeGreaterThan(100);
});

const times = (text: string, count: number) => text.repeat(count);
const WORST: Record<string, (size: number) => string> = {
  text: (size) => times('x', size),
  names: (size) => times('{{ name }}', size / 10),
  'names without a space': (size) => times('{{name}}', size / 8),
  filters: (size) => times('{{ name|upcase|default:"" }}', size / 28),
  'nested ifs': (size) => times('{%if name%}', size / 24) + times('{% endif %}', size / 24),
  'nested ifs with else': (size) => times('{%if name%}{%else%}', size / 31) + times('{% endif %}', size / 31),
  'ifs in a row': (size) => times('{%if name%}a{%else%}b{%endif%}', size / 30),
  'unclosed ifs': (size) => times('{%if name%}', size / 11),
  links: (size) => times('{{ link }}', size / 10),
  'links behind brackets': (size) => times('("{{ link }}', size / 12),
  'open braces': (size) => times('{{', size / 2),
  'open tags': (size) => times('{%', size / 2),
  'braces in turn': (size) => times('{{%}', size / 4),
  'a name with brackets': (size) => `{{ a${times('[a', size / 3)}${times(']', size / 3)} }}`,
  'white space in a name': (size) => `{{ ${times(' ', size)} }}`,
  'white space after if': (size) => `{% if ${times('\n', size)} %}`,
  'white space in a filter': (size) => `{{ name | default ${times(' ', size)}`,
  pipes: (size) => `{{ name ${times('|', size)} }}`,
  'a long literal': (size) => `{{ name | default: "${times('x', size)}" }}`,
  'unclosed literals': (size) => times('{{ name | default: "}} ', size / 23),
  'a literal with a loop': (size) =>
    `{{ '${times('a', size)}' | split: '' | where_exp: 'x', 'x == 1' | size }}`,
};

describe('reading, bounding and rendering take time by the length', () => {
  /** CPU of one round in milliseconds: the least of several, as others use the machine too. */
  const cost = (source: string): number => {
    const round = () => {
      const before = process.cpuUsage();
      try {
        const template = readTemplate(source, NAMES);
        const longest = longestRendered(template, () => NAME_CHARACTERS);
        // What may become longer is not rendered.
        if (longest <= EMAIL_CHARACTERS)
          renderTemplate(template, { ...VALUES, name: times('ß', NAME_CHARACTERS) });
      } catch (error) {
        if (!(error instanceof TemplateFault)) throw error;
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    return Math.min(...Array.from({ length: 5 }, round));
  };

  test.each(Object.entries(WORST))('%s', (_what, sourceOf) => {
    // Each costs a fraction of this.
    expect(cost(sourceOf(EMAIL_CHARACTERS))).toBeLessThan(20);
    // What grew with the square would take seconds here.
    expect(cost(sourceOf(10 * EMAIL_CHARACTERS))).toBeLessThan(200);
  });
});
