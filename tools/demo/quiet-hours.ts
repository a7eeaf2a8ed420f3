/** Messages about windows of a future day wait for the morning, but a demo at night must not. */
import { unwrap, type WaypostClient } from '@waypost/client';

const NEVER = { from: '00:00', to: '00:00' };

/** Removes the quiet hours from the sandbox's settings. Resolves to a function that restores them. */
export async function endQuietHours(client: WaypostClient): Promise<() => Promise<void>> {
  const { quiet_hours: before } = await unwrap(client.GET('/settings'));
  const set = (quiet_hours: typeof before) => unwrap(client.PATCH('/settings', { body: { quiet_hours } }));
  await set(NEVER);
  return async () => {
    await set(before);
  };
}
