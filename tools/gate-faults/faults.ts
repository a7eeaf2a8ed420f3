/**
 * Thirty ways to break Waypost, each a small change of its source that a careless edit could make. `find` occurs exactly
 * once in `file`; the tests must notice when `replace` takes its place.
 */

export type Fault = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

export const FAULTS: readonly Fault[] = [
  {
    name: 'an outbox row of a webhook delivery is lost',
    file: 'src/db/outbox.ts',
    find: 'for (const { id } of deliveries) enqueueDelivery(scope, id);',
    replace: '',
  },
  {
    name: 'the transaction does not wait for its events and outbox rows',
    file: 'src/db/transaction.ts',
    find: 'await writeOut(scope);',
    replace: 'void writeOut(scope);',
  },
  {
    name: 'row-level security shows every tenant',
    file: 'migrations/support.ts',
    find: "using (${column} = current_setting('waypost.tenant_id', true))",
    replace: 'using (true)',
  },
  {
    name: 'a cursor is looked up in every tenant under the owner’s role',
    file: 'src/db/paging.ts',
    find: 'where tenant_id = ${scope.tenant.id} and id = ${cursor}',
    replace: 'where id = ${cursor} or true limit 1',
  },
  {
    name: 'a webhook’s signature is not compared',
    file: 'packages/client/src/signature.ts',
    find: 'signatures.filter((signature) => equal(signature, expected))',
    replace: 'signatures.filter((signature) => equal(signature, expected) || signature !== "")',
  },
  {
    name: 'a provider’s signature is not compared',
    file: 'src/adapters/messaging/sms/twilio/index.ts',
    find: 'return expected.length === given.length && timingSafeEqual(expected, given);',
    replace: 'return expected.length > 0 || timingSafeEqual(expected, given);',
  },
  {
    name: 'a link’s signature is not compared',
    file: 'src/runtime/secrets.ts',
    find: 'return expected.length === actual.length && timingSafeEqual(expected, actual);',
    replace: 'return expected.length === actual.length || timingSafeEqual(expected, actual);',
  },
  {
    name: 'a slot is oversold',
    file: 'src/records/slots.ts',
    find: '${ONE_PLACE_MORE} where slot_usage.booked < excluded.capacity`',
    replace: '${ONE_PLACE_MORE}`',
  },
  {
    name: 'a place is not given back',
    file: 'src/records/slots.ts',
    find: "booked: eb('booked', '-', 1)",
    replace: "booked: eb('booked', '-', 0)",
  },
  {
    name: 'two senders claim the same message',
    file: 'src/records/message-claims.ts',
    find: "and other.status = 'queued' and other.claimed_until > clock_timestamp())",
    replace: "and other.status = 'queued' and false)",
  },
  {
    name: 'a delivered order can be cancelled',
    file: 'src/domain/states/order.ts',
    find: "event: 'cancelled',",
    replace: "event: 'cancelled', ...{ from: ORDER_STATUSES },",
  },
  {
    name: 'an ETA is counted from the day before',
    file: 'src/records/runs/clock.ts',
    find: "return new Date(instantOf(run.date, '00:00', timezone).getTime() + second * 1000);",
    replace: "return new Date(instantOf(run.date, '00:00', timezone).getTime() + (second - 86_400) * 1000);",
  },
  {
    name: 'orders are read without their lock',
    file: 'src/records/orders/rows.ts',
    find: "return withShipper(scope).where(isOneOf(ids)).orderBy('orders.id').forUpdate('orders').execute();",
    replace: "return withShipper(scope).where(isOneOf(ids)).orderBy('orders.id').execute();",
  },
  {
    name: 'a cell of a CSV can be a formula',
    file: 'src/api/csv.ts',
    find: 'FORMULA.test(cell)',
    replace: 'FORMULA.test("")',
  },
  {
    name: 'text of an order is markup in a page',
    file: 'src/messaging/email-html.ts',
    find: 'export function escapeHtml(text: string): string {',
    replace: 'export function escapeHtml(text: string): string {\n  if (text !== "") return text;',
  },
  {
    name: 'a button of the driver’s page has no effect',
    file: 'web/driver/stop-view.ts',
    find: 'onclick: () => handlers.complete(run, stop)',
    replace: 'onclick: () => undefined',
  },
  {
    name: 'a retried POST runs again',
    file: 'src/api/pipeline/idempotency.ts',
    find: 'if (earlier) return earlier;',
    replace: 'if (earlier && request.key === "") return earlier;',
  },
  {
    name: 'a write leaves no audit entry',
    file: 'src/api/pipeline/handle.ts',
    find: "if (operation.method !== 'GET' && !scope.outcome.unchanged) {",
    replace: "if (operation.method === 'DELETE' && !scope.outcome.unchanged) {",
  },
  {
    name: 'a key acts beyond its scopes',
    file: 'src/api/pipeline/handle.ts',
    find: 'if (missing !== undefined) {',
    replace: 'if (missing === "none") {',
  },
  {
    name: 'a revoked key is let in',
    file: 'src/api/pipeline/authenticate.ts',
    find: 'if (row.is_over) {',
    replace: 'if (row.is_over && mode !== row.mode) {',
  },
  {
    name: 'a webhook reaches a private address',
    file: 'src/runtime/public-address.ts',
    find: "if (ip.range() !== 'unicast' || ip.toString() === AZURE_PLATFORM) return false;",
    replace: 'if (ip.toString() === AZURE_PLATFORM) return false;',
  },
  {
    name: 'quiet hours are not kept',
    file: 'src/domain/quiet-hours.ts',
    find: 'if (!quiet) return instant;',
    replace: 'if (!quiet || to !== "") return instant;',
  },
  {
    name: 'a doubtful reply is booked',
    file: 'packages/reply-reader/src/decision/decide.ts',
    find: 'if (confidence < BOOKING_CONFIDENCE)',
    replace: 'if (confidence < 0)',
  },
  {
    name: 'a run is completed while a stop is open',
    file: 'src/records/runs/move.ts',
    find: 'if (stops.some((stop) => OPEN_STOPS.includes(stop.status))) {',
    replace: 'if (stops.every((stop) => OPEN_STOPS.includes(stop.status))) {',
  },
  {
    name: 'a page of a list repeats or loses records of one instant',
    file: 'src/db/paging.ts',
    find: '(${time}, ${id}) < (${after.at}::timestamptz, ${cursor})',
    replace: '${time} < ${after.at}::timestamptz',
  },
  {
    name: 'a plan is stored that misses a window',
    file: 'packages/planning/src/plan-check.ts',
    find: '  checkTimes(problem, vehicle, stops, report);\n',
    replace: '',
  },
  {
    name: 'a local time is off by an hour in summer',
    file: 'packages/base/src/local-time.ts',
    find: 'if (before === after || offsetMs(byBefore, zone) === before) return new Date(byBefore);',
    replace: 'if (before <= after) return new Date(byBefore);',
  },
  {
    name: 'a write of another site is taken',
    file: 'src/pages/console/sessions.ts',
    find: "if (consoleSession.hasToken(source, request, request.get('X-CSRF-Token'))) return session;",
    replace: 'if (session) return session;',
  },
  {
    name: 'a relay sends the second row of a subject first',
    file: 'src/work/queue/relay-queue.ts',
    find: '          order by e.seq limit 1\n        ) head',
    replace: '          order by e.seq desc limit 1\n        ) head',
  },
  {
    name: 'answers to retried requests are forgotten after an hour',
    file: 'src/records/retention.ts',
    find: 'const IDEMPOTENCY_HOURS = 24;',
    replace: 'const IDEMPOTENCY_HOURS = 1;',
  },
  {
    name: 'an erased recipient’s conversation is kept',
    file: 'src/records/erasure.ts',
    find: '  await eraseConversations(scope, orders);\n',
    replace: '',
  },
  {
    name: 'a booking request is reminded of at once',
    file: 'workflows/order-conversation.ts',
    find: "await sleepUntil(due, 'until the reminder');",
    replace: '',
  },
  {
    name: 'a webhook is retried without a pause',
    file: 'src/domain/retry-schedule.ts',
    find: 'const delay = DELAYS_MS[attempt - 1];',
    replace: 'const delay = DELAYS_MS[attempt];',
  },
];
