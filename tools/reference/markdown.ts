/**
 * Converts the Markdown that our documents use to HTML: headings, paragraphs, lists, tables, quotes, code, links. Code
 * fences of one group, `sh group=first`, become samples in tabs.
 */
import { codeBlock, type Sample, tabs } from './code.js';
import { escape, slugOf } from './html.js';

/** Returns where a document's link leads on the site; undefined if the site does not have it. */
export type Resolve = (link: string) => string | undefined;

/** Returns the replacement of a comment `<!-- name -->` on its own line. */
export type Insert = (name: string) => string | undefined;

const TITLES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  bash: 'Shell',
  json: 'JSON',
  js: 'JavaScript',
  ts: 'TypeScript',
  py: 'Python',
  python: 'Python',
  go: 'Go',
  rb: 'Ruby',
  ruby: 'Ruby',
  java: 'Java',
  text: 'Text',
};

/** Converts a document to HTML. */
export function markdown(text: string, resolve: Resolve, insert: Insert = () => undefined): string {
  const lines = text.split('\n');
  const out: string[] = [];
  const inline = (part: string) => inlineMarkdown(part, resolve);
  let at = 0;
  const takeWhile = (test: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && test(lines[at] ?? '')) taken.push(lines[at++] ?? '');
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const comment = /^<!-- (.+?) -->$/.exec(line);
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (comment) {
      at += 1;
      out.push(insert(comment[1] ?? '') ?? '');
    } else if (heading) {
      at += 1;
      const [, marks = '', title = ''] = heading;
      const level = marks.length;
      out.push(`<h${level} id="${slugOf(title)}">${inline(title)}</h${level}>`);
    } else if (line.startsWith('```')) {
      out.push(fences());
    } else if (line.startsWith('|')) {
      out.push(table(takeWhile((each) => each.startsWith('|'))));
    } else if (/^(-|\d+\.) /.test(line)) {
      out.push(list());
    } else if (line.startsWith('> ')) {
      const quote = takeWhile((each) => each.startsWith('>')).map((each) => each.slice(2));
      out.push(`<div class="note"><p>${inline(quote.join(' '))}</p></div>`);
    } else {
      const words = takeWhile((each) => each.trim() !== '' && !/^(```|\||#{1,6} |<!--)/.test(each));
      out.push(`<p>${inline(words.join('\n'))}</p>`);
    }
  }
  return out.join('\n');

  function fence(): { language: string; group: string | undefined; code: string } {
    const [, language = 'text', group] = /^```(\w*)(?: group=(\w+))?/.exec(lines[at] ?? '') ?? [];
    at += 1;
    const code = takeWhile((each) => !each.startsWith('```')).join('\n');
    at += 1;
    return { language: language === '' ? 'text' : language, group, code };
  }

  /** Returns one code block, or the consecutive blocks of a group. */
  function fences(): string {
    const first = fence();
    const sample = ({ language, code }: typeof first): Sample => ({
      language,
      title: TITLES[language] ?? language,
      code,
    });
    if (first.group === undefined) return codeBlock(sample(first));
    const samples = [sample(first)];
    for (;;) {
      const next = lines.findIndex((each, index) => index >= at && each.trim() !== '');
      if (next < 0 || !(lines[next] ?? '').endsWith(` group=${first.group}`)) break;
      at = next;
      samples.push(sample(fence()));
    }
    return tabs(samples, first.group);
  }

  function table(rows: readonly string[]): string {
    const cells = (row: string) =>
      row
        .slice(1, row.trimEnd().length - 1)
        .split(/(?<!\\)\|/)
        .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
    const [head = '', , ...body] = rows;
    const row = (tag: string) => (each: string) =>
      `<tr>${cells(each)
        .map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${cell}</${tag}>`)
        .join('')}</tr>`;
    return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table><thead>${row('th')(head)}</thead><tbody>${body.map(row('td')).join('')}</tbody></table></div>`;
  }

  function list(): string {
    const ordered = /^\d/.test(lines[at] ?? '');
    const items: string[][] = [];
    const goesOn = (line: string) => /^(-|\d+\.) /.test(line) || /^\s+\S/.test(line);
    for (const line of takeWhile(goesOn)) {
      if (/^(-|\d+\.) /.test(line)) items.push([line.replace(/^(-|\d+\.)\s+/, '')]);
      else items.at(-1)?.push(line.trim());
    }
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.map((item) => `<li>${inline(item.join(' '))}</li>`).join('')}</${tag}>`;
  }
}

/** Converts the inline Markdown of a line. */
export function inlineMarkdown(text: string, resolve: Resolve): string {
  // Code first, because its content has no other meaning.
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (part.startsWith('`') && part.length > 2) return `<code>${escape(part.slice(1, -1))}</code>`;
      return escape(part)
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/(?<![\w*])\*([^*\s][^*]*)\*/g, '<em>$1</em>');
    })
    .join('')
    .replace(/\[((?:[^\][]|<[^>]*>)+)\]\(([^)\s]+)\)/g, (_all, words: string, link: string) => {
      const target = /^https?:/.test(link) ? link : resolve(link);
      return target === undefined ? words : `<a href="${target}">${words}</a>`;
    });
}
