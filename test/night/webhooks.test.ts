/**
 * Deliveries between the real processes and real receivers: one that hangs costs nobody else anything, an attempt
 * under way is never broken off, and what an operator does in Temporal (pause, try now, reset) does what it says. And
 * what a request causes is one trace, up to what the receiver gets.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, unwrap, type WaypostClient } from '@waypost/client';
import { workflowIds } from '../../src/contracts/workflows.js';
import { makeCourier } from '../support/couriers.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { collectTraces, type TraceCollector } from '../support/trace-collector.js';

let product: Deployment;
let collector: TraceCollector;

beforeAll(async () => {
  collector = await collectTraces();
  product = await deploy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' });
});
afterAll(async () => {
  await product.close();
  collector.close();
});

type Courier = { client: WaypostClient; tenant: string };
type Posted = {
  event: string;
  delivery: string;
  attempt: string;
  traceparent: string | undefined;
  response: ServerResponse;
};
/** A receiver that answers when `answer` says so; it keeps what it was sent. */
type Receiver = { url: string; posts: Posted[]; open: () => number; server: Server };

const receivers: Receiver[] = [];
const closeAll = (some: readonly Receiver[]) => {
  for (const { server } of some) {
    server.closeAllConnections();
    server.close();
  }
};
afterEach(() => closeAll(receivers.splice(0)));

async function receive(answer: (post: Posted) => void): Promise<Receiver> {
  const posts: Posted[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    const header = (name: string) => String(request.headers[`waypost-${name}`]);
    const post = {
      event: header('event-id'),
      delivery: header('delivery-id'),
      attempt: header('attempt'),
      traceparent: request.headers['traceparent'] as string | undefined,
      response,
    };
    request.resume().once('end', () => {
      posts.push(post);
      answer(post);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  const receiver = { url, posts, open: () => open, server };
  receivers.push(receiver);
  return receiver;
}

async function courier(name: string): Promise<Courier> {
  const { key, tenant } = await makeCourier(product, name);
  return { client: createClient({ baseUrl: `${product.origin}/sandbox/admin/v1`, key }), tenant };
}

/** An endpoint, and a way to make `count` deliveries to it. */
async function subscribe({ client }: Courier, url: string) {
  const { id } = await unwrap(
    client.POST('/webhook-endpoints', { body: { url, events: ['order.created'] } }),
  );
  const path = { params: { path: { endpoint_id: id } } };
  return {
    id,
    send: async (count: number) => {
      for (let made = 0; made < count; made += 20) {
        await Promise.all(
          Array.from({ length: Math.min(20, count - made) }, () =>
            unwrap(client.POST('/webhook-endpoints/{endpoint_id}/test', path)),
          ),
        );
      }
    },
    deliveries: async () =>
      (await unwrap(client.GET('/webhook-endpoints/{endpoint_id}/deliveries', path))).data,
  };
}

const ok = ({ response }: Posted) => void response.writeHead(200).end();

test('a request is one trace, through the outbox, the workflow and its activity to the webhook', async () => {
  const receiver = await receive(ok);
  const { client, tenant } = await courier('Traced Couriers');
  const { id } = await unwrap(
    client.POST('/webhook-endpoints', { body: { url: receiver.url, events: ['order.created'] } }),
  );
  const trace = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const begins = '00f067aa0ba902b7';
  await unwrap(
    client.POST('/webhook-endpoints/{endpoint_id}/test', {
      params: { path: { endpoint_id: id } },
      headers: { traceparent: `00-${trace}-${begins}-01` },
    }),
  );
  const chain = [
    'POST /webhook-endpoints/{endpoint_id}/test',
    'relay webhook.delivery',
    'activity deliverEvent',
    'POST webhook',
  ];
  const found = await eventually('every step of it was sent', () => {
    const steps = chain.map((name) =>
      collector.spans.find((span) => span.trace === trace && span.name === name),
    );
    return Promise.resolve(steps.every((step) => step !== undefined) && steps);
  });
  expect(found.map((step) => step.parent)).toEqual([begins, ...found.slice(0, -1).map((step) => step.id)]);
  const [post] = receiver.posts;
  expect(post?.traceparent).toBe(`00-${trace}-${found.at(-1)?.id}-01`);
  expect(found[2]?.texts).toEqual(
    expect.arrayContaining([workflowIds.delivery(tenant, post?.delivery ?? '', 1), 'webhooks']),
  );
  // Ids alone: no address, no name, no secret.
  const texts = collector.spans.flatMap((span) => [span.name, ...span.texts]);
  expect(texts.filter((text) => /http:|@|Couriers|_(live|sandbox)_|whsec/.test(text))).toEqual([]);
});

test('an endpoint that never answers holds its places, and others are delivered to all the while', async () => {
  const [hanging, quick] = [await receive(() => undefined), await receive(ok)];
  const [slow, other] = [await courier('Slow Couriers'), await courier('Quick Couriers')];
  let most = 0;
  hanging.server.on('request', () => (most = Math.max(most, hanging.open())));

  const hung = await subscribe(slow, hanging.url);
  await hung.send(200);
  await eventually('all places are taken', () => Promise.resolve(hanging.open() === 8));

  const subscribed = await subscribe(other, quick.url);
  for (let sent = 1; sent <= 10; sent += 1) {
    await subscribed.send(1);
    await eventually('the delivery arrived', () => Promise.resolve(quick.posts.length === sent));
    // Whatever of the other's has timed out meanwhile, the next has taken its place.
    await eventually('all places are taken', () => Promise.resolve(hanging.open() === 8));
  }
  expect(most).toBe(8);
  const acknowledged = (await hung.deliveries()).filter(({ status }) => status === 'delivered');
  expect(acknowledged).toEqual([]);
  await unwrap(
    slow.client.DELETE('/webhook-endpoints/{endpoint_id}', { params: { path: { endpoint_id: hung.id } } }),
  );
});

test('a worker that is asked to end ends what it is sending first, and it is sent once', async () => {
  const receiver = await receive(() => undefined);
  const endpoint = await subscribe(await courier('Rolling Couriers'), receiver.url);
  await endpoint.send(1);
  await eventually('the request is under way', () => Promise.resolve(receiver.posts.length === 1));

  const ended = product.end('worker');
  const replaced = product.start('worker');
  // Longer than a worker takes to end that waits for nothing.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(receiver.open()).toBe(1);
  receiver.posts.forEach(ok);
  await Promise.all([ended, replaced]);
  await eventually('it is delivered', async () =>
    (await endpoint.deliveries()).every(({ status }) => status === 'delivered'),
  );
  expect(receiver.posts.map(({ attempt }) => attempt)).toEqual(['1']);
});

describe('an operator in Temporal', () => {
  /** Of temporal.api.enums.v1.PendingActivityState. */
  const SCHEDULED = 1;
  const refuse = ({ response }: Posted) => void response.writeHead(503).end();

  /** A delivery whose attempts fail. */
  async function failing() {
    let answer = refuse;
    const receiver = await receive((post) => answer(post));
    const owner = await courier('Failing Couriers');
    const endpoint = await subscribe(owner, receiver.url);
    await endpoint.send(1);
    await eventually('the first attempt', () => Promise.resolve(receiver.posts.length === 1));
    const [delivery] = await endpoint.deliveries();
    if (!delivery) throw new Error('There is no delivery.');
    const workflowId = workflowIds.delivery(owner.tenant, delivery.id, 1);
    const { client, namespace } = product.temporal;
    const pending = async () => {
      const { raw } = await client.workflow.getHandle(workflowId).describe();
      return raw.pendingActivities?.[0];
    };
    const attempts = async () => (await endpoint.deliveries())[0]?.attempts.map(({ number }) => number);
    /** So many attempts are recorded, and the next one has yet to begin. */
    const waitingAfter = (count: number) =>
      eventually('it waits for its next attempt', async () => {
        const activity = await pending();
        return Number(activity?.state) === SCHEDULED && (await attempts())?.length === count;
      });
    return {
      ...receiver,
      succeed: () => (answer = ok),
      service: client.workflowService,
      of: { namespace, execution: { workflowId }, type: 'deliverEvent' },
      pending,
      waitingAfter,
      delivered: () =>
        eventually('it is delivered', async () => (await endpoint.deliveries())[0]?.status === 'delivered'),
      shown: async () => (await endpoint.deliveries())[0],
      attempts,
    };
  }

  /** Wait for their attempts at once. */
  let deliveries: Awaited<ReturnType<typeof failing>>[];
  beforeAll(async () => {
    deliveries = await Promise.all([failing(), failing(), failing()]);
    // They outlast each test.
    receivers.splice(0);
  });
  afterAll(() => closeAll(deliveries));

  test('pauses it, and lets it go on where it was', async () => {
    const it = deliveries[0]!;
    await it.waitingAfter(1);
    await it.service.pauseActivity(it.of);
    const before = it.posts.length;
    const due = Date.parse((await it.shown())?.next_attempt_at ?? '');
    await new Promise((resolve) => setTimeout(resolve, due + 2_000 - Date.now()));
    expect(it.posts).toHaveLength(before);
    expect((await it.pending())?.paused).toBe(true);
    it.succeed();
    await it.service.unpauseActivity(it.of);
    await it.delivered();
    expect(await it.attempts()).toEqual([1, 2]);
  });

  test('has it tried now', async () => {
    const it = deliveries[1]!;
    await it.waitingAfter(2);
    const due = (await it.shown())?.next_attempt_at ?? '';
    it.succeed();
    await it.service.resetActivity(it.of);
    await it.delivered();
    const made = (await it.shown())?.attempts.at(-1)?.at ?? '';
    expect(Date.parse(made)).toBeLessThan(Date.parse(due));
    expect(await it.attempts()).toEqual([1, 2, 3]);
  });

  test('resets its workflow, which goes on with the next attempt and makes none again', async () => {
    const it = deliveries[2]!;
    await it.waitingAfter(2);
    it.succeed();
    const { events } = await product.temporal.client.workflow
      .getHandle(it.of.execution.workflowId)
      .fetchHistory();
    const firstTask = events?.find(({ workflowTaskCompletedEventAttributes: task }) => task)?.eventId;
    if (!firstTask) throw new Error('The workflow has made no task.');
    await it.service.resetWorkflowExecution({
      namespace: it.of.namespace,
      workflowExecution: it.of.execution,
      reason: 'test',
      workflowTaskFinishEventId: firstTask,
      requestId: it.of.execution.workflowId,
    });
    await it.delivered();
    expect(it.posts.map(({ attempt }) => attempt)).toEqual(['1', '2', '3']);
    expect(await it.attempts()).toEqual([1, 2, 3]);
  });
});
