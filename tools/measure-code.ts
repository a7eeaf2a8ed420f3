/**
 * Figures of the code itself, for docs/measurements/house.md. `node --import tsx/esm tools/measure-code.ts COMMIT…`
 * prints files and lines by folder at each commit, without binary files. Without a commit it follows the longest paths
 * of the working tree, counts how often each returns to a file, and counts the files of src that one other file imports.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
/** Where paths are followed into: everything except the database layer that all of it uses. */
const PRODUCT = /^(src\/(?!db\/)|activities\/|workflows\/)/;
/** The longest paths: recording a batch of scans, completing a stop, storing and publishing a plan, reading a reply. */
const WALKS = ['recordScans', 'readReply', 'storeJobPlan', 'publishRoute', 'completeStop'];
/** Folders that are shown apart from the rest of their parent. */
const APART = [
  'docs/adr',
  'docs/openapi.json',
  'package-lock.json',
  'packages/reply-reader/golden',
  'test/workflows/histories',
];

const commits = process.argv.slice(2);
if (commits.length === 0) {
  console.table(followAll());
  console.log(importersOfSource());
} else printLines(commits);

/** Prints a Markdown table with a row for each folder. */
function printLines(versions: readonly string[]): void {
  const counted = versions.map((version) => linesByFolder(version));
  const folders = [...new Set(counted.flatMap((lines) => [...lines.keys()]))].toSorted();
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  row(['Folder', ...versions.flatMap((version) => [`files at ${version}`, 'lines'])]);
  row(['---', ...versions.flatMap(() => ['---', '---'])]);
  for (const folder of [...folders, 'all']) {
    row([
      `\`${folder}\``,
      ...counted.flatMap((lines) => {
        const of = folder === 'all' ? [...lines.values()] : [lines.get(folder) ?? { files: 0, lines: 0 }];
        const sum = (what: 'files' | 'lines') => of.reduce((total, each) => total + each[what], 0);
        return [sum('files').toLocaleString('en-GB'), sum('lines').toLocaleString('en-GB')];
      }),
    ]);
  }
}

/** Counts by comparing a commit with the empty tree, which git shows as lines added to each file, `-` if binary. */
function linesByFolder(commit: string): Map<string, { files: number; lines: number }> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
  const empty = git('hash-object', '-t', 'tree', '/dev/null');
  const found = new Map<string, { files: number; lines: number }>();
  for (const line of git('diff', '--numstat', '--no-renames', empty, commit).split('\n')) {
    const [lines = '-', , file = ''] = line.split('\t');
    if (lines === '-') continue;
    const folder = folderOf(file);
    const { files: before, lines: sum } = found.get(folder) ?? { files: 0, lines: 0 };
    found.set(folder, { files: before + 1, lines: sum + Number(lines) });
  }
  return found;
}

/** Returns the folder that a file is counted in: the top level, and one more below src and packages. */
function folderOf(file: string): string {
  const apart = APART.find((folder) => file === folder || file.startsWith(`${folder}/`));
  if (apart !== undefined) return apart;
  return /^(?:(?:src|packages)\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? 'top level';
}

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

/** Counts the files of src, and those that exactly one other file imports, tests and tools aside. */
function importersOfSource(): { files: number; withOneImporter: number } {
  const files = execFileSync(
    'git',
    ['ls-files', 'src', 'workflows', 'activities', 'packages', 'web', 'migrations'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/^packages\/[^/]+\/(test|bench|tools)\//.test(file));
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(ts.sys.readFile(path.join(root, file)) ?? '');
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = path.join(path.dirname(file), fileName).replace(/\.js$/, '.ts');
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  const source = files.filter((file) => file.startsWith('src/'));
  return {
    files: source.length,
    withOneImporter: source.filter((file) => importers.get(file)?.size === 1).length,
  };
}

type Body = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function startOf(program: ts.Program, name: string): Body {
  for (const file of program.getSourceFiles()) {
    if (!relative(file.fileName).startsWith('src/')) continue;
    for (const statement of file.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    }
  }
  throw new Error(`Function ${name} not found.`);
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
