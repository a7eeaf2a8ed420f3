/** What the driver did, sent in the sequence in which it was done, each thing once; whatever happens, nothing is lost. */
import type { Deed } from './run.js';
import { type Outcome, send } from './server.js';
import type { KeptDeed, Store } from './store.js';

export type Queue = {
  /** All that the phone keeps: what waits, and what was refused. */
  deeds: () => readonly KeptDeed[];
  add: (deed: Deed, pictures: readonly Blob[]) => Promise<void>;
  dismiss: (deed: KeptDeed) => Promise<void>;
  /** Sends what waits, as far as it goes. */
  flush: () => Promise<void>;
};

export type QueueOptions = {
  store: Store;
  /** Whose deeds are sent, and with which word; null while nobody is known to be signed in. */
  session: () => { driver: string; token: string } | null;
  /** Something was sent, refused or added. */
  onChange: () => void;
  /** The server has a deed. */
  onSent: (deed: KeptDeed) => Promise<void>;
  /** Nothing more can be sent, and why. */
  onStop: (outcome: 'stray' | 'signed_out' | 'later') => void;
};

export async function openQueue({ store, session, onChange, onSent, onStop }: QueueOptions): Promise<Queue> {
  let deeds = await store.listDeeds();
  let flushing: Promise<void> | undefined;
  /** Flushes that were asked for; one that is under way may have begun too early for the latest. */
  let wanted = 0;

  async function reload(): Promise<void> {
    deeds = await store.listDeeds();
    onChange();
  }

  /** Another tab of the page may be sending: one at a time. */
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

  /** Pictures first; those that the server has are not sent again. */
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
