/** The phone's storage in IndexedDB: the run as last read, and the unsent actions with their pictures. */
import type { PageState } from '../../src/contracts/driver-page.js';
import type { PendingAction } from './run.js';

/** A picture of an action. `id` is set by the server once it has the picture. */
export type Picture = { key: string; blob: Blob; id: string | null };

/** The server's last state, and the server's clock minus the phone's then, in milliseconds. */
export type CachedState = { state: PageState; clockOffsetMs: number };

/** A stored action; `sequence` is the order in which things were done. */
export type StoredAction = PendingAction & { sequence: number; pictures: Picture[] };

const STATE = 'state';
const ACTIONS = 'actions';

export type Store = {
  readCached: () => Promise<CachedState | undefined>;
  writeCached: (cached: CachedState) => Promise<void>;
  clearCached: () => Promise<void>;
  listActions: () => Promise<StoredAction[]>;
  addAction: (action: Omit<StoredAction, 'sequence'>) => Promise<void>;
  writeAction: (action: StoredAction) => Promise<void>;
  deleteAction: (action: StoredAction) => Promise<void>;
};

/** Opens the phone's storage. */
export async function openStore(): Promise<Store> {
  const opening = indexedDB.open('driver-page', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STATE);
    opening.result.createObjectStore(ACTIONS, { keyPath: 'sequence', autoIncrement: true });
  };
  const database = await resultOf(opening);
  const read = <T>(name: string, request: (store: IDBObjectStore) => IDBRequest<T>) =>
    resultOf(request(database.transaction(name).objectStore(name)));
  const write = async (name: string, change: (store: IDBObjectStore) => unknown): Promise<void> => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The phone could not store this.'));
    });
  };
  return {
    readCached: () => read(STATE, (store) => store.get('now') as IDBRequest<CachedState | undefined>),
    writeCached: (cached) => write(STATE, (store) => store.put(cached, 'now')),
    clearCached: () => write(STATE, (store) => store.clear()),
    listActions: () => read(ACTIONS, (store) => store.getAll() as IDBRequest<StoredAction[]>),
    addAction: (action) => write(ACTIONS, (store) => store.add(action)),
    writeAction: (action) => write(ACTIONS, (store) => store.put(action)),
    deleteAction: (action) => write(ACTIONS, (store) => store.delete(action.sequence)),
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The phone could not read its storage.'));
  });
}
