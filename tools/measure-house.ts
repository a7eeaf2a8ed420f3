/**
 * Figures of the code itself, for docs/measurements/house.md: how many lines and files the product has, and how often
 * following one of its longest paths returns to a file. `-- DIRECTORY` measures another checkout.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
/** Where paths are followed into: everything except the database layer that all of it uses. */
const PRODUCT = /^(src\/(?!db\/)|activities\/|workflows\/)/;
const GENERATED = ['src/client/schema.ts', 'src/db/tables.ts', 'src/replies/weights.ts'];
/** The longest paths: recording a batch of scans, completing a stop, storing a plan, booking, reading a reply. */
const WALKS = ['recordScans', 'completeStop', 'storeJobPlan', 'bookSlot', 'readReply'];

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file))
  .filter((file) => file.endsWith('.ts'))
  .map((name) => ({ name, lines: readFileSync(path.join(root, name), 'utf8').split('\n').length - 1 }));
const byHand = files.filter(({ name }) => !GENERATED.includes(name));
const linesOf = (of: typeof files) => of.reduce((sum, { lines }) => sum + lines, 0);
const [longest] = byHand.toSorted((a, b) => b.lines - a.lines);
console.log({
  files: byHand.length,
  lines: linesOf(byHand),
  generated: linesOf(files) - linesOf(byHand),
  longest,
  'over 400 lines': byHand.filter(({ lines }) => lines > 400).length,
});
console.log('rooms that need each other', circles());
console.table(followAll());

/** Files on a path, and how often it returns to one already visited. */
type Walk = { files: number; returns: number };

/** Follows the calls of each path depth first, in source order, each function once. */
function followAll(): Record<string, Walk> {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    fileNames.filter((file) => PRODUCT.test(relative(file))),
    options,
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(WALKS.map((name) => [name, follow(startOf(program, name), checker)]));
}

type Body = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function startOf(program: ts.Program, name: string): Body {
  for (const file of program.getSourceFiles()) {
    if (!relative(file.fileName).startsWith('src/')) continue;
    for (const statement of file.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    }
  }
  throw new Error(`There is no function ${name}.`);
}

function follow(start: Body, checker: ts.TypeChecker): Walk {
  const seen = new Set<Body>();
  const way: string[] = [];
  const visit = (body: Body): void => {
    way.push(relative(body.getSourceFile().fileName));
    if (seen.has(body)) return;
    seen.add(body);
    const look = (node: ts.Node): void => {
      ts.forEachChild(node, look);
      const called = ts.isCallExpression(node) ? calledBy(node, checker) : undefined;
      if (called) visit(called);
    };
    if (body.body) look(body.body);
  };
  visit(start);
  const moves = way.filter((file, step) => file !== way[step - 1]);
  const entered = new Set(moves);
  return { files: entered.size, returns: moves.length - entered.size };
}

/** Returns pairs of modules that depend on each other: folders or files directly below a folder with several. */
function circles(): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { name } of files) {
    const room = roomOf(name);
    if (room === undefined) continue;
    const needed = needs.get(room) ?? new Set();
    for (const [, to = ''] of readFileSync(path.join(root, name), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const other = roomOf(path.posix.join(path.posix.dirname(name), to));
      if (other !== undefined && other !== room) needed.add(other);
    }
    needs.set(room, needed);
  }
  return [...needs].flatMap(([room, needed]) =>
    [...needed]
      .filter((other) => room < other && needs.get(other)?.has(room))
      .map((other) => `${room} ↔ ${other}`),
  );
}

function roomOf(file: string): string | undefined {
  return /^src\/(features|operations|records)\/[^/.]+/.exec(file)?.[0];
}

/** Returns the product function that a call leads to, if the call passes a scope. */
function calledBy(call: ts.CallExpression, checker: ts.TypeChecker): Body | undefined {
  const named = checker.getSymbolAtLocation(call.expression);
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const body = symbol?.declarations?.map(bodyOf).find((found) => found !== undefined);
  if (!body || !PRODUCT.test(relative(body.getSourceFile().fileName))) return undefined;
  return body.parameters[0]?.name.getText() === 'scope' ? body : undefined;
}

function bodyOf(declaration: ts.Declaration): Body | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration.body && declaration;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const { initializer } = declaration;
  return ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer) ? initializer : undefined;
}

function relative(file: string): string {
  return path.relative(root, file);
}
