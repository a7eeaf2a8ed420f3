/** Invariants of the database once everything is done. Each statement returns the violations. */
import type pg from 'pg';
import { SENT_FOR_NOTHING } from './causes.js';

/** Violations of an invariant: their number, and the first of them. */
export type Breach = { violations: number; examples: string[] };
export type Breaches = Record<string, Breach>;

const EXAMPLES = 5;

/** Unfinished work. Includes only deliveries that are due; the others wait for their next attempt. */
const UNDONE = `
  select 'outbox ' || seq || ' ' || topic as found from outbox where sent_at is null
  union all select 'job ' || id from jobs where status in ('queued', 'running')
  union all select 'import ' || id from imports where status in ('queued', 'running')
  union all select 'import row ' || import from import_rows
  union all select 'message ' || id || ' ' || kind from messages where status = 'queued'
  union all select 'request ' || id from booking_requests where status = 'queued'
  union all select 'reply ' || id from replies where outcome is null
  union all select 'idempotency key ' || key from idempotency_keys where status is null
  union all select 'delivery ' || id from webhook_deliveries
    where status = 'pending' and next_attempt_at < now() + interval '20 seconds'`;

const INVARIANTS: Record<string, string> = {
  'slots hold what is booked': `
    select u.* from slot_usage u where u.booked <> (
      select count(*) from orders o
      where (o.tenant_id, o.depot, o.slot_zone, o.slot_date, o.slot_from, o.slot_to)
        = (u.tenant_id, u.depot, u.zone, u.date, u.window_from, u.window_to))
      -- A visit that failed keeps the place that it had.
      and not exists (select from runs r where (r.tenant_id, r.depot, r.date) = (u.tenant_id, u.depot, u.date))`,
  'states follow their orders': `
    select coalesce(o.id, s.id) as found from orders o full join order_states s using (tenant_id, id)
    where (o.status, o.created_at, o.updated_at, o.status in ('collected', 'cancelled', 'returned') and exists (
      select from pieces p where (p.tenant_id, p.order_id) = (o.tenant_id, o.id)
        and p.status in ('at_depot', 'on_van', 'collected', 'damaged')))
      is distinct from (s.status, s.created_at, s.updated_at, s.keeps_goods)`,
  'pieces are counted': `
    select o.id from orders o join pieces p on (p.tenant_id, p.order_id) = (o.tenant_id, o.id)
    group by o.tenant_id, o.id
    having count(*) <> o.pieces_expected
      or count(*) filter (where p.status in ('at_depot', 'on_van', 'delivered', 'collected')) <> o.pieces_scanned`,
  'every piece is somewhere': `
    select p.id, p.status from pieces p join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
      left join scans s on (s.tenant_id, s.piece, s.id) = (p.tenant_id, p.id, p.last_scan)
    where case p.status
      when 'awaiting_scan' then p.last_scan is not null
      when 'at_depot' then coalesce(s.depot, o.depot) is null
      when 'on_van' then s.vehicle is null
      when 'delivered' then o.type <> 'delivery' or not o.delivered_pieces @> to_jsonb(p.number)
      when 'collected' then o.type <> 'collection'
      when 'returned' then o.status not in ('collected', 'cancelled', 'returned')
      else p.last_scan is null
    end`,
  'an exchange is of two': `
    select o.id from orders o left join orders p on (p.tenant_id, p.id) = (o.tenant_id, o.exchange_for)
    where o.exchange_for is not null and (p.exchange_for is distinct from o.id or p.type = o.type)`,
  'planned orders have one stop': `
    select o.id from orders o where o.status = 'planned' and 1 <> (
      select count(*) from stops s where (s.tenant_id, s.order_id, s.route) = (o.tenant_id, o.id, o.route))`,
  'a van has one route a day': `
    select tenant_id, date, vehicle from routes group by 1, 2, 3 having count(*) > 1`,
  'an event happens once': `
    select tenant_id, type, subject from events
    where type in ('order.created', 'order.scanned', 'stop.completed', 'stop.failed', 'run.started', 'run.completed',
      'job.completed')
    group by 1, 2, 3 having count(*) > 1`,
  'an order was created by one event': `
    select o.id from orders o where not exists (
      select from events e where (e.tenant_id, e.subject, e.type) = (o.tenant_id, o.id, 'order.created'))`,
  'a closed stop has its event': `
    select s.id from stops s where s.status in ('completed', 'failed') and not exists (
      select from events e where (e.tenant_id, e.subject, e.type) = (s.tenant_id, s.id, 'stop.' || s.status))`,
  'a run is over when its stops are': `
    select r.id from runs r where (r.status = 'completed') <> not exists (
      select from stops s where (s.tenant_id, s.route) = (r.tenant_id, r.route) and s.status in ('pending', 'arrived'))`,
  'nothing is left undone': UNDONE,
  'nothing is parked': `select seq, topic, last_error from outbox where parked_at is not null`,
  'what was delivered was acknowledged': `
    select d.id from webhook_deliveries d where d.status = 'delivered' and not exists (
      select from webhook_attempts a where (a.tenant_id, a.delivery, a.status_code) = (d.tenant_id, d.id, 200))`,
  'every event is on its way to every subscriber': `
    select e.id, w.id as endpoint from events e join webhook_endpoints w on w.tenant_id = e.tenant_id
    where e.type = any(w.events) and e.created_at > w.created_at + interval '1 minute' * $1 and not exists (
      select from webhook_deliveries d where (d.tenant_id, d.endpoint, d.event) = (e.tenant_id, w.id, e.id))`,
  'nobody is texted twice for one cause': SENT_FOR_NOTHING,
  'a time is told within the window told before': `
    select n.id, n.tells, before.window, n.body from messages n cross join lateral (
      select m.tells -> 'window' as window from messages m
      where (m.tenant_id, m.channel, m.recipient) = (n.tenant_id, n.channel, n.recipient)
        and m.kind in ('narrowed_window', 'window_changed') and m.tells -> 'stop' = n.tells -> 'stop'
        and coalesce(m.sent_at, m.unknown_at) < coalesce(n.sent_at, n.unknown_at)
      order by coalesce(m.sent_at, m.unknown_at) desc limit 1) before
    where n.kind = 'next_stop' and n.status in ('sent', 'delivered', 'unknown') and n.body !~ 'later than we said'
      and not substring(n.body from 'at about (\\d\\d:\\d\\d)') between before.window ->> 'from' and before.window ->> 'to'`,
  'another window is told as a change': `
    select n.id, n.tells, m.tells as before from messages n join messages m
      on (m.tenant_id, m.order_id, m.channel) = (n.tenant_id, n.order_id, n.channel)
        and m.kind in ('narrowed_window', 'window_changed') and m.tells #> '{window,date}' = n.tells #> '{window,date}'
        and m.tells -> 'window' <> n.tells -> 'window' and coalesce(m.sent_at, m.unknown_at) < n.sent_at
    where n.kind = 'narrowed_window' and not exists (select from messages s
      where (s.tenant_id, s.order_id) = (n.tenant_id, n.order_id) and s.tells ?| array['slot', 'postponed']
        and s.created_at between m.created_at and n.created_at)
      -- A visit that is over promises nothing for the next one.
      and not exists (select from stops v
        where (v.tenant_id, v.id) = (m.tenant_id, m.tells ->> 'stop') and v.status not in ('pending', 'arrived'))`,
  // Depots with the same hours every day.
  'no time is told outside the day of the depot': `
    select m.id, m.kind, m.body from messages m
      join orders o on (o.tenant_id, o.id) = (m.tenant_id, m.order_id)
      join depots d on (d.tenant_id, d.id) = (o.tenant_id, o.depot)
    where m.kind in ('narrowed_window', 'window_changed', 'next_stop') and m.status in ('sent', 'delivered', 'unknown')
      and d.opening_week is null and d.slot_overrides = '[]' and exists (
        select from regexp_matches(m.body, '(?:, |-|about )(\\d\\d:\\d\\d)', 'g') as told(times)
        where not told.times[1] between d.opening_from and d.opening_to)`,
  'a request has one open copy': `
    select tenant_id, order_id from booking_requests where status in ('queued', 'open') group by 1, 2 having count(*) > 1`,
  // Workers date what they have sent: by as much as their clock was off, two may look the wrong way round.
  'the last confirmation tells the slot': `
    with told as (
      select o.id, o.slot_date, o.slot_from, m.tells -> 'slot' ->> 'date' as day, m.tells -> 'slot' ->> 'from' as begins,
        coalesce(m.sent_at, m.unknown_at) as at
      from orders o join messages m
        on (m.tenant_id, m.order_id, m.kind, m.channel) = (o.tenant_id, o.id, 'confirmation', 'email')
      where o.status in ('booked', 'planned') and m.tells is not null and m.status in ('sent', 'delivered', 'unknown'))
    select last.* from told last
    where last.at >= all (select other.at from told other where other.id = last.id) and not exists (
      select from told slot where slot.id = last.id and slot.at >= last.at - interval '1 minute' * $1
        and (slot.day, slot.begins) is not distinct from (slot.slot_date::text, slot.slot_from))`,
  'a booking was confirmed': `
    select o.id from orders o where o.status in ('booked', 'planned') and not exists (
      select from messages m
      where (m.tenant_id, m.order_id, m.kind, m.channel) = (o.tenant_id, o.id, 'confirmation', 'email')
        and m.status in ('sent', 'delivered', 'unknown'))`,
};

/** Checks all invariants. `clocksMinutes`: how far off a clock has been. */
export async function checkDatabase(owner: pg.Pool, clocksMinutes: number): Promise<Breaches> {
  const found = await findViolations(owner, clocksMinutes);
  return Object.fromEntries(Object.entries(found).map(([name, violations]) => [name, breach(violations)]));
}

/** Returns all violations by invariant. */
export async function findViolations(
  owner: pg.Pool,
  clocksMinutes: number,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const { rows } = await owner.query<Record<string, unknown>>(
      statement,
      statement.includes('$1') ? [clocksMinutes] : [],
    );
    found[name] = rows.map((row) => JSON.stringify(row));
  }
  return found;
}

/** Returns the amount of unfinished work. */
export async function countUndone(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from (${UNDONE}) undone`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns findings as a breach, with the first of them as examples. */
export function breach(found: readonly string[]): Breach {
  return { violations: found.length, examples: found.slice(0, EXAMPLES).map((each) => each.slice(0, 300)) };
}
