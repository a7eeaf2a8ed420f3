/** Ten vans under way with twelve stops each, one of which breaks down. */
import { instantOf } from '@waypost/base/local-time';
import { agentLooks, brokenRules } from '../support/agent.js';
import { useApi } from '../support/api.js';
import { emptyDay } from '../support/planning.js';
import { expectTakenOver, expectUntouched, tenVans } from '../support/ten-vans.js';

const api = useApi();

test('the others take over its stops; what is done, and where vans stand, is untouched', async () => {
  const day = await emptyDay(api);
  const vans = await tenVans(day, () => api.setNow(instantOf(day.date, '09:00', 'Europe/London')));
  // What the bookings gave rise to is not what this is about.
  await api.owner.query(
    `update agent_requests set outcome = 'nothing', answered_at = now() where outcome = 'pending'`,
  );
  await day.client.post(`/runs/${vans.runs[0].id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  expectTakenOver(suggestion, vans);
  expect((await day.client.post(`/agent/suggestions/${suggestion.id}/accept`)).status).toBe(200);
  await expectUntouched(vans);
  expect(await brokenRules(day)).toEqual([]);
});
