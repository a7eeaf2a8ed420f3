/** Operations of photos, to which scans and stops refer by `photo_ids`; beyond the specification. */
import { defineOperation, type Operation, Binary, type RawInput } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { MEDIA_TYPES, photo, PHOTO_BYTES, type MediaType, type Photo } from './resource.js';
import { findPhoto, insertPhoto, whenPhotoFits } from './rows.js';

/** Media type → whether the bytes begin like one of its files. */
const IS_OF_TYPE: Record<MediaType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  'image/png': (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** Media type → whether a file of it is truncated: its image has no end. Anything after the end is ignored. */
const BREAKS_OFF: Record<MediaType, (bytes: Buffer) => boolean> = {
  // In the data of a scan 0xff is followed by 0, so both markers are what they look like.
  'image/jpeg': (bytes) =>
    bytes.lastIndexOf('ffda', undefined, 'hex') > bytes.lastIndexOf('ffd9', undefined, 'hex'),
  'image/png': (bytes) => bytes.includes('IDAT', 0, 'latin1') && !bytes.includes('IEND', 0, 'latin1'),
  'image/webp': (bytes) => bytes.length < 8 + bytes.readUInt32LE(4),
};

/** Maximum bytes of photos that a tenant stores in an hour. */
const MAX_BYTES_PER_HOUR = 200_000_000;

/**
 * POST /photos. Throws 429 `rate_limited` beyond 200 MB an hour; 422 `invalid_value` if the bytes are not an image of
 * the type that they were sent as, or only its beginning.
 */
export async function createPhoto(scope: Scope, { body }: { body: RawInput }): Promise<Photo> {
  const { contentType, bytes } = body;
  const type = MEDIA_TYPES.find((each) => each === contentType);
  if (type === undefined || !IS_OF_TYPE[type](bytes)) {
    throw new AppError('invalid_value', {
      message: `The body is not ${contentType}. Send the image's bytes and media type.`,
      param: 'body',
    });
  }
  if (BREAKS_OFF[type](bytes)) {
    throw new AppError('invalid_value', {
      message: 'The image is truncated. Send the whole file.',
      param: 'body',
    });
  }
  const fitsAt = await whenPhotoFits(scope, bytes.length, MAX_BYTES_PER_HOUR);
  if (fitsAt) {
    const seconds = Math.max(1, Math.ceil((fitsAt.getTime() - scope.now.getTime()) / 1000));
    throw new AppError('rate_limited', {
      message: `Photo uploads are limited to ${MAX_BYTES_PER_HOUR / 1_000_000} MB per hour. Retry in ${seconds} s.`,
      retryAfterSeconds: seconds,
    });
  }
  const id = scope.newId('photo');
  await insertPhoto(scope, { id, content_type: type, bytes });
  return {
    id,
    object: 'photo',
    content_type: type,
    size: bytes.length,
    created_at: scope.now.toISOString(),
  };
}

/** GET /photos/{photo_id}: the image itself. */
async function getPhoto(scope: Scope, { params }: { params: { photo_id: string } }): Promise<Binary> {
  const photo = requireFound(await findPhoto(scope, params.photo_id), 'photo', params.photo_id);
  return new Binary(photo.content_type, photo.bytes);
}

export const photoOperations: Operation[] = [
  defineOperation({
    route: 'POST /photos',
    name: 'photos.create',
    summary: 'Store a photo',
    description: 'The body is the image, at most 10 MB.',
    scopes: ['orders:write', 'routes:write'],
    rawBody: { types: MEDIA_TYPES, maxBytes: PHOTO_BYTES },
    response: photo,
    location: (made) => `/photos/${made.id}`,
    errors: ['body_too_large', 'unsupported_media_type'],
    command: createPhoto,
  }),
  defineOperation({
    route: 'GET /photos/{photo_id}',
    name: 'photos.get',
    summary: 'Get a photo',
    description: 'The image as uploaded.',
    scopes: ['orders:read', 'routes:read'],
    responseType: 'image/*',
    command: getPhoto,
  }),
];
