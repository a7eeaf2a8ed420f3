/** Taking in photos and handing them out. They are looked at by their bytes, not by what the sender calls them. */
import { Binary, type RawInput } from '../../api/define-route.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { findPhoto, insertPhoto, listKnownPhotos } from './photos.store.js';

/** Media type → whether bytes begin as one of its files does. */
const IS_OF_TYPE: Record<string, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  'image/png': (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** POST /photos. 422 `invalid_value` if the bytes are no picture of the type that they were sent as. */
export async function createPhoto(scope: Scope, { body }: { body: RawInput }) {
  const { contentType, bytes } = body;
  if (IS_OF_TYPE[contentType]?.(bytes) !== true) {
    throw new AppError('invalid_value', {
      message: `The body is not ${contentType}. Send the picture's own bytes and media type.`,
      param: 'body',
    });
  }
  const id = scope.newId('photo');
  await insertPhoto(scope, { id, content_type: contentType, bytes });
  return {
    id,
    object: 'photo',
    content_type: contentType,
    size: bytes.length,
    created_at: scope.now.toISOString(),
  };
}

/** GET /photos/{photo_id}: the picture itself. */
export async function getPhoto(scope: Scope, { params }: { params: { photo_id: string } }): Promise<Binary> {
  const photo = await findPhoto(scope, params.photo_id);
  if (!photo) throw notFound('photo', params.photo_id);
  return new Binary(photo.content_type, photo.bytes);
}

/** 422 `unknown_reference` unless each of the photo ids that bodies name exists; `param` says where each stands. */
export async function requirePhotos(
  scope: Scope,
  named: readonly { id: string; param: string }[],
): Promise<void> {
  const known = await listKnownPhotos(scope, [...new Set(named.map(({ id }) => id))]);
  const missing = named.find(({ id }) => !known.has(id));
  if (missing) throw unknownReference('photo', missing.id, missing.param);
}
