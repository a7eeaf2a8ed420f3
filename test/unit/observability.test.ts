/**
 * Alerts and dashboards (deploy/observability) ask for figures that exist, by labels that these have, and each alert
 * has a runbook. Where `promtool` is installed, it checks the rules and runs their tests too.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { load } from 'js-yaml';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Metric, METRICS } from '../../src/runtime/metrics.js';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'deploy/observability');
const read = (...names: string[]) => readFileSync(path.join(FOLDER, ...names), 'utf8');

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};
const { groups } = load(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const boards = readdirSync(path.join(FOLDER, 'dashboards')).map((file) => ({
  file,
  ...(JSON.parse(read('dashboards', file)) as {
    uid: string;
    panels: { id: number; title: string; targets: { expr: string }[] }[];
  }),
}));
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...boards.flatMap(({ file, panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`${file}: ${title}`, expr] as const)),
  ),
];

/** Figures of Temporal's server and of PostgreSQL's exporter, as these serve them. */
const OF_SERVERS = [
  ...['up', 'service_requests', 'persistence_requests', 'persistence_error_with_type'],
  ...['persistence_latency_bucket', 'pg_up', 'pg_stat_activity_count', 'pg_settings_max_connections'],
  ...['pg_database_size_bytes', 'pg_locks_count', 'pg_stat_database_xact_commit'],
  ...['pg_stat_database_xact_rollback', 'pg_stat_database_blks_hit', 'pg_stat_database_blks_read'],
  ...['pg_stat_database_deadlocks', 'pg_stat_database_tup_inserted', 'pg_stat_database_tup_updated'],
  'pg_stat_database_tup_deleted',
];
const ofNode = new Registry();
collectDefaultMetrics({ register: ofNode });
/** The names that the SDK's native part gives its figures, without the units that a process adds. */
const ofSdk = (() => {
  const bridge = path.dirname(createRequire(import.meta.url).resolve('@temporalio/core-bridge'));
  const source = ['common', 'sdk-core']
    .map((crate) => path.join(bridge, 'sdk-core/crates', crate, 'src/telemetry/metrics.rs'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return new Set([...source.matchAll(/"([a-z]+(?:_[a-z]+)+)"/g)].map(([, name]) => `temporal_${name}`));
})();

const WORDS = ['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'bool', 'offset'];
type Asked = { metric: string; matched: string[] };

/** Returns the figures that an expression asks for, with the labels that it matches, and those that it groups by. */
function parse(expr: string): { asked: Asked[]; grouped: string[] } {
  let depth = 0;
  for (const sign of expr.replaceAll(/"[^"]*"/g, '""')) {
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (depth < 0) break;
  }
  if (depth !== 0) throw new Error(`brackets do not match: ${expr}`);
  const grouped: string[] = [];
  const rest = expr
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_all, names: string) => {
      grouped.push(...names.split(',').map((name) => name.trim()));
      return ' ';
    })
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const asked = [...rest.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !WORDS.includes(name) && !isInMatcher(rest, name))
    .map(([, metric = '', matchers = '']) => ({
      metric,
      matched: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }));
  return { asked, grouped };
}

/** Labels and their values stand in braces alone. */
const isInMatcher = (expr: string, name: string): boolean =>
  !new RegExp(`\\b${name}\\b`).test(expr.replaceAll(/\{[^}]*\}/g, ''));

const SUFFIX = /_(bucket|sum|count)$/;
const catalogue: Readonly<Record<string, Metric>> = METRICS;

/** Returns the catalogue's entry; undefined for another's figure that exists. Throws for one that does not. */
function find(metric: string): Metric | undefined {
  const own = catalogue[metric];
  if (own && own.kind !== 'histogram') return own;
  const histogram = catalogue[metric.replace(SUFFIX, '')];
  if (histogram?.kind === 'histogram' && SUFFIX.test(metric)) return histogram;
  if (OF_SERVERS.includes(metric) || ofNode.getSingleMetric(metric)) return undefined;
  const core = metric.replace(SUFFIX, '').replace(/_(seconds|total)$/, '');
  if (ofSdk.has(core)) return undefined;
  throw new Error(`There is no figure ${metric}.`);
}

/** Labels that Prometheus adds, or that are those of a histogram. */
const ADDED = ['job', 'instance', 'le'];

test.each(expressions)('%s asks for what there is', (_name, expr) => {
  const { asked, grouped } = parse(expr);
  expect(asked).not.toEqual([]);
  for (const { metric, matched } of asked) {
    const labels = find(metric)?.labels;
    if (!labels) continue;
    expect([...labels, ...ADDED]).toEqual(expect.arrayContaining([...matched, ...grouped]));
  }
});

test('a figure that does not exist is noticed', () => {
  expect(() => find('waypost_outbox_oldest_seconds')).toThrow('There is no figure');
  expect(() => find('waypost_webhook_delivery_seconds')).toThrow('There is no figure');
  expect(() => find('temporal_nothing_total')).toThrow('There is no figure');
  expect(parse('sum by (a) (rate(x_count{b="c"}[5m])) / y > 1')).toEqual({
    asked: [
      { metric: 'x_count', matched: ['b'] },
      { metric: 'y', matched: [] },
    ],
    grouped: ['a'],
  });
});

test.each(rules)('$alert says how urgent it is, and has a runbook', ({ labels, annotations }) => {
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(annotations.summary).toMatch(/\.$/);
  const [file = '', anchor = ''] = annotations.runbook_url.split('#');
  const headings = [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^## (.+)$/gm)];
  expect(headings.map(([, heading = '']) => heading.toLowerCase())).toContain(anchor);
});

test('each runbook but the first is of an alert, and each panel has a number of its own', () => {
  const text = readFileSync(path.join(ROOT, 'docs/runbooks.md'), 'utf8');
  const named = rules.map(({ annotations }) => annotations.runbook_url.split('#')[1] ?? '');
  const [, ...headings] = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  for (const heading of headings) expect(named).toContain(heading);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { panels } of boards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(boards).toHaveLength(3);
});

test('Prometheus asks the services of the compose file, where they serve figures', () => {
  const compose = load(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, { environment?: Record<string, string>; profiles?: string[] }>;
  };
  const { scrape_configs: jobs } = load(read('prometheus.yml')) as {
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const waypost = jobs.find((job) => job.job_name === 'waypost')?.dns_sd_configs[0];
  const serving = Object.entries(compose.services).filter(
    ([name]) => ['api', 'relay'].includes(name) || name.startsWith('worker-'),
  );
  expect(waypost?.names.toSorted()).toEqual(serving.map(([name]) => name).toSorted());
  for (const [, { environment }] of serving) {
    expect(Number(environment?.['WAYPOST_HEALTH_PORT'])).toBe(waypost?.port);
  }
  for (const { dns_sd_configs: found } of jobs) {
    for (const name of found.flatMap(({ names }) => names))
      expect(Object.keys(compose.services)).toContain(name);
  }
  const added = Object.entries(compose.services).filter(
    ([, { profiles }]) => profiles?.[0] === 'observability',
  );
  expect(added.map(([name]) => name)).toEqual(['prometheus', 'grafana', 'postgres-exporter']);
});

// What it accepts, the tests above have read too.
if (spawnSync('promtool', ['--version']).error === undefined) {
  test.each([
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('promtool %s %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  });
}
