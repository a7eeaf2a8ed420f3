/**
 * Removes the run from the phone. It comes with every page that is shown without a session, as the page that would
 * otherwise remove it may have been closed when the session ended. What is not sent yet stays.
 */
import { openStore } from './store.js';

const store = await openStore();
await store.clearCached();
