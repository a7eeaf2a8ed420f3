/** Sends what the driver did, in the order it was done and each thing once. Nothing is ever lost. */
import type { PendingAction } from './run.js';
import { type Outcome, send } from './server.js';
import type { StoredAction, Store } from './store.js';

export type Queue = {
  /** Everything stored on the phone: actions that wait, and actions that were refused. */
  actions: () => readonly StoredAction[];
  add: (pending: PendingAction, pictures: readonly Blob[]) => Promise<void>;
  dismiss: (pending: StoredAction) => Promise<void>;
  /** Sends what is waiting, as far as possible. */
  flush: () => Promise<void>;
};

export type QueueOptions = {
  store: Store;
  /** The driver whose actions are sent, and the token; null while nobody is known to be signed in. */
  session: () => { driver: string; token: string } | null;
  /** Called when something was sent, refused or added. */
  onChange: () => void;
  /** Called when the server has received an action. */
  onSent: (pending: StoredAction) => Promise<void>;
  /** Called when nothing more can be sent, with the reason. */
  onStop: (outcome: 'stray' | 'signed_out' | 'later') => void;
};

export async function openQueue({ store, session, onChange, onSent, onStop }: QueueOptions): Promise<Queue> {
  let actions = await store.listActions();
  let flushing: Promise<void> | undefined;
  /** Number of flushes requested. A running one may have started too early for the latest request. */
  let requested = 0;

  async function reload(): Promise<void> {
    actions = await store.listActions();
    onChange();
  }

  /** Takes a lock, because another tab of the page may be sending. */
  async function flushAll(): Promise<void> {
    for (let flushed = -1; flushed < requested;) {
      flushed = requested;
      await navigator.locks.request('driver-queue', async () => {
        await reload();
        for (const pending of actions) {
          const holder = session();
          if (holder === null || pending.driver !== holder.driver || pending.refused !== null) continue;
          const outcome = await perform(pending, holder.token);
          if (outcome.kind === 'refused') {
            await store.writeAction({ ...pending, refused: outcome.message });
          } else if (outcome.kind === 'done') {
            await store.deleteAction(pending);
            await onSent(pending);
          } else {
            onStop(outcome.kind);
            return;
          }
          await reload();
        }
      });
    }
  }

  /** Sends the pictures first, except those the server already has. */
  async function perform(pending: StoredAction, token: string): Promise<Outcome<unknown>> {
    for (const picture of pending.pictures) {
      if (picture.id !== null) continue;
      const stored = await send<{ id: string }>('/driver/photos', {
        token,
        key: picture.key,
        body: picture.blob,
      });
      if (stored.kind !== 'done') return stored;
      picture.id = stored.value.id;
      await store.writeAction(pending);
    }
    const ids = pending.pictures.map(({ id }) => id);
    const body = ids.length === 0 ? pending.body : { ...pending.body, photo_ids: ids };
    const stop = pending.stop === null ? '' : `/stops/${pending.stop}`;
    return send(`/driver/runs/${pending.run}${stop}/${pending.action}`, { token, key: pending.key, body });
  }

  return {
    actions: () => actions,
    add: async (pending, blobs) => {
      const pictures = blobs.map((blob) => ({ key: crypto.randomUUID(), blob, id: null }));
      await store.addAction({ ...pending, pictures });
      await reload();
    },
    dismiss: async (pending) => {
      await store.deleteAction(pending);
      await reload();
    },
    flush: () => {
      requested += 1;
      flushing ??= flushAll().finally(() => (flushing = undefined));
      return flushing;
    },
  };
}
