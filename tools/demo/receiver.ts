/**
 * A local webhook receiver, as a courier's own system would have: verifies every signature, refuses the first attempt
 * of some events so that they are retried, and stores what it received.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readWebhook } from '@waypost/client/webhooks';

export type WebhookEvent = { id: string; type: string; data: Record<string, unknown> };

export type Receiver = {
  url: string;
  /** Sets the endpoint's secret. Deliveries are refused until it is known. */
  setSecret: (secret: string) => void;
  /** Acknowledged events by id. */
  events: Map<string, WebhookEvent>;
  counts: { deliveries: number; refused: number; again: number; badSignatures: number };
  close: () => Promise<void>;
};

/** The first attempt of one in this many events gets a 500. */
const REFUSE_EVERY = 20;

/** Starts listening on a free loopback port. */
export async function startReceiver(): Promise<Receiver> {
  const events = new Map<string, WebhookEvent>();
  const met = new Set<string>();
  const counts = { deliveries: 0, refused: 0, again: 0, badSignatures: 0 };
  let secret = '';

  const receive = async (request: IncomingMessage): Promise<number> => {
    const payload = await buffer(request);
    counts.deliveries += 1;
    let event: WebhookEvent;
    try {
      event = await readWebhook({ payload, header: request.headers['waypost-signature'], secret });
    } catch {
      counts.badSignatures += 1;
      return 400;
    }
    const isNew = !met.has(event.id);
    met.add(event.id);
    if (isNew && met.size % REFUSE_EVERY === 0) {
      counts.refused += 1;
      return 500;
    }
    if (events.has(event.id)) counts.again += 1;
    events.set(event.id, event);
    return 200;
  };

  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/waypost`,
    setSecret: (value) => (secret = value),
    events,
    counts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
