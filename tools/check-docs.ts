/**
 * Checks that everything documents refer to exists: each relative link in a Markdown file leads to a file, and to a
 * heading if it names one; each section of docs/behaviour.md that source code names (its title in quotes after the
 * page) is a heading there; each decision that source code cites has a page; each file, npm script and function that a
 * page names is there; each page is in its folder's index, and each table in docs/data-model.md. Prints the problems;
 * the exit status says whether there are any.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { COLUMNS } from '../src/db/columns.js';

const ROOT = path.join(import.meta.dirname, '..');
/** Folders of downloaded, built or recorded files, which nobody writes by hand. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage', '.waypost', '.temporal', 'histories']);
/** Pages whose diagrams name functions as well. */
const ABOUT_CODE = ['architecture.md', 'data-model.md', 'locks.md'].map((page) =>
  path.join(ROOT, 'docs', page),
);
/** Words that look like function names: keywords of diagrams, and functions of libraries. */
const NOT_OURS = ['erDiagram', 'sequenceDiagram', 'deprecatePatch'];
/** Where a page names what the code no longer has. */
const BYGONE = /^#{2,3} (Changed since|Words that are not used)[\s\S]*?(?=^## |$(?![\s\S]))/gm;
const FILE_NAME = /^[\w-]+\.(ts|tsx|mjs|cjs|yaml|tsv|jsonl)$/;
const FILE_PATH = /^(src|workflows|activities|migrations|web|packages|tools|test|bench|data|docs)\/[\w./-]+$/;
const SOURCES = /\.(ts|tsx|mjs|cjs|js|yaml|yml)$/;

const files = filesBelow(ROOT);
const sources = files.filter((file) => SOURCES.test(file));
const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []));
const names = new Set(files.map((file) => path.basename(file)));
const { scripts } = JSON.parse(read(path.join(ROOT, 'package.json'))) as { scripts: Record<string, string> };
const pages = files.filter((file) => file.endsWith('.md'));
const problems = [
  ...pages.flatMap(brokenLinks),
  ...pages.flatMap(misnamed),
  ...sources.flatMap(missingSections),
  ...sources.flatMap(missingDecisions),
  ...ABOUT_CODE.flatMap((page) => unknownNames(page, read(page))),
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
    .map((link) => `${path.relative(ROOT, file)}: ${link} does not exist`);
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

/** Returns the numbers of decisions, cited as docs/adr and a number, that have no page. */
function missingDecisions(file: string): string[] {
  return [...read(file).matchAll(/docs\/adr\/(\d{4})/g)]
    .filter(([, number = '']) => !files.some((page) => page.includes(path.join('docs/adr', number))))
    .map(([cited]) => `${path.relative(ROOT, file)}: ${cited} does not exist`);
}

/** Returns what a page names as code although it does not exist: files, npm scripts, functions. */
function misnamed(file: string): string[] {
  const text = read(file)
    .replace(BYGONE, '')
    .replace(/^```[\s\S]*?^```/gm, '');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  return [
    ...codes.filter((code) => FILE_NAME.test(code) && !names.has(code)),
    ...codes.filter((code) => FILE_PATH.test(code) && !existsSync(path.join(ROOT, code)) && !isPattern(code)),
    ...codes.filter((code) => {
      const [, script] = /^npm run (?:-s |--silent )?([\w:-]+)/.exec(code) ?? [];
      return script !== undefined && !(script in scripts);
    }),
  ]
    .map((code) => `${path.relative(ROOT, file)}: ${code} does not exist`)
    .concat(ABOUT_CODE.includes(file) ? [] : unknownNames(file, codes.join(' ')));
}

/** Whether a path stands for many, such as `docs/adr/NNNN-title.md`. */
function isPattern(file: string): boolean {
  return /NN|00nn/.test(file);
}

function unknownNames(file: string, text: string): string[] {
  const named = new Set(text.match(/\b[a-z]+[A-Z][A-Za-z]*\b/g));
  return [...named]
    .filter((name) => !words.has(name) && !NOT_OURS.includes(name))
    .map((name) => `${path.relative(ROOT, file)}: nothing in the code is called ${name}`);
}

function undescribedTables(): string[] {
  const page = read(path.join(ROOT, 'docs/data-model.md'));
  return Object.keys(COLUMNS)
    .filter((name) => !new RegExp(`^\\| \`${name}\` `, 'm').test(page))
    .map((name) => `docs/data-model.md: does not describe ${name}`);
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
