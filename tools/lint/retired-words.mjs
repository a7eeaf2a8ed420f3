/**
 * An ESLint rule: no file and no identifier has a name that the glossary retires. The names stand in the tables of
 * "Words that are not used" in docs/glossary.md, each with the one to use; a `*` stands for any letters.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const GLOSSARY = new URL('../../docs/glossary.md', import.meta.url);

/** Returns the rows of the table below a heading, as [pattern of the retired name, what to use]. */
function tableBelow(text, heading) {
  const [, section] = text.split(`\n### ${heading}\n`);
  if (section === undefined) throw new Error(`docs/glossary.md has no heading "${heading}".`);
  const [table] = section.split('\n#');
  const rows = [...table.matchAll(/^\| `([^`]+)`\s*\| (.*?)\s*\|$/gm)];
  if (rows.length === 0) throw new Error(`docs/glossary.md has no table below "${heading}".`);
  return rows.map(([, retired, use]) => ({
    pattern: new RegExp(`^${retired.replaceAll('*', '[\\w-]*').replaceAll('$', '\\$')}$`),
    use: use.replaceAll('`', ''),
  }));
}

const text = readFileSync(GLOSSARY, 'utf8');
const FILES = tableBelow(text, 'Names of files');
const IDENTIFIERS = tableBelow(text, 'Names in code');

/** Name → its row, or null: every name is looked up once. */
const known = new Map();
function retiredIdentifier(name) {
  if (!known.has(name)) known.set(name, IDENTIFIERS.find(({ pattern }) => pattern.test(name)) ?? null);
  return known.get(name);
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      file: 'The glossary retires the file name `{{name}}`: use {{use}}.',
      identifier: 'The glossary retires `{{name}}`: use {{use}}.',
    },
  },
  create(context) {
    const check = (node) => {
      const row = retiredIdentifier(node.name);
      if (row) context.report({ node, messageId: 'identifier', data: { name: node.name, use: row.use } });
    };
    return {
      Program(node) {
        const [name = ''] = basename(context.filename).split('.');
        const row = FILES.find(({ pattern }) => pattern.test(name));
        if (row) context.report({ node, messageId: 'file', data: { name, use: row.use } });
      },
      Identifier: check,
      PrivateIdentifier: check,
    };
  },
};
