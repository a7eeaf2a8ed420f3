/** Operations of photos, to which scans and stops refer by `photo_ids`; beyond the specification. */
import { z } from 'zod';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { MEDIA_TYPES, photo, PHOTO_BYTES } from './resource.js';
import { idOf } from '../../resources/schema-helpers.js';
import { createPhoto, getPhoto } from './commands.js';

const photoParams = z.object({ photo_id: idOf('photo') });

export const photoOperations: Operation[] = [
  defineOperation({
    method: 'POST',
    path: '/photos',
    name: 'photos.create',
    summary: 'Store a photo',
    description: 'The body is the image, at most 10 MB.',
    extension: true,
    scopes: ['orders:write', 'routes:write'],
    rawBody: { types: MEDIA_TYPES, maxBytes: PHOTO_BYTES },
    status: 201,
    response: photo,
    location: (made) => `/photos/${made.id}`,
    errors: ['body_too_large', 'unsupported_media_type'],
    command: createPhoto,
  }),
  defineOperation({
    method: 'GET',
    path: '/photos/{photo_id}',
    name: 'photos.get',
    summary: 'Get a photo',
    description: 'The image as uploaded.',
    extension: true,
    scopes: ['orders:read', 'routes:read'],
    params: photoParams,
    status: 200,
    responseType: 'image/*',
    errors: ['not_found'],
    command: getPhoto,
  }),
];
