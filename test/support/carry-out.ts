/** Carries out what the outbox of a courier asks for, as the relay, the workflows and a worker do, in sequence. */
import type { Client } from './api.js';
import type { conversationActivities } from './conversation.js';

type Activities = ReturnType<typeof conversationActivities>;

/** Returns a function that carries out what was asked for since it was last called, until nothing more is. */
export function carrier(client: Client, activities: Activities) {
  const tenant = client.tenant.id;
  let last = 0;
  return async (): Promise<void> => {
    for (;;) {
      const rows = await client.scoped(async (scope) =>
        scope.trx
          .selectFrom('outbox')
          .select(['seq', 'topic', 'payload'])
          .where('seq', '>', last)
          .orderBy('seq')
          .execute(),
      );
      if (rows.length === 0) return;
      for (const { seq, topic, payload } of rows) {
        last = seq;
        await carryOut(tenant, activities, topic, payload);
      }
    }
  };
}

async function carryOut(tenant: string, activities: Activities, topic: string, payload: any): Promise<void> {
  const { type, request, reply, batch, cause, due } = payload;
  switch (topic === 'order.signal' ? type : topic) {
    case 'booking_requested':
      await activities.askRecipient({ tenant, request });
      break;
    case 'reply_received':
      await activities.readReply({ tenant, reply });
      break;
    case 'messages.queued':
      await activities.deliverMessages({ tenant, cause, due });
      break;
    case 'booking.batch':
      await activities.releaseBatch({ tenant, batch });
      break;
  }
}
