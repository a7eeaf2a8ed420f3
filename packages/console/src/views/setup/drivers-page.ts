/** The page of a driver, opened from the sandbox, where nobody is texted the link. */
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';

/** How many of the latest messages are searched. */
const LATEST = 100;

/** Opens the link of the driver's latest invitation in a tab, and invites them again if it is too long ago. */
export async function openDriversPage(driver: string): Promise<void> {
  // Before anything is awaited: browsers open tabs for a click only.
  const tab = window.open('', '_blank');
  try {
    const link = (await findLink(driver)) ?? (await newLink(driver));
    if (tab && link !== undefined) tab.location.href = link;
    else throw new Error('The browser did not open the page, or there is no link to it.');
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function newLink(driver: string): Promise<string | undefined> {
  await unwrap(api.POST('/drivers/{driver_id}/resend-invite', { params: { path: { driver_id: driver } } }));
  return findLink(driver);
}

async function findLink(driver: string): Promise<string | undefined> {
  const { data } = await unwrap(
    api.GET('/messages', { params: { query: { channel: 'sms', limit: LATEST } } }),
  );
  return linkIn(
    data.map(({ body }) => body),
    driver,
  );
}

/** Returns the first link to a driver's page among texts, the latest first. */
export const linkIn = (texts: readonly (string | null)[], driver: string): string | undefined =>
  texts
    .flatMap((text) => text?.match(/https?:\/\/\S+\/driver\?\S+/g) ?? [])
    .find((link) => new URL(link).searchParams.get('id') === driver);
