/**
 * GET /console/base-map: where people live around the courier's depots. Dots draw the towns where no map tiles are
 * configured, and zones where they are.
 */
import { createHash } from 'node:crypto';
import type { Request, Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { listDepots } from '../../setup/depots/rows.js';
import { modeOf, type Session, tenantOf } from './sessions.js';

/** Draws the map around a courier's depots; resolves to its JSON. The event loop stays free. */
export type DrawBaseMap = (
  courier: string,
  depots: readonly { latitude: number; longitude: number }[],
) => Promise<Uint8Array>;

/** Depots that are drawn, the oldest first. */
const MAX_DEPOTS = 20;

export function mountBaseMap(
  router: Router,
  source: ScopeSource,
  options: { sessionOf: (request: Request) => Promise<Session>; drawBaseMap: DrawBaseMap },
): void {
  router.get('/console/base-map', async (request, response) => {
    const session = await options.sessionOf(request);
    const { mode } = request.query;
    const word = typeof mode === 'string' ? mode : request.get('Waypost-Mode');
    const tenant = tenantOf(session, modeOf(word));
    const depots = await inScope(source, tenant.id, session.staff, async (scope) => {
      const { rows } = await listDepots(scope, {});
      return rows.flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ latitude, longitude }],
      );
    });
    const drawn = depots.toReversed().slice(0, MAX_DEPOTS);
    // A browser keeps the map, and asks each time whether the depots are still where they were.
    response.set('Cache-Control', 'private, no-cache').vary('Cookie, Waypost-Mode');
    response.set('ETag', `"${createHash('sha256').update(JSON.stringify(drawn)).digest('base64url')}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const map = await options.drawBaseMap(tenant.courier, drawn);
    response.type('json').send(Buffer.from(map.buffer, map.byteOffset, map.byteLength));
  });
}
