/** Inputs of the inbox. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /inbox. */
export const inboxQuery = z.strictObject(fields.paging);
