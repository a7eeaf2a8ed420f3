/** Comments on an order by the office and its shipper. Recipients never see them. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const AUTHOR = { description: 'The author.', example: 'Priya, returns desk' };
export const COMMENT_TEXT = { description: 'The text.', example: 'Gate code 4411, side entrance.' };

export const comment = z
  .object({
    id: fields.ownId('comment'),
    object: fields.object('comment'),
    order: fields.idOf('order'),
    author: z.string().meta(AUTHOR),
    text: z.string().meta(COMMENT_TEXT),
    at: fields.moment('When it was made.'),
  })
  .meta({ id: 'Comment', description: 'A note on an order, for the office and its shipper.' });
export type Comment = z.output<typeof comment>;
