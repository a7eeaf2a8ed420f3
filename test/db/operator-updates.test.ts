/** What an operator does from the Temporal UI is done once for each update, however often the update is brought. */
import { createOperatorActivities } from '../../activities/operator-updates.js';
import { useApi } from '../support/api.js';
import { newAsking } from '../support/booking-conversation.js';

const api = useApi();

test('asked again by one update, also after a reset of the workflow that got it; by another one, once more', async () => {
  const { tenant, asked } = await newAsking(api);
  const { order } = await asked();
  const { runOperatorCommand } = createOperatorActivities({ source: api.foundation.source });
  const act = (update: string) =>
    runOperatorCommand({ tenant, command: 'askAgain', subject: order, operator: 'Ana', update });
  const requests = async () => {
    const { rows } = await api.owner.query('select from booking_requests where order_id = $1', [order]);
    return rows.length;
  };
  expect(await requests()).toBe(1);
  expect(await act('order/1/upd_1')).toEqual({ subject: order });
  expect(await act('order/1/upd_1')).toEqual({ subject: order });
  expect(await requests()).toBe(2);
  await act('order/1/upd_2');
  expect(await requests()).toBe(3);
});
