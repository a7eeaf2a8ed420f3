/** The budget of bytes and requests under way. */
import { createBudget } from '../../../src/api/pipeline/budget.js';

const options = { process: { bytes: 100, requests: 4 }, holder: { bytes: 60, requests: 2 } };

it('gives each holder its share, and all together what there is', async () => {
  const budget = createBudget({ ...options, waitMs: 0 });
  await budget.enter('a', 40);
  await expect(budget.enter('a', 40)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  const leave = await budget.enter('a', 20);
  await expect(budget.enter('a', 0)).rejects.toMatchObject({ code: 'unavailable' });
  await budget.enter('b', 40);
  await expect(budget.enter('c', 1)).rejects.toMatchObject({ code: 'unavailable' });
  leave();
  leave();
  await budget.enter('c', 20);
  await expect(budget.enter('c', 1)).rejects.toMatchObject({ code: 'unavailable' });
});

it('lets those who wait in as soon as there is room, and refuses the rest in time', async () => {
  const budget = createBudget({ ...options, waitMs: 100 });
  const leave = await budget.enter('a', 60);
  const late = budget.enter('a', 60);
  const never = budget.enter('a', 60);
  setTimeout(leave, 20);
  await expect(late).resolves.toBeInstanceOf(Function);
  await expect(never).rejects.toMatchObject({ code: 'unavailable' });
});

it('lets one larger than a share in when it is alone', async () => {
  const budget = createBudget({ ...options, waitMs: 0 });
  const leave = await budget.enter('a', 1_000);
  await expect(budget.enter('b', 1)).rejects.toMatchObject({ code: 'unavailable' });
  leave();
  await budget.enter('b', 1);
});

it('keeps at most sixteen of a holder in line', async () => {
  const budget = createBudget({ ...options, waitMs: 200 });
  await budget.enter('a', 60);
  const line = Array.from({ length: 17 }, () => budget.enter('a', 60));
  const refused = Symbol('refused at once');
  const first = await Promise.race([
    line[16]!.catch(() => refused),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  expect(first).toBe(refused);
  await Promise.allSettled(line);
});
