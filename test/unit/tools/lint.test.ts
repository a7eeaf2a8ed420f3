/** The project's own lint rules: what each refuses, and where .oxlintrc.json has it on. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Ways to set a status, which a move may. */
const UPDATES = [
  `db.updateTable('messages').set({ error: null, status });`,
  `db.updateTable('messages').set({ error: null, 'status': status });`,
  `const made = { status }; db.updateTable('messages').set(made);`,
  `const moved = { status } as const; db.updateTable('messages').set({ error: null, ...moved });`,
  `db.updateTable('messages').set(ok ? { status } : {});`,
  `db.updateTable('messages').set(() => ({ status }));`,
  `db.updateTable('messages').set(() => { return { status }; });`,
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
  `const made = { error: null }; db.updateTable('messages').set(made);`,
  `db.insertInto('messages').values({ status });`,
  `db.insertInto('messages').values({ id: 'text', status: 'text' });`,
  `new Map<string, object>().set('queued', changes);`,
  `void { name: 'jobs.get', example: { response: { status: 'queued' } } };`,
  "sql`update jobs set progress = 1 where status = 'running'`;",
  "sql`select id from jobs where status = 'queued'`;",
];

const COPIES: [list: string, code: string][] = [
  ['SCAN_TYPES', `const types = ['depot_in', 'load_to_van', 'unload', 'damaged', 'missing'];`],
  ['EVENT_TYPES', `const some = ['order.created', 'stop.failed', 'run.started', 'run.paused'] as const;`],
  ['SCOPES', `type Scope = 'orders:read' | 'routes:write' | 'bookings:write';`],
  ['REPORT_GROUPS', `const tabs = [['day', 'By day'], ['depot', 'By depot'], ['driver', 'By driver']];`],
];

const NO_COPIES = [
  `const two = ['depot_in', 'load_to_van', 'elsewhere'];`,
  `const twice = ['day', 'depot', 'day', 'depot'];`,
  `const words: Record<Group, string> = { day: 'Day', depot: 'Depot', shipper: 'Shipper', driver: 'Driver' };`,
  `type Two = 'sms' | 'email' | 'fax';`,
];

const HTML = [
  'mark.bindTooltip(`${order.reference} · no route`);',
  'mark.bindTooltip(one.name, { direction: "top" });',
  'mark.bindPopup("<b>" + name + "</b>");',
  'tooltip.setContent(name);',
  'const text = order.reference; mark.bindTooltip(text);',
  'L.divIcon({ className: "van", html: name });',
  'frame.innerHTML = name;',
  'frame.insertAdjacentHTML("beforeend", name);',
  'document.write(name);',
  'const view = <p dangerouslySetInnerHTML={{ __html: name }} />;',
];

const NO_HTML = [
  'mark.bindTooltip(textMark(order.reference));',
  'const label = textMark(name); L.divIcon({ className: "van", html: label });',
  "const square = document.createElement('span'); L.divIcon({ html: square, iconSize: [14, 14] });",
  'frame.textContent = name;',
  'stream.write(name);',
];

const INSERT = `db.insertInto('messages').values(row);`;
const MOVE_STOP = `import { moveStop } from '../../records/stops.js';`;

/** A file in which a rule refuses some of the lines and allows others. */
type Sample = { rule: string; file: string; refused: readonly string[]; allowed: readonly string[] };

const inFunctions = (name: string, statements: readonly string[]) =>
  statements.map((statement) => `export function ${name}(status, changes, ok) { ${statement} }`);

/** Where a function may set a status, if it is called `name`, and where it may not. */
const statuses = (file: string, name: string, { mayMove }: { mayMove: boolean }): Sample => ({
  rule: 'waypost(one-writer-of-a-status)',
  file,
  refused: inFunctions(name, mayMove ? LITERALS : [...UPDATES, ...LITERALS]),
  allowed: inFunctions(name, mayMove ? [...HARMLESS, ...UPDATES] : HARMLESS),
});

const on = (rule: string, files: readonly string[], refused: readonly string[], allowed: readonly string[]) =>
  files.map((file): Sample => ({ rule, file, refused, allowed }));

const SAMPLES: readonly Sample[] = [
  statuses('src/records/messages.ts', 'update', { mayMove: false }),
  statuses('src/records/message-moves.ts', 'moveMessage', { mayMove: true }),
  statuses('src/setup/drivers/rows.ts', 'moveDriver', { mayMove: true }),
  statuses('src/setup/drivers/commands.ts', 'moveDriver', { mayMove: false }),
  statuses('src/messaging/claim.ts', 'moveMessage', { mayMove: false }),
  statuses('src/operations/scans/record.ts', 'record', { mayMove: false }),
  statuses('src/work/queue/relay-queue.ts', 'record', { mayMove: false }),
  statuses('src/db/outbox.ts', 'record', { mayMove: false }),
  statuses('activities/sending.ts', 'record', { mayMove: false }),
  ...on(
    'waypost(no-copied-lists)',
    [
      'packages/console/src/views/orders/search.ts',
      'packages/console/src/views/setup/staff-view.tsx',
      'tools/demo/setup.ts',
      'bench/api.ts',
      'test/support/routes.ts',
    ],
    COPIES.map(([, code]) => code),
    NO_COPIES,
  ),
  ...on('waypost(no-html-on-maps)', ['packages/console/src/views/today/map-routes.tsx'], HTML, NO_HTML),
  ...on('waypost(no-html-on-maps)', ['web/driver/run-view.ts'], HTML.slice(0, -1), NO_HTML),
  ...on('waypost(no-bare-insert)', ['src/records/stops.ts', 'activities/jobs.ts'], [INSERT], []),
  ...on('waypost(no-bare-insert)', ['src/db/insert.ts', 'src/records/couriers.ts'], [], [INSERT]),
  ...on('eslint(no-restricted-imports)', ['src/operations/agent/accept.ts'], [MOVE_STOP], []),
  ...on('eslint(no-restricted-imports)', ['src/operations/runs/close.ts'], [], [MOVE_STOP]),
];

type Finding = { code: string; filename: string; message: string; labels: { span: { line: number } }[] };
let findings: Finding[];

/** Each statement on a line and in a block of its own, so that none declares what another does. */
const textOf = ({ refused, allowed }: Sample) =>
  [...refused, ...allowed].map((line) => (/^(import|export) /.test(line) ? line : `{ ${line} }`)).join('\n');

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    // The same settings, without types: these would need all that a sample imports.
    const settings = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'));
    const jsPlugins = settings.jsPlugins.map((file: string) => path.join(ROOT, file));
    const used = { ...settings, jsPlugins, options: {} };
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(used));
    for (const sample of SAMPLES) {
      const file = path.join(folder, sample.file);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, textOf(sample));
    }
    // It ends with 1, because it finds something.
    const found = await new Promise<string>((resolve) => {
      execFile(path.join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json'], { cwd: folder }, (_error, out) =>
        resolve(out),
      );
    });
    findings = JSON.parse(found).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(SAMPLES)('$rule in $file', (sample) => {
  const found = findings.filter(({ code, filename }) => code === sample.rule && filename === sample.file);
  const lines = new Set(found.map(({ labels: [first] }) => first!.span.line));
  const all = [...sample.refused, ...sample.allowed];
  expect(all.filter((_line, index) => lines.has(index + 1))).toEqual(sample.refused);
});

test.each(COPIES)('a copy of %s is named', (list, code) => {
  const sample = SAMPLES.find(({ refused }) => refused.includes(code))!;
  const line = sample.refused.indexOf(code) + 1;
  expect(
    findings.filter(({ labels: [at], filename }) => filename === sample.file && at!.span.line === line),
  ).toContainEqual(expect.objectContaining({ message: expect.stringContaining(`words of ${list}: import`) }));
});
