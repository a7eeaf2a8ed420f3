/**
 * A list is walked while others add to it, and its records were all made at one instant: none is lost, none doubled.
 */
import { useApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';

const api = useApi();

test.each(['/orders', '/vehicles', '/events'])(
  '%s: sixty records of one instant, seven at a time, with others coming in',
  async (path) => {
    const client = await api.client();
    const { shipper } = await setUp(client);
    const add = () =>
      path === '/vehicles' ? client.post('/vehicles', { name: 'Van' }) : makeOrder(client, shipper);
    api.setNow(new Date('2026-03-10T10:00:00.123Z'));
    for (let count = 0; count < 60; count += 1) await add();
    const there = (await client.get(`${path}?limit=100`)).body.data.map((record: any) => record.id as string);
    expect(there.length).toBeGreaterThanOrEqual(60);

    // Half of the newcomers have the very instant of the records.
    const walked: string[] = [];
    for (let cursor = '', more = true; more; cursor = `&starting_after=${walked.at(-1) ?? ''}`) {
      const page = await client.get(`${path}?limit=7${cursor}`);
      expect(page.body.data.length).toBeLessThanOrEqual(7);
      walked.push(...page.body.data.map((record: any) => record.id));
      more = page.body.has_more;
      await add();
      api.setNow(undefined);
      await add();
      api.setNow(new Date('2026-03-10T10:00:00.123Z'));
    }
    api.setNow(undefined);
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.filter((id) => there.includes(id))).toEqual(there);
  },
);
