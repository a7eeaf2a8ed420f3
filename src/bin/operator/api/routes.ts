/** The operators' interface: what each path takes, answers and does. It uses the same functions as the command. */
import { z } from 'zod';
import type { ReplayKind } from '../../../db/retryable-work.js';
import { MODES } from '../../../domain/access.js';
import { ATTENTION_KINDS } from '../../../domain/attention.js';
import * as words from '../../../resources/schema-helpers.js';
import { needsOf } from '../attention.js';
import { diagnose } from '../doctor/index.js';
import { storyOf } from '../order.js';
import type { Operator } from '../open.js';
import { replayAll } from '../replays.js';
import { settleWorkflow } from '../settle.js';

/** Where it is served; never below a courier's base. */
export const OPERATOR_BASE = '/operator/v1';

/** Who calls, by which request, with what. */
type Call = { by: string; requestId: string; params: unknown; query: unknown; body: unknown };

export type OperatorRoute = {
  method: 'get' | 'post';
  path: string;
  operation: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  answer: z.ZodType;
  /** It may be refused because of the workflow's state, or because there is no workflow. */
  refuses?: true;
  run: (operator: Operator, call: Call) => Promise<unknown>;
};

const courier = words.idOf('courier').optional().describe('Of one courier.');
const since = words.dateTime.optional();

const attentionQuery = z.strictObject({
  courier,
  kind: z.enum(ATTENTION_KINDS).optional().describe('Of one kind.'),
  since: since.describe('What has needed it since then, or later.'),
});

const attentionList = z
  .object({
    object: z.literal('list'),
    data: z.array(
      z.object({
        order: z.string().nullable().describe('The order that it is about, or null.'),
        kind: z.string().describe('What it needs a hand for.'),
        since: words.moment('Since when.'),
        workflow: z.string().describe('Id of its workflow.'),
        url: z
          .string()
          .nullable()
          .describe('Its workflow in the Temporal UI, or null where that is not known.'),
      }),
    ),
    has_more: z.boolean().describe('Always false: all of it is here.'),
  })
  .meta({ id: 'AttentionList' });

const replayBody = z.strictObject({
  courier,
  mode: z.enum(MODES).optional().describe('Of one environment.'),
  order: words.idOf('order', 'Of one order.').optional(),
  endpoint: words.idOf('endpoint', 'To one endpoint; for deliveries.').optional(),
  since: since.describe('What failed since then.'),
  query: words.text(2_000).optional().describe('Of the workflows that a query in Temporal’s words finds.'),
  dry_run: z.boolean().default(false).describe('Says what would be done, and does nothing.'),
  limit: z.int().min(1).max(10_000).default(1_000).describe('The oldest so many of what is found.'),
  note: words.text(500).optional().describe('Why; kept in the audit log.'),
});

const replayed = z
  .object({
    dry_run: z.boolean().describe('Whether nothing was done.'),
    found: z.number().describe('How much there is, also beyond the limit.'),
    done: z.number().describe('How much was begun again.'),
    refused: z.number().describe('How much was refused, each for its reason.'),
    broken_off: z
      .string()
      .nullable()
      .describe('Why it went no further than `items`, or null: the same call goes on with the rest.'),
    items: z
      .array(
        z.object({
          id: z.string().describe('Of the request, delivery, import or reply.'),
          courier: z.string().describe('Its courier.'),
          mode: z.enum(MODES).describe('Its environment.'),
          tenant: z.string().describe('The two in one, as ids of workflows have it.'),
          order: z.string().nullable().describe('The order that it is about, or null.'),
          endpoint: z.string().nullable().describe('The endpoint that it goes to, or null.'),
          since: words.moment('When it failed.'),
          why: z.string().nullable().describe('What was said of it then.'),
          outcome: z.enum(['done', 'would', 'refused']).describe('`would`: of a dry run.'),
          reason: z.string().nullable().describe('Why it was refused, or null.'),
        }),
      )
      .describe('Each piece of work.'),
  })
  .meta({ id: 'Replayed' });

const settleBody = z.strictObject({
  workflow: words
    .text(1_000)
    .describe('Id of a workflow that has ended failed, as the list of what needs a hand has it.'),
  note: words.text(500).optional().describe('Why; kept in the audit log.'),
});

const settled = z
  .object({
    workflow: z.string().describe('Its id.'),
    kind: z.string().describe('What it needed a hand for.'),
    operator: z.string().describe('Who settled it.'),
    note: z.string().nullable().describe('Why, or null.'),
  })
  .meta({ id: 'Settled' });

const story = z
  .object({
    id: words.ownId('order'),
    courier: z.string().describe('Its courier.'),
    mode: z.enum(MODES).describe('Its environment.'),
    tenant: z.string().describe('The two in one, as ids of workflows have it.'),
    status: z.string().describe('The order’s.'),
    created_at: words.createdAt,
    events: z
      .array(
        z.object({
          at: words.moment('When it began.'),
          what: z.string().describe('request, reply, message, delivery or act; an act is an operator’s.'),
          id: z.string().describe('Its id.'),
          state: z.string().describe('What became of it; of an act, what was done.'),
          detail: z.string().nullable().describe('What else there is to say, or null; nothing personal.'),
        }),
      )
      .describe('The oldest first.'),
    workflows: z
      .array(
        z.object({
          began: words.moment('When it began.'),
          id: z.string().describe('Its id.'),
          state: z.string().describe('running, completed, failed, …'),
          attention: z.string().nullable().describe('What it needs a hand for, or null.'),
          url: z.string().nullable().describe('Where the Temporal UI shows it, or null.'),
        }),
      )
      .nullable()
      .describe('The oldest first; null while Temporal does not answer.'),
  })
  .meta({ id: 'OrderStory' });

const diagnosis = z
  .object({
    ok: z.boolean().describe('Nothing has failed; there may be warnings.'),
    findings: z
      .array(
        z.object({
          check: z.string().describe('What was looked at.'),
          status: z.enum(['ok', 'warning', 'failed']).describe('How it is.'),
          found: z.string().describe('What was found.'),
          advice: z.string().nullable().describe('What to do, or null.'),
        }),
      )
      .describe('One for each check.'),
  })
  .meta({ id: 'Diagnosis' });

const replay = (path: string, operation: string, kind: ReplayKind, summary: string): OperatorRoute => ({
  method: 'post',
  path,
  operation,
  summary,
  body: replayBody,
  answer: replayed,
  run: (operator, { by, requestId, body }) => {
    const { since: from, dry_run: dryRun, ...filter } = body as z.output<typeof replayBody>;
    const options = {
      ...filter,
      since: from === undefined ? undefined : new Date(from),
      dryRun,
      operator: by,
    };
    return replayAll(operator, kind, options, requestId);
  },
});

/** Every route. */
export const OPERATOR_ROUTES: readonly OperatorRoute[] = [
  {
    method: 'get',
    path: '/attention',
    operation: 'attention.list',
    summary: 'What needs a hand now, of all couriers, the oldest first.',
    query: attentionQuery,
    answer: attentionList,
    run: async (operator, { query }) => {
      const { since: from, ...filter } = query as z.output<typeof attentionQuery>;
      const data = await needsOf(operator, {
        ...filter,
        since: from === undefined ? undefined : new Date(from),
      });
      return { object: 'list', data, has_more: false };
    },
  },
  replay('/retry-bookings', 'bookings.retry', 'bookings', 'Asks again where booking requests have failed.'),
  replay(
    '/replay-deliveries',
    'deliveries.replay',
    'deliveries',
    'Delivers again what endpoints did not acknowledge.',
  ),
  replay('/resume-imports', 'imports.resume', 'imports', 'Goes on with imports that could not.'),
  replay('/reread-replies', 'replies.reread', 'replies', 'Reads replies again that wait for a person.'),
  {
    method: 'post',
    path: '/settle',
    operation: 'attention.settle',
    summary: 'Takes what has failed for good, and is not to be done any more, out of what needs a hand.',
    body: settleBody,
    answer: settled,
    refuses: true,
    run: (operator, { by, requestId, body }) => {
      const { workflow, note } = body as z.output<typeof settleBody>;
      return settleWorkflow(operator, workflow, { operator: by, note }, requestId);
    },
  },
  {
    method: 'get',
    path: '/orders/{order_id}',
    operation: 'orders.story',
    summary: 'An order’s story: requests, replies, messages, deliveries, operators’ acts and workflows.',
    params: z.strictObject({ order_id: words.idOf('order') }),
    answer: story,
    run: (operator, { params }) => storyOf(operator, (params as { order_id: string }).order_id),
  },
  {
    method: 'get',
    path: '/doctor',
    operation: 'doctor.look',
    summary: 'Looks at all that Waypost runs on, and says what to do.',
    answer: diagnosis,
    run: (operator) => diagnose(operator),
  },
];
