/** The route table of photos, to which scans and stops refer by `photo_ids`; beyond the specification. */
import { z } from 'zod';
import { defineRoute, type Route } from '../../api/define-route.js';
import { timestamp, id } from '../../api/schemas.js';
import { createPhoto, getPhoto } from './photos.commands.js';

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MAX_BYTES = 10_000_000;

const photo = z
  .object({
    id,
    object: z.literal('photo'),
    content_type: z.enum(MEDIA_TYPES),
    size: z.number().int().describe('Bytes.'),
    created_at: timestamp,
  })
  .meta({ id: 'Photo' });

export const photoRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/photos',
    operation: 'photos.create',
    summary: 'Store a photo',
    description: 'The body is the picture itself, at most 10 MB.',
    extension: true,
    scopes: ['orders:write', 'routes:write'],
    rawBody: { types: MEDIA_TYPES, maxBytes: MAX_BYTES },
    status: 201,
    response: photo,
    location: (made) => `/photos/${made.id}`,
    errors: ['body_too_large', 'unsupported_media_type'],
    command: createPhoto,
  }),
  defineRoute({
    method: 'GET',
    path: '/photos/{photo_id}',
    operation: 'photos.get',
    summary: 'Get a photo',
    extension: true,
    scopes: ['orders:read', 'routes:read'],
    params: z.object({ photo_id: id }),
    status: 200,
    responseType: 'image/*',
    errors: ['not_found'],
    command: getPhoto,
  }),
];
