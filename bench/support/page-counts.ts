/**
 * How many pages PostgreSQL reads for each statement, and by which plan: `auto_explain` writes every statement that a
 * server runs, those of functions and triggers included, into its own log.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from '@waypost/dev-servers/ports';
import { queryOnce, startPostgres } from '@waypost/dev-servers/postgres';

/**
 * Of a statement: how often it ran, and of the run that read most pages (8 kB each) its pages, the rows that it returned,
 * the most rows that it sorted, and its plan.
 */
export type PageCount = {
  statement: string;
  calls: number;
  pages: number;
  rows: number;
  sorted: number;
  plan: unknown;
};

const LOG = 'plans';
const ON_START: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_parameter_max_length': '0',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: LOG,
  log_filename: LOG,
  log_rotation_age: '0',
  log_rotation_size: '0',
  // A filled database is made once and thrown away.
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '16GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
};

/** Creates the cluster of a deployment that is yet to start in `home`, so that it counts. */
export async function prepareCounting(home: string): Promise<void> {
  const server = await startPostgres({ home, port: await freePort(), durable: true });
  try {
    for (const [name, value] of Object.entries(ON_START)) {
      await queryOnce(server.url('postgres'), `alter system set ${name} = ${pg.escapeLiteral(value)}`);
    }
  } finally {
    await server.stop();
  }
}

/** Returns where the log ends now: what is read from there on came later. */
export async function endOfLog(home: string): Promise<number> {
  return (await stat(logOf(home))).size;
}

const logOf = (home: string) => join(home, 'postgres', LOG, `${LOG}.json`);

type PlanNode = {
  'Node Type': string;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Actual Rows'?: number;
};

/**
 * Reads what the product's roles ran between two places of the log. Statements that differ only in how many values they
 * were given are one.
 */
export async function readPageCounts(
  home: string,
  from: number,
  to: number,
): Promise<Map<string, PageCount>> {
  const counts = new Map<string, PageCount>();
  const lines = createInterface({ input: createReadStream(logOf(home), { start: from, end: to - 1 }) });
  for await (const line of lines) {
    const entry = JSON.parse(line) as { message?: string; application_name?: string };
    const plan = /^duration: [\d.]+ ms {2}plan:\n(?<plan>.*)$/s.exec(entry.message ?? '')?.groups?.['plan'];
    if (plan === undefined || entry.application_name === OWN) continue;
    const { 'Query Text': text, Plan: root } = JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode };
    // What a function runs is counted by itself; a connection's first call of it reads the catalog as well.
    if (['Function Scan', 'Result'].includes(root['Node Type']) && root.Plans === undefined) continue;
    const statement = alike(text);
    const pages = (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0);
    const known = counts.get(statement);
    const isMost = known === undefined || pages > known.pages;
    counts.set(statement, {
      ...{ statement, calls: (known?.calls ?? 0) + 1 },
      ...(isMost ? { pages, rows: root['Actual Rows'] ?? 0, sorted: mostSorted(root), plan: root } : known),
      calls: (known?.calls ?? 0) + 1,
    });
  }
  return counts;
}

/** Returns the most rows that a node of the plan sorted. */
function mostSorted(node: PlanNode): number {
  const rows = node['Node Type'].endsWith('Sort')
    ? (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)
    : 0;
  return Math.max(rows, ...(node.Plans ?? []).map(mostSorted));
}

/** The name of connections that are not the product's. */
export const OWN = 'bench';

/** Returns the text with lists of parameters of any length as one. */
function alike(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/(\$(::\w+(\[\])?)?)(, ?\$(::\w+(\[\])?)?)+/g, '$1, …')
    .replace(/(\([^()]*…[^()]*\))(, ?\([^()]*…[^()]*\))+/g, '$1, …')
    .trim();
}
