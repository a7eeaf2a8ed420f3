/** The recipes of CONTRIBUTING.md say what their scripts do, and the scripts still fit the code. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { edited, filesOf } from '../../../tools/recipes/recipe.js';
import { RECIPES } from '../../../tools/recipes/recipes.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const document = read('CONTRIBUTING.md');

/** The first cells of the rows below a heading, in code. */
function filesNamed(heading: string): string[] {
  const [, section = ''] = document.split(`### ${heading}\n`);
  const [own = ''] = section.split('\n### ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** A path of the document as a pattern: `00nn_….ts` is any migration, `<resource>` any name. */
function patternOf(file: string): RegExp {
  const escaped = file.replaceAll('.', '\\.').replace('00nn_…', '\\d{4}_\\w+');
  return new RegExp(`^${escaped.replaceAll(/<[^>]+>/g, '[^/]+')}$`);
}

test.each(RECIPES.map((recipe) => [recipe.heading, recipe] as const))('%s', (heading, recipe) => {
  const texts = new Map<string, string | undefined>();
  for (const edit of recipe.edits) {
    const known = existsSync(path.join(ROOT, edit.file)) ? read(edit.file) : undefined;
    texts.set(edit.file, edited(texts.get(edit.file) ?? known, edit));
  }
  const files = filesOf(recipe);
  const named = filesNamed(heading);
  expect(files.filter((file) => !named.some((each) => patternOf(each).test(file)))).toEqual([]);
  const [, count] = new RegExp(`\\| \\[${heading}\\]\\([^)]+\\) +\\| (\\d+)`).exec(document) ?? [];
  expect(Number(count)).toBe(files.length);
});
