/** Windows of a day to come wait for the morning; a demo at night does not. */
import { unwrap, type WaypostClient } from '@waypost/client';

const NEVER = { from: '00:00', to: '00:00' };

/** Takes the quiet hours off the sandbox's settings. Resolves to what puts them back. */
export async function endQuietHours(client: WaypostClient): Promise<() => Promise<void>> {
  const { quiet_hours: before } = await unwrap(client.GET('/settings'));
  const set = (quiet_hours: typeof before) => unwrap(client.PATCH('/settings', { body: { quiet_hours } }));
  await set(NEVER);
  return async () => {
    await set(before);
  };
}
