/** Settings that a demo needs for a while. */
import { FAIL_REASONS, unwrap, type WaypostClient } from '@waypost/client';

const NEVER = { from: '00:00', to: '00:00' };

/**
 * Removes the quiet hours from the sandbox's settings: messages about windows of a future day wait for the morning, but
 * a demo at night must not. Resolves to a function that restores them.
 */
export async function endQuietHours(client: WaypostClient): Promise<() => Promise<void>> {
  const { quiet_hours: before } = await unwrap(client.GET('/settings'));
  const set = (quiet_hours: typeof before) => unwrap(client.PATCH('/settings', { body: { quiet_hours } }));
  await set(NEVER);
  return async () => {
    await set(before);
  };
}

/**
 * Has nobody asked again who refused the goods, or whose goods were damaged. Resolves to a function that restores it.
 */
export async function askNobodyWhoRefused(client: WaypostClient): Promise<() => Promise<void>> {
  const { rebook_on: before } = await unwrap(client.GET('/settings'));
  const set = (rebook_on: typeof before) => unwrap(client.PATCH('/settings', { body: { rebook_on } }));
  await set(FAIL_REASONS.filter((reason) => reason !== 'refused' && reason !== 'damaged'));
  return async () => {
    await set(before);
  };
}

/** Has recipients told when they are next. Resolves to a function that restores what they are told. */
export async function tellWhoIsNext(client: WaypostClient): Promise<() => Promise<void>> {
  const { notify_recipients: before } = await unwrap(client.GET('/settings'));
  const set = (notify_recipients: typeof before) =>
    unwrap(client.PATCH('/settings', { body: { notify_recipients } }));
  await set([...new Set([...before, 'next_stop' as const])]);
  return async () => {
    await set(before);
  };
}
