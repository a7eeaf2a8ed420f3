/**
 * Writes src/db/columns.ts from what the migrations say, read by PostgreSQL's own parser: no server is needed.
 * test/db/schema.test.ts compares it with what they make. Does nothing if it is up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './build.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'migrations');
const FILE = join(ROOT, 'src/db/columns.ts');

/** Alterations that change no column. Any other has to be taught to `columnsOf` first. */
const ALTERATIONS_ASIDE = new Set(['AT_AddConstraint', 'AT_ValidateConstraint', 'AT_EnableRowSecurity']);

export async function writeColumnsIfStale() {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, ...files.map((name) => join(FOLDER, name))])
    hash.update(readFileSync(file));
  const head = `/** Written by tools/columns.mjs from the migrations (${hash.digest('hex').slice(0, 16)}): not edited, not kept. */`;
  if (existsSync(FILE) && readFileSync(FILE, 'utf8').startsWith(head)) return;
  const migrations = await Promise.all(
    files.filter((file) => /^\d/.test(file)).map((file) => importSource(`migrations/${file}`)),
  );
  const draft = `${FILE}.${process.pid}`;
  writeFileSync(draft, `${head}\n${textOf(await columnsOf(migrations))}`);
  renameSync(draft, FILE);
}

/** Returns the columns that migrations, in their order, make: by table and column. */
export async function columnsOf(migrations) {
  const { parse } = await import('libpg-query');
  const tables = {};
  for (const sql of await statementsOf(migrations)) {
    for (const { stmt } of (await parse(sql)).stmts) {
      const [[kind, statement]] = Object.entries(stmt);
      if (kind === 'CreateStmt') {
        tables[statement.relation.relname] = columnsIn(statement.tableElts);
      } else if (kind === 'AlterTableStmt' && statement.objtype === 'OBJECT_TABLE') {
        const columns = tables[statement.relation.relname];
        for (const { AlterTableCmd: change } of statement.cmds) {
          if (change.subtype === 'AT_AddColumn') Object.assign(columns, columnsIn([change.def]));
          else if (!ALTERATIONS_ASIDE.has(change.subtype)) refuse(change.subtype);
        }
      } else if (kind === 'RenameStmt' || (kind === 'DropStmt' && statement.removeType === 'OBJECT_TABLE')) {
        refuse(kind);
      }
    }
  }
  return tables;
}

function refuse(what) {
  throw new Error(`A migration has a ${what}, which tools/columns.mjs cannot read yet.`);
}

/** Runs migrations against a database that only takes note of the statements. */
async function statementsOf(migrations) {
  const { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } =
    await import('kysely');
  const statements = [];
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => statements.push(query.sql),
  });
  for (const { up } of migrations) await up(db);
  return statements;
}

function columnsIn(elements = []) {
  const primaryKey = elements.flatMap(({ Constraint }) =>
    Constraint?.contype === 'CONSTR_PRIMARY' ? Constraint.keys.map(({ String: key }) => key.sval) : [],
  );
  return Object.fromEntries(
    elements.flatMap(({ ColumnDef: column }) => {
      if (column === undefined) return [];
      const { names, arrayBounds } = column.typeName;
      const kinds = new Set(column.constraints?.map(({ Constraint }) => Constraint.contype));
      const isRequired =
        ['CONSTR_NOTNULL', 'CONSTR_PRIMARY', 'CONSTR_IDENTITY'].some((kind) => kinds.has(kind)) ||
        primaryKey.includes(column.colname);
      const described = {
        type: `${names.at(-1).String.sval}${arrayBounds ? '[]' : ''}`,
        isNullable: !isRequired,
        hasDefault: kinds.has('CONSTR_DEFAULT'),
        isIdentity: kinds.has('CONSTR_IDENTITY'),
      };
      return [[column.colname, described]];
    }),
  );
}

function textOf(tables) {
  const entries = Object.entries(tables).toSorted();
  const typesOf = (isWanted) =>
    entries.map(([table, columns]) => {
      const wanted = Object.entries(columns).filter(([, column]) => isWanted(column));
      return `  ${table}: { ${wanted.map(([name, { type }]) => `${name}: '${type}'`).join(', ')} },\n`;
    });
  const namesOf = (isWanted) =>
    entries.map(([table, columns]) => {
      const names = Object.keys(columns).filter((name) => isWanted(columns[name]));
      return `  ${table}: ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;
    });
  return `
/** Table → column → its PostgreSQL type, without the columns that the database alone fills. */
export const COLUMNS = {
${typesOf(({ isIdentity }) => !isIdentity).join('')}} as const;

/** The columns that the database alone fills. */
export type Filled = {
${typesOf(({ isIdentity }) => isIdentity).join('')}};

/** The columns of each table that may be null. */
export type Nullable = {
${namesOf(({ isNullable }) => isNullable).join('')}};

/** The columns of each table that have a default. */
export type Defaulted = {
${namesOf(({ hasDefault }) => hasDefault).join('')}};
`;
}

if (process.argv[1] === import.meta.filename) await writeColumnsIfStale();
