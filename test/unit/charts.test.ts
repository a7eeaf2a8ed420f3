/**
 * The Helm chart, by what it renders for each size (deploy/rendered, made by `npm run charts`): it matches the chart as
 * it is, it is what Kubernetes takes, and it runs what there is. Where Helm is installed, it renders the same here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { load, loadAll } from 'js-yaml';
import { maxConnections } from '../../src/db/connections.js';
import { TASK_QUEUES } from '../../src/contracts/workflows.js';
import { describeEnvironment } from '../../src/runtime/environment.js';
import { METRICS } from '../../src/runtime/metrics.js';
import {
  hashInputs,
  hashRendered,
  type Hashes,
  SIZES,
  templateArguments,
} from '../../tools/charts/inputs.js';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (...names: string[]) => readFileSync(path.join(ROOT, 'deploy', ...names), 'utf8');

type Labels = Record<string, string>;
type Container = {
  name: string;
  image: string;
  command: string[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  securityContext: object;
  resources: { requests: Labels; limits: Labels };
  startupProbe?: object;
  livenessProbe?: object;
  readinessProbe?: object;
};
type Pod = {
  automountServiceAccountToken: boolean;
  securityContext: object;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  initContainers?: Container[];
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Labels };
  spec: {
    replicas?: number;
    scaleTargetRef?: { name: string };
    maxReplicas?: number;
    maxReplicaCount?: number;
    selector?: { matchLabels?: Labels };
    template?: { metadata: { labels: Labels }; spec: Pod };
    triggers?: { metadata: { query: string } }[];
    podSelector?: { matchLabels: Labels };
    policyTypes?: string[];
    egress?: { ports?: { port: number; protocol?: string }[]; to?: object[] }[];
  };
};

const manifestsOf = (text: string) => loadAll(text).filter((each) => each !== null) as Manifest[];
const sizes = SIZES.map((name) => ({ name, manifests: manifestsOf(read('rendered', name)) }));
const workloads = sizes.flatMap(({ name, manifests }) =>
  manifests.flatMap((manifest) =>
    manifest.spec.template
      ? [{ of: `${name} ${manifest.metadata.name}`, manifest, pod: manifest.spec.template.spec }]
      : [],
  ),
);
const containers = workloads.flatMap(({ of, pod }) =>
  [...pod.containers, ...(pod.initContainers ?? [])].map((container) => ({ of, container })),
);
const component = ({ metadata }: Manifest) => metadata.labels['app.kubernetes.io/component'] ?? '';

// Not strict: Kubernetes names formats of its own, int32 and int64, and the files list the kinds beside the schemas.
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const validators = new Map(
  ['kubernetes.json', 'custom-resources.json'].flatMap((file) => {
    const schemas = JSON.parse(read('schemas', file)) as { kinds: Record<string, string> };
    ajv.addSchema(schemas, file);
    return Object.entries(schemas.kinds).map(([kind, ref]) => [kind, ajv.compile({ $ref: `${file}${ref}` })]);
  }),
);

/** What a schema says against a manifest. */
function problemsOf(manifest: Manifest): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const validate = validators.get(kind);
  if (!validate) return [`${kind}: there is no schema`];
  validate(manifest);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

test('what is rendered matches the chart and its values: otherwise run `npm run charts`', () => {
  const { inputs, files } = JSON.parse(read('rendered/hashes.json')) as Hashes;
  expect(inputs).toBe(hashInputs());
  expect(files).toEqual(Object.fromEntries(SIZES.map((name) => [name, hashRendered(name)])));
});

test('Helm renders the same here', () => {
  const isThere = spawnSync('helm', ['version']).status === 0;
  if (!isThere) return;
  for (const name of SIZES) {
    const { stdout, stderr } = spawnSync('helm', templateArguments(name), { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(manifestsOf(stdout)).toEqual(manifestsOf(read('rendered', name)));
  }
});

test.each(sizes)('$name is what Kubernetes takes', ({ manifests }) => {
  expect(manifests.map(problemsOf).filter((problems) => problems.length > 0)).toEqual([]);
  expect(new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(
    manifests.length,
  );
});

test('a field that does not exist, or is of another type, is found', () => {
  const [deployment] = workloads;
  const changed = structuredClone(deployment?.manifest) as Manifest & { spec: { replicas: unknown } };
  Object.assign(changed.spec, { replicas: 'two', replicaCount: 2 });
  expect(problemsOf(changed).join('\n')).toMatch(
    /\/spec\/replicas must be integer[^]*replicaCount|replicaCount[^]*\/spec\/replicas must be integer/,
  );
});

test('values of each size are what the chart takes, and no secret is one', () => {
  const schema = JSON.parse(read('charts/waypost/values.schema.json')) as AnySchema;
  const validate = ajv.compile(schema);
  const errorsOf = (values: object) => (validate(values) === true ? [] : (validate.errors ?? []));
  const sample = load(read('values/sample.yaml')) as object;
  for (const name of SIZES) {
    // As Helm merges them, but for what is inside a role; so what every role has to have is not asked for.
    const merged = { ...(load(read('values', name)) as object), ...sample };
    expect(errorsOf(merged).filter(({ keyword }) => keyword !== 'required')).toEqual([]);
  }
  const secrets = describeEnvironment().flatMap(({ name, secret }) => (secret ? [name] : []));
  expect(secrets.length).toBeGreaterThan(8);
  for (const name of secrets) {
    expect([name, errorsOf({ env: { [name]: 'x' } }).map(({ instancePath }) => instancePath)]).toEqual([
      name,
      expect.arrayContaining(['/env']),
    ]);
  }
});

test('every process is one of the build, with variables that there are', () => {
  const known = new Set(describeEnvironment().map(({ name }) => name));
  for (const { of, container } of containers) {
    const [node, program = ''] = container.command;
    expect([of, node]).toEqual([of, 'node']);
    expect(existsSync(path.join(ROOT, program.replace(/^dist\//, '').replace(/\.js$/, '.ts')))).toBe(true);
    const names = container.env.map(({ name }) => name);
    expect([of, names.filter((name) => !known.has(name))]).toEqual([of, []]);
    expect([of, new Set(names).size]).toEqual([of, names.length]);
  }
});

test('each process has its own log-in of the database, and only `migrate` is the owner', () => {
  const logIns = new Set(
    containers.flatMap(({ of, container }) =>
      container.env.flatMap(({ name, valueFrom }) =>
        name === 'DATABASE_URL' && valueFrom
          ? [`${of.replace(/^\S+ waypost-|-\d+$/g, '').replace(/-.*/, '')} ${valueFrom.secretKeyRef.key}`]
          : [],
      ),
    ),
  );
  expect([...logIns].toSorted()).toEqual(['api api', 'migrate migrate', 'relay relay', 'worker worker']);
});

/** The policy that lets pods of a role out, and what every policy lets in. */
const policies = (manifests: readonly Manifest[]) =>
  manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }) => ({ metadata, ...spec }));

test.each(sizes)('$name lets each role out to where it works, and nobody elsewhere', ({ manifests }) => {
  const [common, ...roles] = policies(manifests);
  expect(common).toMatchObject({
    policyTypes: ['Ingress', 'Egress'],
    egress: [
      {
        ports: [
          { port: 53, protocol: 'UDP' },
          { port: 53, protocol: 'TCP' },
        ],
      },
    ],
  });
  const pods = manifests.flatMap(({ kind, spec }) =>
    ['Deployment', 'Job'].includes(kind) && spec.template ? [spec.template.metadata.labels] : [],
  );
  const reached = Object.fromEntries(
    pods.map((labels) => {
      expect(labels).toMatchObject(common?.podSelector?.matchLabels ?? { none: '' });
      const own = roles.filter(({ podSelector }) =>
        Object.entries(podSelector?.matchLabels ?? {}).every(([name, value]) => labels[name] === value),
      );
      const ways = own.flatMap(({ egress = [] }) =>
        egress.map(({ ports, to }) => (ports ? ports.map(({ port }) => port).join() : JSON.stringify(to))),
      );
      return [labels['app.kubernetes.io/component'], ways];
    }),
  );
  const others = /^\[\{"ipBlock":\{"cidr":"0\.0\.0\.0\/0","except":\["10\.0\.0\.0\/8",.*"169\.254\.0\.0\/16"/;
  expect(reached).toMatchObject({
    api: ['5432'],
    relay: ['5432', '7233'],
    migrate: ['5432'],
    promote: ['7233'],
    codec: [],
    'worker-main': ['5432', '7233', '443,465,587'],
    'worker-solver': ['5432', '7233', '443,465,587'],
    'worker-webhooks': ['5432', '7233', expect.stringMatching(others)],
  });
});

test('behind the ingress, the API believes its networks, and other processes nobody', () => {
  const trusting = containers.flatMap(({ of, container }) => {
    const variable = container.env.find(({ name }) => name === 'WAYPOST_TRUST_PROXY');
    return variable ? [`${of}: ${variable.value}`] : [];
  });
  expect(trusting).toEqual(SIZES.map((size) => `${size} waypost-api: 10.244.0.0/16`));
});

test('workers serve every queue', () => {
  for (const { manifests } of sizes) {
    const served = manifests
      .filter((manifest) => manifest.kind === 'Deployment' && component(manifest).startsWith('worker-'))
      .flatMap(
        (manifest) =>
          manifest.spec.template?.spec.containers[0]?.env
            .find(({ name }) => name === 'WORKER_QUEUES')
            ?.value?.split(',') ?? [],
      );
    // One of main serves these besides.
    expect([...new Set([...served, 'texts', 'mail', 'imports'])].toSorted()).toEqual(
      Object.values(TASK_QUEUES).toSorted(),
    );
    expect(served).toContain('main');
  }
});

test('nothing runs as root, writes to its image, or asks Kubernetes', () => {
  for (const { of, pod } of workloads) {
    expect([of, pod]).toMatchObject([
      of,
      { automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } },
    ]);
  }
  for (const { of, container } of containers) {
    expect([of, container.securityContext]).toEqual([
      of,
      { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    ]);
    expect([of, container.resources]).toMatchObject([
      of,
      {
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      },
    ]);
  }
});

test('each process that stays is probed, has a disruption budget, and time to end what it has begun', () => {
  for (const { manifests } of sizes) {
    const deployments = manifests.filter((manifest) => manifest.kind === 'Deployment');
    const budgets = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
    for (const manifest of deployments) {
      const pod = manifest.spec.template;
      expect(pod?.metadata.labels).toMatchObject(manifest.spec.selector?.matchLabels ?? { none: '' });
      expect(pod?.spec.containers).toMatchObject([
        { livenessProbe: expect.anything(), readinessProbe: expect.anything() },
      ]);
      if (component(manifest) === 'codec') continue;
      // docs/operations.md, Processes: an API takes at most 65 s, a relay 25, a worker 110.
      expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThan(
        component(manifest).startsWith('worker-') ? 110 : component(manifest) === 'api' ? 65 : 25,
      );
      expect(budgets.filter((budget) => component(budget) === component(manifest))).toMatchObject([
        { spec: { maxUnavailable: 1, selector: { matchLabels: manifest.spec.selector?.matchLabels } } },
      ]);
    }
  }
});

test('relays wait until workers of their build get tasks, which a job sees to', () => {
  for (const { manifests } of sizes) {
    const podOf = (name: string) =>
      manifests.find((manifest) => component(manifest) === name && manifest.spec.template)?.spec.template
        ?.spec;
    expect(podOf('relay')?.initContainers?.[0]?.command.slice(1, 4)).toEqual([
      'dist/src/bin/waypost.js',
      'workers',
      'await',
    ]);
    expect(podOf('promote-1')?.containers[0]?.command.slice(2, 4)).toEqual(['workers', 'promote']);
  }
});

test('workers are scaled by figures that there are', () => {
  const queries = sizes.flatMap(({ manifests }) =>
    manifests.flatMap(({ spec }) => (spec.triggers ?? []).map(({ metadata }) => metadata.query)),
  );
  expect(queries.length).toBeGreaterThan(3);
  for (const query of queries) {
    const [, name = '', queues = ''] = /(waypost_\w+)\{queue=~"([^"]+)"/.exec(query) ?? [];
    expect((METRICS as Readonly<Record<string, { labels: readonly string[] }>>)[name]?.labels).toContain(
      'queue',
    );
    for (const queue of queues.split('|')) expect(Object.values(TASK_QUEUES)).toContain(queue);
  }
});

/** The most processes of each role, with the most connections of one. */
function largest(manifests: readonly Manifest[]): { count: number; connections: number }[] {
  return manifests
    .filter((manifest) => manifest.kind === 'Deployment' && component(manifest) !== 'codec')
    .map((manifest) => {
      const scaler = manifests.find(({ spec }) => spec.scaleTargetRef?.name === manifest.metadata.name);
      const count = scaler?.spec.maxReplicas ?? scaler?.spec.maxReplicaCount ?? manifest.spec.replicas ?? 0;
      const pool = manifest.spec.template?.spec.containers[0]?.env.find(
        ({ name }) => name === 'DATABASE_POOL_SIZE',
      );
      const [program = ''] = component(manifest).split('-');
      // One of these is the first part of each role's name.
      const connections = maxConnections(program as 'api' | 'relay' | 'worker', Number(pool?.value ?? 10));
      return { count, connections };
    });
}

test('docs/scaling.md counts the connections of each size as they are', () => {
  const page = readFileSync(path.join(ROOT, 'docs/scaling.md'), 'utf8');
  const row = (label: string) =>
    (new RegExp(`^\\| ${label} +\\|(.*)$`, 'm').exec(page)?.[1] ?? '')
      .split('|')
      .map((cell) => Number(cell))
      .slice(0, 3);
  const sum = (of: (role: { count: number; connections: number }) => number) =>
    sizes.map(({ manifests }) => largest(manifests).reduce((total, role) => total + of(role), 0));
  expect(row('connections, most')).toEqual(sum(({ count, connections }) => count * connections));
  // maxSurge is a half, rounded up.
  expect(row('connections while all are replaced')).toEqual(
    sum(({ count, connections }) => (count + Math.ceil(count / 2)) * connections),
  );
});
