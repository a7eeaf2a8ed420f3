/** Settings that a demo needs for a while. Each resolves to a function that restores what was set before. */
import { FAIL_REASONS, type Resources, unwrap, type WaypostClient } from '@waypost/client';

type Settings = Pick<Resources['Settings'], 'quiet_hours' | 'rebook_on' | 'notify_recipients'>;

const NEVER = { from: '00:00', to: '00:00' };

/**
 * Removes the quiet hours from the sandbox's settings: messages about windows of a future day wait for the morning, but
 * a demo at night must not.
 */
export const endQuietHours = (client: WaypostClient) => setForNow(client, 'quiet_hours', () => NEVER);

/** Has nobody asked again who refused the goods, or whose goods were damaged. */
export const askNobodyWhoRefused = (client: WaypostClient) =>
  setForNow(client, 'rebook_on', () =>
    FAIL_REASONS.filter((reason) => reason !== 'refused' && reason !== 'damaged'),
  );

/** Has recipients told when they are next. */
export const tellWhoIsNext = (client: WaypostClient) =>
  setForNow(client, 'notify_recipients', (before) => [...new Set([...before, 'next_stop' as const])]);

async function setForNow<Name extends keyof Settings>(
  client: WaypostClient,
  name: Name,
  to: (before: Settings[Name]) => Settings[Name],
): Promise<() => Promise<void>> {
  const set = async (value: Settings[Name]) => {
    await unwrap(client.PATCH('/settings', { body: { [name]: value } }));
  };
  const { [name]: before } = await unwrap(client.GET('/settings'));
  await set(to(before));
  return () => set(before);
}
