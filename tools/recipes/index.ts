/**
 * `npm run recipes [-- NAME …]`: proof that the recipes of CONTRIBUTING.md hold. Carries out each one in a scratch copy of
 * the working tree: edits the files, generates, checks the types and runs the recipe's tests. Names limit it to recipes
 * whose headings contain one of them. Prints the files that each took, and exits with 1 if one failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchCopy } from '../support/scratch-copy.js';
import { edited, filesOf } from './recipe.js';
import { RECIPES } from './recipes.js';

const names = process.argv.slice(2);
const chosen = RECIPES.filter(
  ({ heading }) => names.length === 0 || names.some((part) => heading.includes(part)),
);
for (const recipe of chosen) {
  const scratch = scratchCopy('recipe');
  try {
    for (const edit of recipe.edits) {
      const path = join(scratch, edit.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edited(existsSync(path) ? readFileSync(path, 'utf8') : undefined, edit));
    }
    const steps = [
      ['run', 'generate'],
      ['run', 'check', '--', 'types'],
      ['test', '--', ...recipe.tests],
    ];
    const failed = steps.find((args) => !succeeds(scratch, args));
    const files = filesOf(recipe);
    console.log(
      `${recipe.heading}: ${files.length} files${failed ? `; npm ${failed.join(' ')} failed` : ''}`,
    );
    if (failed) process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs npm in the copy; shows what it said if it failed. */
function succeeds(cwd: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64e6 });
  if (status !== 0) console.error(stdout.slice(-4000) + stderr.slice(-4000));
  return status === 0;
}
