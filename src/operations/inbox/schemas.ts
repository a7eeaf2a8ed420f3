/** Inputs of the inbox. */
import { z } from 'zod';
import * as words from '../../resources/schema-helpers.js';

/** Query of GET /inbox. */
export const inboxQuery = z.strictObject(words.paging);
