/**
 * The client as others get it: packed, installed in a folder that knows nothing of the server, used there from Node
 * and from a bundle for browsers; and the examples of its README and of docs/conventions.md, which must compile.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-consumer-'));
  write('package.json', '{"name":"consumer","private":true,"type":"module"}');
  const fileOf = (packed: string) => `./${packed.trim().split('\n').at(-1) ?? ''}`;
  const client = npm(ROOT, ...packCommand(), '--pack-destination', folder);
  // What it depends on is packed from where it is installed, so that nothing is fetched.
  const parts = ['node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers'];
  const others = parts.map((part) =>
    npm(path.join(ROOT, part), 'pack', '--ignore-scripts', '--pack-destination', folder),
  );
  const tarballs = [client, ...others].map(fileOf);
  npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command that the README names, to be completed. */
function packCommand(): string[] {
  const readme = readFileSync(path.join(ROOT, 'packages/client/README.md'), 'utf8');
  const [, script = ''] = /^npm run (\S+) +# here: makes/m.exec(readme) ?? [];
  return ['run', '--silent', script, '--'];
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const installed = (...names: string[]) => path.join(folder, 'node_modules/@waypost/client', ...names);

/** Uses all that runs anywhere: a call to `origin`, a retry, a webhook made, read and refused. Resolves to JSON. */
const USE = `
  import { allOf, createClient, ROUTE_STATUSES, unwrap, WaypostError } from '@waypost/client';
  import { readWebhook, signWebhook } from '@waypost/client/webhooks';

  export async function use(origin) {
    const client = createClient({ baseUrl: origin, key: 'wp_test_adm_x' });
    const names = [];
    for await (const { name } of allOf((page) => client.GET('/vehicles', { params: { query: page } }))) names.push(name);
    const made = await unwrap(client.POST('/vehicles', { body: { name: 'Van 9' } }));
    const refused = await unwrap(client.GET('/depots')).catch((error) => error instanceof WaypostError && error.code);

    const payload = new TextEncoder().encode('{"id":"evt_1","type":"order.booked"}');
    const header = await signWebhook(['whsec_x'], Math.floor(Date.now() / 1000), payload);
    const event = await readWebhook({ payload, header, secret: 'whsec_x' });
    const forged = await readWebhook({ payload, header, secret: 'whsec_y' }).catch((error) => error.code);
    return JSON.stringify({ names, made: made.name, refused, event: event.id, forged, statuses: ROUTE_STATUSES });
  }
`;
const USED = {
  names: ['Van 1', 'Van 2'],
  made: 'Van 9',
  refused: 'invalid_key',
  event: 'evt_1',
  forged: 'signature_mismatch',
  statuses: ['draft', 'published'],
};

/** Two pages of vehicles, one that is made at the second try, and depots that are refused; CORS is not its matter. */
async function withApi<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const tries = new Map<string, number>();
  const answer = (method = '', url = '', key = ''): [number, object] => {
    if (url.startsWith('/depots')) {
      return [401, { error: { code: 'invalid_key', message: 'No.', param: '', request_id: 'rqs_1' } }];
    }
    if (method === 'POST') {
      tries.set(key, (tries.get(key) ?? 0) + 1);
      return tries.get(key) === 2 ? [201, { id: 'veh_9', name: 'Van 9' }] : [503, {}];
    }
    const isSecond = url.includes('starting_after=veh_1');
    return isSecond
      ? [200, { data: [{ id: 'veh_2', name: 'Van 2' }], has_more: false }]
      : [200, { data: [{ id: 'veh_1', name: 'Van 1' }], has_more: true }];
  };
  const server = createServer((request, response) => {
    const [status, body] = answer(request.method, request.url, String(request.headers['idempotency-key']));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('holds what is built, its README, its licence, and nothing else', () => {
  expect(readdirSync(installed()).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  const built = readdirSync(installed('dist'));
  expect(built.every((name) => /\.(js|d\.ts)$/.test(name))).toBe(true);
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  expect(manifest.private).not.toBe(true);
  const exact = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(manifest.dependencies).toEqual({ 'openapi-fetch': exact });
  const targets = Object.values<{ types: string; default: string }>(manifest.exports);
  expect(targets).toHaveLength(3);
  for (const file of targets.flatMap((target) => [target.types, target.default])) {
    expect(built).toContain(path.basename(file));
  }
});

test('works in Node', async () => {
  write('use.js', USE);
  write('main.js', `import { use } from './use.js'; console.log(await use(process.argv[2]));`);
  const printed = await withApi((origin) => run('main.js', origin));
  expect(JSON.parse(printed)).toEqual(USED);
});

/** Asynchronously, as the server that it talks to is in this process. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return stdout;
}

test('works in a bundle for browsers, with what browsers have', async () => {
  write('use.js', USE);
  const bundle = await bundleForBrowsers('use.js');
  const { fetch, Request, Response, Headers, URL, URLSearchParams, FormData, Blob } = globalThis;
  const { crypto, TextEncoder, TextDecoder, AbortController, AbortSignal, setTimeout, clearTimeout } =
    globalThis;
  const web = { fetch, Request, Response, Headers, URL, URLSearchParams, FormData, Blob };
  const context = vm.createContext({
    ...web,
    ...{ crypto, TextEncoder, TextDecoder, AbortController, AbortSignal, setTimeout, clearTimeout },
  });
  vm.runInContext(bundle, context);
  const library = context['library'] as { use: (origin: string) => Promise<string> };
  const printed = await withApi((origin) => library.use(origin));
  expect(JSON.parse(printed)).toEqual(USED);
});

/** A script that leaves the module's exports in `library`; rejects when something of Node's own is imported. */
async function bundleForBrowsers(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'library',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

test('says in its name what is for Node alone', async () => {
  write('node.js', `export { verifyWebhookSync } from '@waypost/client/webhooks/node';`);
  await expect(bundleForBrowsers('node.js')).rejects.toThrow('Could not resolve "node:crypto"');
  const printed = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { signWebhookSync, verifyWebhookSync } from '@waypost/client/webhooks/node';
       const header = signWebhookSync(['whsec_x'], Math.floor(Date.now() / 1000), '{}');
       verifyWebhookSync({ payload: '{}', header, secret: 'whsec_x' });
       try { verifyWebhookSync({ payload: '{}', header, secret: 'whsec_y' }); } catch ({ code }) { console.log(code); }`,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(printed.trim()).toBe('signature_mismatch');
});

test('types calls and events; every example compiles', () => {
  const examples = ['packages/client/README.md', 'docs/conventions.md'].flatMap((page) => {
    const blocks = [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
    expect(blocks.length).toBeGreaterThan(0);
    return blocks.map(([, block = ''], index) =>
      write(`${path.basename(page, '.md')}-${index}.ts`.toLowerCase(), block),
    );
  });
  const consumer = write(
    'consumer.ts',
    `import { createClient, unwrap, type Resources } from '@waypost/client';
     import { readWebhook, type VerifyOptions, type WebhookEvents } from '@waypost/client/webhooks';
     import { verifyWebhookSync } from '@waypost/client/webhooks/node';
     const client = createClient({ baseUrl: 'https://courier.example/admin/v1', key: 'wp_live_adm_x' });
     export async function statusOf(id: string): Promise<Resources['Order']['status']> {
       const order = await unwrap(client.GET('/orders/{order_id}', { params: { path: { order_id: id } } }));
       return order.status;
     }
     // @ts-expect-error a reference is required
     export const wrong = () => client.POST('/orders', { body: { shipper: 's', recipient: {}, items: [] } });
     export async function booked(options: VerifyOptions): Promise<Resources['Order'] | undefined> {
       verifyWebhookSync(options);
       const event = await readWebhook(options);
       // @ts-expect-error not all events are about an order
       event.data.reference;
       return event.type === 'order.booked' ? event.data : undefined;
     }
     export const id = (event: WebhookEvents['order.booked']) => event.id;`,
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
      },
      files: [consumer, ...examples],
    }),
  );
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  expect(compile([compiler, '-p', folder])).toBe('');
});

/** The compiler's complaints. */
function compile(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
