/** Sends what the driver did, in the order it was done and each thing once. Nothing is lost, whatever happens. */
import type { Deed } from './run.js';
import { type Outcome, send } from './server.js';
import type { KeptDeed, Store } from './store.js';

export type Queue = {
  /** Everything stored on the phone: deeds that wait, and deeds that were refused. */
  deeds: () => readonly KeptDeed[];
  add: (deed: Deed, pictures: readonly Blob[]) => Promise<void>;
  dismiss: (deed: KeptDeed) => Promise<void>;
  /** Sends what is waiting, as far as possible. */
  flush: () => Promise<void>;
};

export type QueueOptions = {
  store: Store;
  /** Whose deeds to send, and with which token; null while nobody is known to be signed in. */
  session: () => { driver: string; token: string } | null;
  /** Called when something was sent, refused or added. */
  onChange: () => void;
  /** Called when the server has received a deed. */
  onSent: (deed: KeptDeed) => Promise<void>;
  /** Called when nothing more can be sent, with the reason. */
  onStop: (outcome: 'stray' | 'signed_out' | 'later') => void;
};

export async function openQueue({ store, session, onChange, onSent, onStop }: QueueOptions): Promise<Queue> {
  let deeds = await store.listDeeds();
  let flushing: Promise<void> | undefined;
  /** Number of flushes requested. A running one may have started too early for the latest request. */
  let wanted = 0;

  async function reload(): Promise<void> {
    deeds = await store.listDeeds();
    onChange();
  }

  /** Takes a lock, because another tab of the page may be sending. */
  async function flushAll(): Promise<void> {
    for (let flushed = -1; flushed < wanted;) {
      flushed = wanted;
      await navigator.locks.request('driver-queue', async () => {
        await reload();
        for (const deed of deeds) {
          const held = session();
          if (held === null || deed.driver !== held.driver || deed.refused !== null) continue;
          const outcome = await perform(deed, held.token);
          if (outcome.kind === 'refused') {
            await store.writeDeed({ ...deed, refused: outcome.message });
          } else if (outcome.kind === 'done') {
            await store.deleteDeed(deed);
            await onSent(deed);
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
  async function perform(deed: KeptDeed, token: string): Promise<Outcome<unknown>> {
    for (const picture of deed.pictures) {
      if (picture.id !== null) continue;
      const stored = await send<{ id: string }>('/driver/photos', {
        token,
        key: picture.key,
        body: picture.blob,
      });
      if (stored.kind !== 'done') return stored;
      picture.id = stored.value.id;
      await store.writeDeed(deed);
    }
    const ids = deed.pictures.map(({ id }) => id);
    const body = ids.length === 0 ? deed.body : { ...deed.body, photo_ids: ids };
    const stop = deed.stop === null ? '' : `/stops/${deed.stop}`;
    return send(`/driver/runs/${deed.run}${stop}/${deed.action}`, { token, key: deed.key, body });
  }

  return {
    deeds: () => deeds,
    add: async (deed, blobs) => {
      const pictures = blobs.map((blob) => ({ key: crypto.randomUUID(), blob, id: null }));
      await store.addDeed({ ...deed, pictures });
      await reload();
    },
    dismiss: async (deed) => {
      await store.deleteDeed(deed);
      await reload();
    },
    flush: () => {
      wanted += 1;
      flushing ??= flushAll().finally(() => (flushing = undefined));
      return flushing;
    },
  };
}
