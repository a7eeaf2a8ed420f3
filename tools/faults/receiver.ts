/** Webhook receivers that store what they received, verify every signature, and can be down. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readWebhook } from '@waypost/client/webhooks';

/** Deliveries received of one event. */
export type Received = { bodies: Set<string>; acknowledged: number; attempts: number };

/** Deliveries of one endpoint. */
export type Mailbox = {
  url: string;
  secret: string;
  events: Map<string, Received>;
  badSignatures: string[];
};

export type Receivers = {
  /** Opens a new endpoint; one in `refuseEvery` events is refused at first. */
  open: (name: string, refuseEvery: number) => Mailbox;
  setDown: (down: boolean) => void;
  close: () => Promise<void>;
};

/** Wide, because one of the faults is a wrong clock. */
const TOLERANCE_S = 3_600;

export async function startReceivers(): Promise<Receivers> {
  const boxes = new Map<string, { box: Mailbox; refuseEvery: number }>();
  let isDown = false;

  async function receive(request: IncomingMessage): Promise<number> {
    const payload = await buffer(request);
    const found = boxes.get(request.url ?? '');
    if (!found || isDown) return 503;
    const { box, refuseEvery } = found;
    // The response with the secret may still be on its way.
    if (box.secret === '') return 503;
    const header = request.headers['waypost-signature'];
    const id = String(request.headers['waypost-event-id']);
    try {
      const event = await readWebhook({
        payload,
        header,
        secret: box.secret,
        toleranceSeconds: TOLERANCE_S,
      });
      if (event.id !== id) throw new Error(`The header names ${id}, the body ${event.id}.`);
    } catch (error) {
      box.badSignatures.push(`${id}: ${String(error)}`);
      return 400;
    }
    const known = box.events.get(id) ?? { bodies: new Set<string>(), acknowledged: 0, attempts: 0 };
    box.events.set(id, known);
    known.attempts += 1;
    known.bodies.add(payload.toString('utf8'));
    if (known.attempts === 1 && box.events.size % refuseEvery === 0) return 500;
    known.acknowledged += 1;
    return 200;
  }

  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open(name, refuseEvery) {
      const path = `/${name}`;
      const box: Mailbox = { url: `${origin}${path}`, secret: '', events: new Map(), badSignatures: [] };
      boxes.set(path, { box, refuseEvery });
      return box;
    },
    setDown: (down) => (isDown = down),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
