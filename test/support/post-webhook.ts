/**
 * Posts webhooks through a proxy from a process of its own, because a process reads the authorities that it trusts
 * beside the usual ones (NODE_EXTRA_CA_CERTS) as it starts. Takes JSON as its argument and prints the results as JSON.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { postWebhook } from '../../src/adapters/webhook-http/index.js';

type Wanted = { proxy: string; urls: string[]; timeoutMs: number };

const { proxy, urls, timeoutMs } = JSON.parse(process.argv[2] ?? '') as Wanted;
const results = [];
for (const url of urls) {
  results.push(
    await postWebhook({
      ...{ url, headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs },
      allowLoopback: true,
      proxy: new URL(proxy),
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    }),
  );
}
console.log(JSON.stringify(results));
// What was given up is closed at the same time, or never.
await sleep(500);
console.error(process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length);
// Whatever is still open would keep the process up.
process.exit(0);
