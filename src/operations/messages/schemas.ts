/** Messages on the wire, in the sandbox (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { CHANNELS } from '../../domain/channels.js';
import * as words from '../../resources/words.js';

/** Query of GET /messages. */
export const messageQuery = z.strictObject({
  order: words.idOf('order').optional(),
  channel: z.enum(CHANNELS).describe('How it goes.').optional(),
  ...words.paging,
});
