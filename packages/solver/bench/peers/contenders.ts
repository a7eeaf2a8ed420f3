/**
 * The solvers in the benchmark and how to run each: ours from source, the peers from a Python virtual environment,
 * cargo or Maven, installed on first use below .waypost/bench. Each gets the same problem and the same time limit,
 * alone on the machine. The caller checks their answers.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Objective } from '@waypost/planning/routing-problem';
import type { Answer } from './neutral.js';
import { fromPragmatic, toPragmatic } from './pragmatic.js';

/** One instance for all solvers: the file for ours, the neutral form (JSON) for the peers. */
export type Task = {
  readonly instanceFile: string;
  readonly neutralFile: string;
  readonly seconds: number;
  readonly seed: number;
  readonly objective: Objective;
};

export type Contender = {
  readonly name: string;
  /** Installs what is missing. */
  readonly prepare: () => Promise<void>;
  /** Solves the task. Returns several answers if several threads search independently; the best one counts. */
  readonly run: (task: Task) => Promise<Answer[]>;
};

/** Time allowed for start-up, reading and writing, so that a hanging solver does not block the benchmark. */
const GRACE_SECONDS = 180;

const ROOT = join(import.meta.dirname, '../../../..');
const HOME = join(ROOT, '.waypost', 'bench');
const VENV = join(HOME, 'python');
const JSPRIT = join(import.meta.dirname, 'jsprit');

/**
 * Runs a program to its end and resolves to its standard output. Rejects if it fails or takes longer than `seconds`.
 */
function output(command: string, args: readonly string[], seconds = 1800): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 });
    let text = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}: ${complaint}`));
    });
  });
}

/** Parses the routes in a peer's last line. */
function routesIn(text: string): Answer {
  const { routes } = JSON.parse(text.trim().split('\n').at(-1) ?? '') as { routes: number[][] };
  return routes.length > 0 ? routes : null;
}

const ours: Contender = {
  name: 'waypost',
  prepare: () => Promise.resolve(),
  run: async ({ instanceFile, seconds, seed, objective }) => {
    const out = join(HOME, `ours-${process.pid}.json`);
    const limits = ['--seconds', String(seconds), '--threads', '2', '--seed', String(seed)];
    const flags = ['--instance', instanceFile, ...limits, '--objective', objective, '--out', out];
    const solve = ['--import', 'tsx/esm', join(ROOT, 'tools/solve.ts'), ...flags];
    await output(process.execPath, solve, seconds + GRACE_SECONDS);
    const { routes } = JSON.parse(await readFile(out, 'utf8')) as { routes: number[][] };
    await rm(out);
    return [routes];
  },
};

/** Returns a peer run by a script in this folder, with the packages it needs at fixed versions. */
function pythonPeer(name: string, packages: readonly string[], runs: number): Contender {
  const python = join(VENV, 'bin', 'python');
  const script = join(import.meta.dirname, `${name}_peer.py`);
  return {
    name,
    prepare: async () => {
      if (!existsSync(python)) await output('python3', ['-m', 'venv', VENV]);
      await output(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
    },
    run: ({ neutralFile, seconds, seed }) => {
      const seeds = Array.from({ length: runs }, (_, i) => seed + i);
      const args = (each: number) => [script, neutralFile, String(seconds), String(each)];
      return Promise.all(
        seeds.map(async (each) => routesIn(await output(python, args(each), seconds + GRACE_SECONDS))),
      );
    },
  };
}

const vrpCli: Contender = {
  name: 'vrp-cli',
  prepare: async () => {
    if (existsSync(join(HOME, 'bin', 'vrp-cli'))) return;
    await output('cargo', [
      'install',
      'vrp-cli',
      '--version',
      '1.25.0',
      '--locked',
      '--quiet',
      '--root',
      HOME,
    ]);
  },
  run: async ({ neutralFile, seconds }) => {
    const files = ['problem', 'matrix', 'solution'].map((part) =>
      join(HOME, `vrp-cli-${process.pid}-${part}.json`),
    );
    const [problem = '', matrix = '', solution = ''] = files;
    const pragmatic = toPragmatic(await readFile(neutralFile, 'utf8'));
    await writeFile(problem, JSON.stringify(pragmatic.problem));
    await writeFile(matrix, JSON.stringify(pragmatic.matrix));
    const flags = ['-m', matrix, '-t', String(seconds), '-o', solution, '--parallelism', '1,2'];
    await output(
      join(HOME, 'bin', 'vrp-cli'),
      ['solve', 'pragmatic', problem, ...flags],
      seconds + GRACE_SECONDS,
    );
    const answer = fromPragmatic(await readFile(solution, 'utf8'));
    await Promise.all(files.map((file) => rm(file)));
    return [answer];
  },
};

const jsprit: Contender = {
  name: 'jsprit',
  prepare: async () => {
    const build = [
      '-q',
      '-f',
      join(JSPRIT, 'pom.xml'),
      `-DbuildDirectory=${join(HOME, 'jsprit')}`,
      'package',
    ];
    if (!existsSync(join(HOME, 'jsprit', 'jsprit-peer.jar'))) await output('mvn', build);
  },
  run: async ({ neutralFile, seconds, seed }) => {
    const jar = join(HOME, 'jsprit', 'jsprit-peer.jar');
    const args = ['-jar', jar, neutralFile, String(seconds), String(seed)];
    return [routesIn(await output('java', args, seconds + GRACE_SECONDS))];
  },
};

/** Our solver and every known peer, by name. PyVRP is single-threaded, so two seeds run in parallel. */
export const CONTENDERS: ReadonlyMap<string, Contender> = new Map(
  [
    ours,
    pythonPeer('pyvrp', ['pyvrp==0.14.1'], 2),
    pythonPeer('ortools', ['ortools==9.15.6755'], 1),
    pythonPeer('vroom', ['pyvroom==1.15.2'], 1),
    vrpCli,
    jsprit,
  ].map((contender) => [contender.name, contender]),
);

/** Creates the folder for installations and temporary files, and resolves to its path. */
export async function benchHome(): Promise<string> {
  await mkdir(HOME, { recursive: true });
  return HOME;
}
