/** Stores photos: of pieces, and of what happened at a door. */
import { PHOTO_TYPES, type Resources, unwrap } from '@waypost/client';
import { api } from './client';

export const PHOTO_ACCEPT = PHOTO_TYPES.join(',');

export async function uploadPhoto(file: Blob): Promise<Resources['Photo']> {
  return unwrap(
    api.POST('/photos', {
      // Cast: the body is the picture itself.
      body: file as never,
      bodySerializer: (body: unknown) => body as Blob,
      headers: { 'Content-Type': file.type },
    }),
  );
}
