/** The lint rule that keeps the writing of statuses in one place, and where the repository has it on. */
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import ts from 'typescript';
import rule from '../../../tools/lint/one-writer-of-a-status.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const RULE = 'waypost/one-writer-of-a-status';

/** Ways to set a status, which a move may. */
const UPDATES = [
  `db.updateTable('messages').set({ error: null, status });`,
  `db.updateTable('messages').set(changes);`,
  `db.updateTable('messages').set(() => ({ status }));`,
  `db.updateTable('messages').set('status', status);`,
  `db.insertInto('messages').doUpdateSet({ app_status: status });`,
  'sql`update messages set error = null, status = ${status} where id = 1`;',
  'sql`update messages m set status = v.status from v`;',
  'sql`insert into messages (id) select 1 on conflict (id) do update set outcome = excluded.outcome`;',
];

/** Ways to make a literal a status, which nobody may. */
const LITERALS = [
  `db.insertInto('messages').values({ status: 'queued' as const });`,
  `db.insertInto('replies').values([{ id: '1', outcome: 'booked' }]);`,
  "sql`insert into messages (id, status) select 1, 'queued'`;",
];

/** Other columns, first statuses, columns' types, reads, examples of operations. */
const HARMLESS = [
  `db.updateTable('messages').set({ error: null });`,
  `db.insertInto('messages').values({ status });`,
  `db.insertInto('messages').values({ id: 'text', status: 'text' });`,
  `new Map<string, object>().set('queued', changes);`,
  `void { name: 'jobs.get', example: { response: { status: 'queued' } } };`,
  "sql`update jobs set progress = 1 where status = 'running'`;",
  "sql`select id from jobs where status = 'queued'`;",
];

const STATEMENTS = [...UPDATES, ...LITERALS, ...HARMLESS];
const QUERY = `
  interface Query { set: Write; values: Write; doUpdateSet: Write }
  type Write = (first: unknown, second?: unknown) => Query;
  declare const db: Record<'updateTable' | 'insertInto', (table: string) => Query>;
  declare const sql: (text: TemplateStringsArray, ...values: unknown[]) => unknown;`.replaceAll('\n', ' ');

/** Those of the statements that are refused, each in a function `name` of the file `as`. */
function refused(as: string, name: string): string[] {
  const file = path.join(ROOT, as);
  const functions = STATEMENTS.map(
    (statement, index) =>
      `export function ${name}${index}(changes: { status?: 'sent' }, status: 'sent') { ${statement} }`,
  );
  const text = [QUERY, ...functions].join('\n');
  const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    getSourceFile: (name_, ...rest) =>
      name_ === file ? ts.createSourceFile(file, text, options.target) : host.getSourceFile(name_, ...rest),
  });
  const messages = new Linter({ cwd: ROOT }).verify(
    text,
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [program] },
      },
      plugins: { waypost: { rules: { 'one-writer-of-a-status': rule } } },
      rules: { [RULE]: 'error' },
    },
    file,
  );
  expect(messages.filter(({ ruleId }) => ruleId !== RULE)).toEqual([]);
  const lines = new Set(messages.map(({ line }) => line));
  return STATEMENTS.filter((_statement, index) => lines.has(index + 2));
}

test('a record sets no status outside a move', () => {
  expect(refused('src/records/messages.ts', 'update')).toEqual([...UPDATES, ...LITERALS]);
});

test('a move sets a status, but no literal', () => {
  expect(refused('src/records/messages.ts', 'moveMessage')).toEqual(LITERALS);
  expect(refused('src/setup/drivers/rows.ts', 'moveDriver')).toEqual(LITERALS);
  expect(refused('src/setup/drivers/commands.ts', 'moveDriver')).toEqual([...UPDATES, ...LITERALS]);
});

test('what is called a move outside the records is none', () => {
  expect(refused('src/messaging/claim.ts', 'moveMessage')).toEqual([...UPDATES, ...LITERALS]);
});

test.each([
  'src/setup/drivers/rows.ts',
  'src/records/orders/move.ts',
  'src/operations/scans/record.ts',
  'src/db/outbox.ts',
  'activities/sending.ts',
])('the rule holds in %s', async (file) => {
  const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(file)) as {
    rules: Record<string, unknown>;
  };
  expect(config.rules[RULE]).toEqual([2]);
});
