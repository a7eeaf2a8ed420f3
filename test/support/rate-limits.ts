/** Lifts the rate limit for tests that make thousands of requests; the limit has its own tests. */
import type { TestApi } from './api.js';

/** Stops all counters of the database from growing. */
export async function liftRateLimits(api: Pick<TestApi, 'owner'>): Promise<void> {
  await api.owner.query(`
    create or replace function forget_points() returns trigger language plpgsql as $$
      begin new.points := 1; return new; end $$;
    create or replace trigger forget_points before insert or update on rate_limits
      for each row execute function forget_points();`);
}
