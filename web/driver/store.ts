/** The phone's storage in IndexedDB: the run as last read, and the unsent deeds with their pictures. */
import type { PageState } from '../../src/contracts/driver-page.js';
import type { Deed } from './run.js';

/** A picture of a deed. `id` is set by the server once it has the picture. */
export type Picture = { key: string; blob: Blob; id: string | null };

/** The server's last state, and how far its clock was ahead of the phone's then, in milliseconds. */
export type Heard = { state: PageState; ahead: number };

/** A stored deed; `sequence` is the order in which things were done. */
export type KeptDeed = Deed & { sequence: number; pictures: Picture[] };

const STATE = 'state';
const DEEDS = 'deeds';

export type Store = {
  readHeard: () => Promise<Heard | undefined>;
  writeHeard: (heard: Heard) => Promise<void>;
  forgetHeard: () => Promise<void>;
  listDeeds: () => Promise<KeptDeed[]>;
  addDeed: (deed: Omit<KeptDeed, 'sequence'>) => Promise<void>;
  writeDeed: (deed: KeptDeed) => Promise<void>;
  deleteDeed: (deed: KeptDeed) => Promise<void>;
};

/** Opens the phone's storage. */
export async function openStore(): Promise<Store> {
  const opening = indexedDB.open('driver', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STATE);
    opening.result.createObjectStore(DEEDS, { keyPath: 'sequence', autoIncrement: true });
  };
  const database = await answer(opening);
  const read = <T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    answer(ask(database.transaction(name).objectStore(name)));
  const write = async (name: string, change: (store: IDBObjectStore) => unknown): Promise<void> => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The phone could not keep this.'));
    });
  };
  return {
    readHeard: () => read(STATE, (store) => store.get('now') as IDBRequest<Heard | undefined>),
    writeHeard: (heard) => write(STATE, (store) => store.put(heard, 'now')),
    forgetHeard: () => write(STATE, (store) => store.clear()),
    listDeeds: () => read(DEEDS, (store) => store.getAll() as IDBRequest<KeptDeed[]>),
    addDeed: (deed) => write(DEEDS, (store) => store.add(deed)),
    writeDeed: (deed) => write(DEEDS, (store) => store.put(deed)),
    deleteDeed: (deed) => write(DEEDS, (store) => store.delete(deed.sequence)),
  };
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The phone could not read what it keeps.'));
  });
}
