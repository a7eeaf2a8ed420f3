/** The guides: their list, their sources, and what is inserted from the OpenAPI document and the state tables. */
import { ERRORS } from '../../src/domain/errors.js';
import type { Machine } from '../../src/domain/states/machine.js';
import { codeBlock, tabs } from './code.js';
import { diagram } from './diagram.js';
import { endpointsOf, type OpenApi, type Schema } from './document.js';
import { escape } from './html.js';
import { resolverOf } from './links.js';
import { inlineMarkdown, markdown } from './markdown.js';
import { mark, pathOf } from './operation.js';
import type { Page } from './page.js';
import { samplesOf } from './samples.js';

/** Documents by path below docs/. */
export type Sources = Readonly<Record<string, string>>;

type Definition = {
  slug: string;
  title: string;
  group: string;
  about: string;
  /** A document, or `document#Section`; several are joined in order. */
  from: readonly string[];
};

const CONVENTIONS = 'conventions.md';

/** The guides in reading order. In the navigation the first page is one of them. */
export const GUIDES: readonly Definition[] = [
  { slug: '', title: 'Overview', group: 'Begin', about: '', from: [] },
  {
    slug: 'first-call',
    title: 'First call',
    group: 'Begin',
    about: 'One order from import to delivery, in ten minutes.',
    from: ['reference/first-call.md'],
  },
  {
    slug: 'story',
    title: 'From order to delivery',
    group: 'Begin',
    about: 'One order, every step of its way, request by request.',
    from: ['reference/story.md'],
  },
  {
    slug: 'keys',
    title: 'Keys and environments',
    group: 'How it works',
    about: 'Live and sandbox, their addresses, and who you are.',
    from: [`${CONVENTIONS}#Base addresses and keys`],
  },
  {
    slug: 'scopes',
    title: 'Scopes and plans',
    group: 'How it works',
    about: 'What a key may do, and what a plan includes.',
    from: [`${CONVENTIONS}#Scopes and plans`],
  },
  {
    slug: 'requests',
    title: 'Requests and answers',
    group: 'How it works',
    about: 'Bodies, conditions, ids, dates and times.',
    from: [`${CONVENTIONS}#Requests and answers`, `${CONVENTIONS}#Ids, dates and times`],
  },
  {
    slug: 'errors',
    title: 'Errors',
    group: 'How it works',
    about: 'One envelope, every code, and what to do.',
    from: [`${CONVENTIONS}#Errors`],
  },
  {
    slug: 'idempotency',
    title: 'Idempotency',
    group: 'How it works',
    about: 'Send it again without doing it twice.',
    from: [`${CONVENTIONS}#Idempotency`],
  },
  {
    slug: 'paging',
    title: 'Lists and paging',
    group: 'How it works',
    about: 'Pages, finding an order, following what changes.',
    from: [`${CONVENTIONS}#Lists`],
  },
  {
    slug: 'limits',
    title: 'Limits',
    group: 'How it works',
    about: 'Requests a minute, sizes, and what happens beyond them.',
    from: [`${CONVENTIONS}#Rate limit`],
  },
  {
    slug: 'imports',
    title: 'Imports',
    group: 'How it works',
    about: 'Thousands of orders from one file.',
    from: [`${CONVENTIONS}#Imports`],
  },
  {
    slug: 'states',
    title: 'States',
    group: 'A delivery',
    about: 'Orders, pieces, runs and the rest, as diagrams.',
    from: ['reference/states.md'],
  },
  {
    slug: 'slots',
    title: 'Slots and cut-off',
    group: 'A delivery',
    about: 'Where slots come from, when they close, who may override.',
    from: ['reference/slots.md'],
  },
  {
    slug: 'conversation',
    title: 'The conversation',
    group: 'A delivery',
    about: 'How recipients are asked, understood and booked.',
    from: ['reference/conversation.md'],
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    group: 'A delivery',
    about: 'Receiving events, with verification in five languages.',
    from: ['reference/webhooks.md'],
  },
  {
    slug: 'sandbox',
    title: 'Sandbox',
    group: 'To production',
    about: 'Numbers that answer, runs that drive themselves.',
    from: ['reference/sandbox.md'],
  },
  {
    slug: 'going-live',
    title: 'Going live',
    group: 'To production',
    about: 'What to check before the first real order.',
    from: ['reference/going-live.md'],
  },
  {
    slug: 'clients',
    title: 'TypeScript client',
    group: 'To production',
    about: 'This API with types, retries and keys for them.',
    from: [`${CONVENTIONS}#TypeScript`],
  },
  {
    slug: 'versions',
    title: 'Versions',
    group: 'To production',
    about: 'What may change, and what never does.',
    from: [`${CONVENTIONS}#Versions`],
  },
];

/** A signed delivery for testing a receiver; the example in docs/conventions.md. */
const VECTOR = {
  secret: 'whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE',
  header: 't=1773302640,v1=VECTOR_SIGNATURE',
  body: '{"id":"evt_1"}',
};

export type GuideOptions = {
  document: OpenApi;
  machines: readonly Machine<string, string>[];
  sources: Sources;
  /** Computes the signature of the example delivery. */
  sign: (secret: string, text: string) => string;
};

/** Returns a function per guide that builds its page. */
export function guidePages(options: GuideOptions): (() => Page)[] {
  return GUIDES.filter(({ slug }) => slug !== '').map((guide) => () => {
    const resolve = resolverOf(options.document);
    const text = guide.from
      .map((from) => sourceOf(from, options.sources, guide.from.length > 1))
      .join('\n\n');
    const at = GUIDES.indexOf(guide);
    return {
      path: `guide/${guide.slug}`,
      title: guide.title,
      about: guide.about,
      html: `<article><h1>${escape(guide.title)}</h1><p class="lead">${escape(guide.about)}</p>${markdown(text, resolve, (name) => inserted(name, options))}</article>${nextTo(at)}`,
    };
  });
}

function nextTo(at: number): string {
  const [before, after] = [GUIDES[at - 1], GUIDES[at + 1]];
  const link = (guide: Definition | undefined, words: string, rel: string) =>
    guide === undefined
      ? ''
      : `<a rel="${rel}" href="/docs${guide.slug === '' ? '' : `/guide/${guide.slug}`}"><span class="soft">${words}</span> ${escape(guide.title)}</a>`;
  return `<nav class="turn" aria-label="More guides">${link(before, 'Before', 'prev')}${link(after, 'Next', 'next')}</nav>`;
}

/** Returns a document, or a section of one without its heading; throws if it does not exist. */
function sourceOf(from: string, sources: Sources, titled: boolean): string {
  const [file = '', title] = from.split('#');
  const text = sources[file];
  if (text === undefined) throw new Error(`docs/${file} is missing from the reference.`);
  const whole = title === undefined ? text : sectionOf(text, title);
  if (whole === undefined) throw new Error(`docs/${file} has no section "${title ?? ''}".`);
  return titled && title !== undefined ? `## ${title}\n\n${whole}` : whole;
}

function sectionOf(text: string, title: string): string | undefined {
  const begin = text.indexOf(`\n## ${title}\n`);
  if (begin < 0) return undefined;
  const body = text.slice(begin + title.length + 5);
  const end = body.indexOf('\n## ');
  return end < 0 ? body : body.slice(0, end);
}

function inserted(name: string, options: GuideOptions): string {
  const [kind = '', about = ''] = name.split(': ');
  const { document, machines } = options;
  switch (kind) {
    case 'example':
      return exampleOfOperation(about, document);
    case 'machines':
      return machines.map((machine) => machineSection(machine)).join('');
    case 'diagram': {
      const machine = machines.find(({ entity }) => entity === about);
      if (!machine) throw new Error(`Unknown state table ${about}.`);
      return diagram(machine);
    }
    case 'values':
      return valuesOf(about, document);
    case 'codes':
      return codes(document);
    case 'vector':
      return vector(options.sign);
    default:
      throw new Error(`A guide asks for ${name}, which is not generated.`);
  }
}

function exampleOfOperation(id: string, document: OpenApi): string {
  const endpoint = endpointsOf(document).find(({ operation }) => operation.operationId === id);
  if (!endpoint) throw new Error(`A guide shows an unknown operation: ${id}.`);
  const { method, path, operation } = endpoint;
  const [status = '', answer] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const example = answer?.content?.['application/json']?.example;
  return `<div class="step"><p class="endpoint">${mark(method)} <code>${pathOf(path)}</code> <a href="/docs/operations/${operation.tags?.[0] ?? ''}#${id}">${escape(operation.summary)}</a></p>${tabs(samplesOf(endpoint, document), 'request')}${example === undefined ? '' : codeBlock({ language: 'json', title: `Answer ${status}`, code: JSON.stringify(example, null, 2) })}</div>`;
}

function machineSection(machine: Machine<string, string>): string {
  const id = machine.entity.toLowerCase().replaceAll(' ', '-');
  const rows = machine.transitions.map(
    ({ from, event, to, also }) =>
      `<tr><td>${codesOf(from)}</td><td>${escape(event.replaceAll('_', ' '))}</td><td>${to === 'same' ? 'as it was' : codesOf([to].flat())}</td><td>${inlineMarkdown(also ?? '', () => undefined)}</td></tr>`,
  );
  return `<h2 id="${id}">${escape(machine.entity)}</h2>${diagram(machine)}<details><summary>Every change of ${escape(machine.entity)}</summary><div class="scroll" tabindex="0" role="region" aria-label="Changes of ${escape(machine.entity)}"><table><thead><tr><th scope="col">From</th><th scope="col">Event</th><th scope="col">To</th><th scope="col">Also</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

const codesOf = (states: readonly string[]) =>
  states.map((state) => `<code>${escape(state)}</code>`).join(' ');

/** Returns the values of a field such as `Reply.understood.intent` with their meanings. */
function valuesOf(path: string, document: OpenApi): string {
  const [name = '', ...fields] = path.split('.');
  let schema: Schema | undefined = document.components.schemas[name];
  for (const field of fields) schema = schema?.properties?.[field];
  const found = [schema, ...(schema?.anyOf ?? [])].find((each) => each?.enum !== undefined);
  if (!found) throw new Error(`${path} has no values.`);
  const meanings = found['x-enumDescriptions'] ?? {};
  return `<dl class="codes">${(found.enum ?? []).map((value) => `<div><dt><code>${escape(String(value))}</code></dt><dd>${inlineMarkdown(meanings[String(value)] ?? '', () => undefined)}</dd></div>`).join('')}</dl>`;
}

/** Returns every error code with its status, what it means, what to do, and an anchor. */
function codes({ components }: OpenApi): string {
  const code = components.schemas['Error']?.properties?.['error']?.properties?.['code'];
  const meanings = code?.['x-enumDescriptions'] ?? {};
  const statuses: Readonly<Record<string, { status: number } | undefined>> = ERRORS;
  const rows = (code?.enum ?? []).map(String).map((each) => {
    const status = statuses[each]?.status ?? '';
    return `<div id="${each}"><dt><code>${each}</code> <span class="status">${status}</span></dt><dd>${inlineMarkdown(meanings[each] ?? '', () => undefined)}</dd></div>`;
  });
  return `<dl class="codes">${rows.join('')}</dl>`;
}

function vector(sign: GuideOptions['sign']): string {
  const [t = ''] = /\d+/.exec(VECTOR.header) ?? [];
  const header = VECTOR.header.replace('VECTOR_SIGNATURE', sign(VECTOR.secret, `${t}.${VECTOR.body}`));
  return codeBlock({
    language: 'text',
    title: 'A signed delivery',
    code: `secret: ${VECTOR.secret}\nWaypost-Signature: ${header}\n\n${VECTOR.body}`,
  });
}
