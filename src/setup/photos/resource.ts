/** Photos, to which scans and stops refer by `photo_ids`. */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_BYTES = 10_000_000;
const mediaType = enumOf('PhotoType', MEDIA_TYPES, {
  'image/jpeg': 'A JPEG.',
  'image/png': 'A PNG.',
  'image/webp': 'A WebP.',
});
export type MediaType = (typeof MEDIA_TYPES)[number];

/** How other bodies refer to photos: by what a courier's own app calls them, too. */
export const photoIds = z
  .array(fields.line(2_048).meta({ example: exampleId('photo') }))
  .max(20)
  .describe('IDs of photos uploaded with POST /photos, or your own, which are kept as given.');

export const photo = z
  .object({
    id: fields.ownId('photo'),
    object: fields.object('photo'),
    content_type: mediaType.describe('Media type.'),
    size: z.number().int().meta({ description: 'Bytes.', example: 48213 }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof photo>;
