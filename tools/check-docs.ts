/**
 * Checks that everything documents refer to exists: each relative link in a Markdown file leads to a file, and to a
 * heading if it names one; each section of docs/behaviour.md that source code names (its title in quotes after the
 * page) is a heading there; each function that a page about the code names is in the code; each page is in its folder's
 * index, and each table in docs/data-model.md. Prints the problems; the exit status says whether there are any.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
/** Folders of downloaded, built or recorded files, which nobody writes by hand. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage', '.waypost', '.temporal', 'histories']);
/** Pages that describe the code and name its functions. */
const ABOUT_CODE = ['architecture.md', 'data-model.md', 'locks.md'].map((page) =>
  path.join(ROOT, 'docs', page),
);
/** Diagram keywords that look like function names. */
const OF_MERMAID = ['erDiagram', 'sequenceDiagram'];
const SOURCES = /\.(ts|tsx|mjs|cjs|js|yaml|yml)$/;

const files = filesBelow(ROOT);
const sources = files.filter((file) => SOURCES.test(file));
const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []));
const problems = [
  ...files.filter((file) => file.endsWith('.md')).flatMap(brokenLinks),
  ...sources.flatMap(missingSections),
  ...ABOUT_CODE.flatMap(unknownNames),
  ...['docs', 'docs/adr', 'docs/measurements'].flatMap(unlisted),
  ...undescribedTables(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function brokenLinks(file: string): string[] {
  const links = [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  return links
    .filter((link) => !isElsewhere(link) && !leadsSomewhere(file, link))
    .map((link) => `${path.relative(ROOT, file)}: ${link} leads nowhere`);
}

/** Whether a link is a URL, or a page that the product serves. */
function isElsewhere(link: string): boolean {
  return /^([a-z]+:|\/)/i.test(link);
}

function leadsSomewhere(from: string, link: string): boolean {
  const [target = '', heading] = link.split('#');
  const file = target === '' ? from : path.resolve(path.dirname(from), decodeURI(target));
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  return statSync(file).isFile() && headingsOf(file).some((title) => slugOf(title) === heading);
}

function missingSections(file: string): string[] {
  // A comment may have a line break between the page and the title.
  const text = read(file).replace(/\n\s*(\*|\/\/|#)?\s*/g, ' ');
  return [...text.matchAll(/docs\/(behaviour\.md) "([^"]+)"/g)].flatMap(([, page = '', title = '']) =>
    headingsOf(path.join(ROOT, 'docs', page)).includes(title)
      ? []
      : [`${path.relative(ROOT, file)}: docs/${page} has no section "${title}"`],
  );
}

function unknownNames(file: string): string[] {
  const named = new Set(read(file).match(/\b[a-z]+[A-Z][A-Za-z]*\b/g));
  return [...named]
    .filter((name) => !words.has(name) && !OF_MERMAID.includes(name))
    .map((name) => `${path.relative(ROOT, file)}: nothing in the code is called ${name}`);
}

function undescribedTables(): string[] {
  const page = read(path.join(ROOT, 'docs/data-model.md'));
  const [, tables = ''] = /interface DB \{([^}]*)\}/.exec(read(path.join(ROOT, 'src/db/tables.ts'))) ?? [];
  return [...tables.matchAll(/^\s*(\w+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`^\\| \`${name}\` `, 'm').test(page))
    .map((name) => `docs/data-model.md: does not say what a row of ${name} is`);
}

/** Returns the pages that their folder's README does not link to. */
function unlisted(folder: string): string[] {
  const index = read(path.join(ROOT, folder, 'README.md'));
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !index.includes(`](${name})`))
    .map((name) => `${folder}/README.md: does not list ${name}`);
}

function headingsOf(file: string): string[] {
  return [...withoutCode(read(file)).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title]) => title ?? '');
}

/** Returns the anchor of a rendered heading: lower case, hyphens for spaces, no punctuation. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function withoutCode(markdown: string): string {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ''));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
