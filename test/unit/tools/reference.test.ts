/** The pages of the reference, as the build makes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildReference } from '../../../tools/reference/index.js';
import { diagram } from '../../../tools/reference/diagram.js';
import { ERRORS } from '../../../src/domain/errors.js';
import { readReference } from '../../../src/bin/pages.js';
import { MACHINES } from '../../../src/domain/states/index.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const document = JSON.parse(read('docs/openapi.json'));
const core = JSON.parse(read('docs/openapi-core.json'));
const texts: Record<string, string> = Object.fromEntries(
  [
    'conventions.md',
    ...readdirSync(path.join(ROOT, 'docs/reference')).map((name) => `reference/${name}`),
  ].map((name) => [name, read(`docs/${name}`)]),
);
const files = buildReference(document, texts);
const pages = Object.entries(files).filter(([name]) => !name.endsWith('.json'));
const operations = Object.entries<any>(document.paths).flatMap(([route, item]) =>
  Object.entries<any>(item).map(([method, operation]) => ({ route, method, operation })),
);
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

test('every operation has its section, with three samples and an answer', () => {
  for (const { operation } of operations) {
    const html = files[`operations/${operation.tags[0]}`] ?? '';
    const begin = html.indexOf(`<section class="operation" id="${operation.operationId}"`);
    const section = html.slice(begin, html.indexOf('</section>', begin));
    const languages = [...section.matchAll(/data-language="([^"]+)"/g)].map(([, name]) => name);
    // Those of the core come after, where they are shorter.
    expect([operation.operationId, begin > 0, [...new Set(languages)]]).toEqual([
      operation.operationId,
      true,
      ['curl', 'JavaScript', 'Python'],
    ]);
    expect(section).toMatch(/Answer 20\d/);
  }
});

test('what is not of the core is marked on every page, and nothing else', () => {
  const html = pages.map(([, page]) => page).join('');
  const marked = (pattern: RegExp) =>
    new Map([...html.matchAll(pattern)].map(([, id = '', mark]) => [id, mark !== undefined]));
  const sections = marked(/<section class="operation" id="([^"]+)"( data-beyond)?/g);
  for (const { operation, route, method } of operations) {
    const isCore = core.paths[route]?.[method] !== undefined;
    expect([operation.operationId, sections.get(operation.operationId)]).toEqual([
      operation.operationId,
      !isCore,
    ]);
  }
  const events = Object.keys(document.webhooks);
  expect(events.filter((type) => sections.get(type) === false)).toEqual(Object.keys(core.webhooks));
  const fields = marked(/<div class="field" id="([^"]+)"( data-beyond)?/g);
  for (const [name, schema] of Object.entries<any>(core.components.schemas)) {
    for (const field of Object.keys(document.components.schemas[name].properties ?? {})) {
      const id = `${name}.${field}`;
      if (fields.has(id)) expect([id, fields.get(id)]).toEqual([id, !(field in schema.properties)]);
    }
  }
  expect(fields.get('Order.recipient.location') ?? fields.get('Order.notes')).toBe(true);
  const index = JSON.parse(files['search.json'] ?? '');
  const found = index.filter(([kind, , , , isBeyond]: any) => kind === 'operation' && !isBeyond);
  expect(found).toHaveLength(35);
});

test('the first call uses nothing beyond the core', () => {
  const guide = texts['reference/first-call.md'] ?? '';
  const requests = [
    ...guide.matchAll(
      /\bapi (?:-X (\w+) )?"\$API\/([^"]+)"((?:(?!\bapi )[\s\S])*?)(?=\| pick|\| while|\n```|$)/g,
    ),
    ...guide.matchAll(/(wait_for) "([^"]+)"()/g),
  ]
    // What the function waits for is its argument.
    .filter(([, , address = '']) => !address.startsWith('$'))
    .map(([, how, address = '', rest = '']) => ({
      method:
        how === undefined || how === 'wait_for' ? (rest.includes('-d ') ? 'post' : 'get') : how.toLowerCase(),
      path: `/${address}`.replaceAll(/\$\w+/g, '{}'),
      fields: [...(/-d '(.*)'/s.exec(rest)?.[1] ?? '').matchAll(/"(\w+)":/g)].map(([, name]) => name),
    }));
  expect(requests.length).toBeGreaterThanOrEqual(12);
  const known = Object.entries<any>(core.paths).flatMap(([path, item]) =>
    Object.entries<any>(item).map(([method, operation]) => [
      `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      operation,
    ]),
  );
  const names = new Set(JSON.stringify(core.components.schemas).match(/(?<=")\w+(?=":)/g));
  for (const { method, path, fields } of requests) {
    expect(known.map(([name]) => name)).toContain(`${method} ${path}`);
    expect(fields.filter((name) => !names.has(name!))).toEqual([]);
  }
});

test('every error code has its status and what to do; samples show what a refusal says', () => {
  const errors = files['guide/errors'] ?? '';
  for (const [code, { status, remedy }] of Object.entries(ERRORS)) {
    const entry = errors.slice(errors.indexOf(`<div id="${code}">`)).split('</div>')[0] ?? '';
    expect([code, entry]).toEqual([code, expect.stringContaining(`<span class="status">${status}</span>`)]);
    expect(entry.replaceAll(/<[^>]+>/g, '')).toContain(remedy.replaceAll('`', ''));
  }
  const orders = files['operations/orders'] ?? '';
  expect(orders).not.toContain('raise_for_status');
  expect(orders.replaceAll(/<[^>]+>/g, '')).toContain('const { code, message, param } =');
});

test('paths are whole, with their parameters marked', () => {
  const broken = pages.filter(([, html]) => html.includes('</<') || /[^</]var>/.test(html));
  expect(broken.map(([name]) => name)).toEqual([]);
  expect(files['operations/orders']).toContain('/<wbr>orders/<wbr><var>{order_id}</var>/<wbr>pieces');
});

test('no page has an address other than that which it is served for', () => {
  const own = {
    live: 'https://courier.example/admin/v1',
    sandbox: 'https://courier.example/sandbox/admin/v1',
  };
  const served = readReference({ brand: 'Courier', ...own });
  for (const [name, { type, content }] of served) {
    if (!type.startsWith('text/html') && !type.endsWith('json')) continue;
    const text = content.toString('utf8');
    expect([name, /8080|localhost/.exec(text)?.[0]]).toEqual([name, undefined]);
  }
  // The first block that anybody pastes follows the choice of environment.
  const first = served.get('guide/first-call')?.content.toString('utf8') ?? '';
  expect(first).toContain(`:-<span class="base">${own.sandbox}</span>}`);
});

test('an operation that nobody has heard of is taken as it comes', () => {
  const added = structuredClone(document);
  added.tags.push({ name: 'kites', description: 'Kites.' });
  added.paths['/kites/{kite_id}'] = {
    put: {
      operationId: 'kites.fly',
      tags: ['kites'],
      summary: 'Fly a kite',
      description: 'It **flies**.',
      parameters: [
        {
          in: 'path',
          name: 'kite_id',
          required: true,
          description: 'Id.',
          schema: { type: 'string', examples: ['kit_1'] },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                height: {
                  type: 'string',
                  enum: ['low'],
                  description: 'How high.',
                  'x-enumDescriptions': { low: 'Below the trees.' },
                },
              },
            },
            example: { height: 'low' },
          },
        },
      },
      responses: { '200': { description: 'Flown.' } },
    },
  };
  const html = buildReference(added, texts)['operations/kites'] ?? '';
  expect(html).toContain('It <strong>flies</strong>.');
  expect(html).toContain('/kites/kit_1');
  expect(html).toContain('<code>low</code> Below the trees.');
});

test('every link leads to a page, and to a place on it', () => {
  const anchors = new Map(pages.map(([name, html]) => [name, idsOf(html)]));
  const broken = pages.flatMap(([name, html]) =>
    [...html.matchAll(/ href="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !href.startsWith('http') && !href.startsWith('/docs/assets/'))
      .filter((href) => {
        const [target = '', anchor] = href.split('#');
        const ids = anchors.get(target === '' ? name : target.replace(/^\/docs\/?/, ''));
        return ids === undefined || (anchor !== undefined && !ids.has(anchor));
      })
      .map((href) => `${name}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test('what the search finds is there', () => {
  const entries = JSON.parse(files['search.json'] ?? '') as string[][];
  const anchors = new Map(pages.map(([name, html]) => [name, idsOf(html)]));
  const lost = entries.filter(([, , href = '']) => {
    const [target = '', anchor] = href.split('#');
    const ids = anchors.get(target.replace(/^\/docs\/?/, ''));
    return ids === undefined || (anchor !== undefined && !ids.has(anchor));
  });
  expect(lost).toEqual([]);
  expect(entries.filter(([kind]) => kind === 'operation')).toHaveLength(operations.length);
});

test('every state of every table is drawn, and every change is told', () => {
  const html = files['guide/states'] ?? '';
  for (const { entity, states, transitions } of MACHINES) {
    const begin = html.indexOf(`<h2 id="${entity.toLowerCase().replaceAll(' ', '-')}"`);
    const section = html.slice(begin, html.indexOf('<h2 ', begin + 4));
    for (const state of states)
      expect([entity, section.includes(`>${state}</text>`)]).toEqual([entity, true]);
    expect(section.match(/<tr>/g)).toHaveLength(transitions.length + 1);
  }
});

test('no page has what its policy forbids', () => {
  for (const [name, html] of pages) {
    expect([name, html.match(/ style="| on\w+="|<script>|<style|src="(?!\/docs\/assets\/)/)]).toEqual([
      name,
      null,
    ]);
  }
});

test.each(MACHINES.map((machine) => [machine.entity, machine] as const))(
  'of the diagram of %s no label overlaps another one or a state',
  (_entity, machine) => {
    const svg = diagram(machine);
    const number = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1]);
    const states = [...svg.matchAll(/<rect [^>]+>/g)].map(([tag]) => {
      const [left, top] = [number(tag, 'x'), number(tag, 'y')];
      return {
        words: 'a state',
        left,
        top,
        right: left + number(tag, 'width'),
        bottom: top + number(tag, 'height'),
      };
    });
    const labels = [...svg.matchAll(/<text class="(?:event|shared)"([^>]+)>([^<]+)</g)].map(
      ([, tag = '', words = '']) => {
        // A letter of this size is some six wide; a line is twelve high.
        const [x, y, width] = [number(tag, 'x'), number(tag, 'y'), words.length * 6];
        const left = tag.includes('"end"') ? x - width : tag.includes('"middle"') ? x - width / 2 : x;
        return { words, left, right: left + width, top: y - 10, bottom: y + 2 };
      },
    );
    expect(labels.length).toBeGreaterThan(0);
    const covered = labels.flatMap((a, at) =>
      [...states, ...labels.slice(at + 1)]
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.words} on ${b.words}`),
    );
    expect(covered).toEqual([]);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    for (const { left, right, top, bottom } of labels) {
      expect([left >= 0, right <= Number(width), top >= 0, bottom <= Number(height)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  },
);
