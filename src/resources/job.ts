/** Jobs: optimising a day, importing orders. */
import { z } from 'zod';
import { PLAN_WARNINGS } from '../domain/types.js';
import { JOB_STATUSES } from '../domain/states/job.js';
import { enumOf } from './enum-docs.js';
import { route, unassignedReason } from './route.js';
import * as fields from './schema-helpers.js';

const status = enumOf('JobStatus', JOB_STATUSES, {
  queued: 'Waiting for its turn.',
  running: 'Under way.',
  succeeded: 'Done; the result is there.',
  failed: 'Ended without a result; `error` says why.',
}).meta({ description: 'Where it stands.', example: 'succeeded' });

const jobError = z
  .object({
    code: z.string().meta({ description: 'A word for programs.', example: 'invalid_value' }),
    message: z.string().meta({ description: 'One plain sentence.', example: 'There is no depot dep_none.' }),
  })
  .nullable()
  .meta({ description: 'Set when status is `failed`.', example: null });
export type JobError = NonNullable<z.output<typeof jobError>>;

const jobBest = z
  .object({
    miles: z.number().meta({ description: 'Miles of all its routes, to one decimal.', example: 412.6 }),
    routes: z.number().int().meta({ description: 'How many routes.', example: 9 }),
    unassigned: z.number().int().meta({ description: 'Orders that are on no route.', example: 2 }),
    served: z
      .number()
      .int()
      .optional()
      .meta({ description: 'Orders that are on a route.', example: 96, ...fields.EXTENSION }),
    at: fields.moment('When it was found, or looked at last.'),
  })
  .meta({ id: 'JobBest' });
export type JobBest = z.output<typeof jobBest>;

const trips = (description: string, example: number) =>
  z.number().int().min(0).meta({ description, example });

const roadCounts = z
  .object({
    measured: trips('Trips that the road server measured.', 90),
    estimated: trips(
      'Trips estimated from the distance, because the road server did not answer, or there is none.',
      0,
    ),
    refused: trips(
      'Those of the estimated ones for which the road server gave figures that cannot be true.',
      0,
    ),
    no_road: trips('Trips for which the road network has no way; they are never driven.', 0),
  })
  .meta({ id: 'RoadCounts' });

const minutes = (description: string, example: number) => z.number().int().meta({ description, example });

const planKpis = z
  .object({
    wait_minutes: minutes('Waiting for windows, of all its routes.', 85),
    duty_minutes: minutes('From the beginning of loading to the return, of all its routes.', 4120),
    utilisation_percent: z
      .number()
      .int()
      .meta({ description: "The share of the vans' shifts that the duties take.", example: 71 }),
    longest_duty_minutes: minutes('Of the route with the longest duty.', 612),
    on_time_slack_minutes: minutes('Mean time between an ETA and the end of its window.', 64),
  })
  .meta({ id: 'PlanKpis' });

const planChanges = z
  .object({
    moved: z.number().int().meta({ description: 'Those that are on another van, or on none.', example: 3 }),
    of: z.number().int().meta({ description: 'Orders that were on a van before.', example: 98 }),
  })
  .meta({ id: 'PlanChanges' });

const keptRoute = z
  .object({
    route: fields.bareId('route').describe('The draft.'),
    message: z.string().meta({
      description: 'Why.',
      example: 'It was changed while the plan was made, and stays as it is.',
    }),
  })
  .meta({ id: 'KeptRoute' });

const planWarning = z
  .object({
    order: fields.bareId('order').describe('The order; absent where it is about a route.').optional(),
    route: fields.bareId('route').describe('The route; absent where it is about an order.').optional(),
    code: enumOf('PlanWarningCode', PLAN_WARNINGS, {
      goods_not_in: 'A piece of the order is missing, damaged or at another depot.',
      no_driver: 'The route has no driver, without whom it is not published.',
    }).describe('A word for programs.'),
    message: z
      .string()
      .meta({ description: 'Why.', example: 'A piece of it is missing, damaged or at another depot.' }),
  })
  .meta({ id: 'PlanWarning' });

export const job = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('route_optimisation').describe('What the job does.'),
    status,
    progress: z.number().meta({ description: '0 to 1.', example: 1 }),
    best: fields
      .nullable(fields.refTo(jobBest, ''), { example: null })
      .describe('The best plan so far, in figures; null before there is one.')
      .meta(fields.EXTENSION),
    result: z
      .object({
        routes: z.array(route).describe("The day's drafts: those proposed, then those that were locked."),
        unassigned: z.array(fields.bareId('order')).describe('Ids of orders that are on no route.'),
        unassigned_reasons: z.array(unassignedReason).describe('Why orders are on no route.'),
        warnings: z
          .array(planWarning)
          .optional()
          .describe(
            'What somebody should know of the routes and the orders on them; only where there is something.',
          )
          .meta(fields.EXTENSION),
        roads: fields
          .refTo(roadCounts, 'Where the trips between the places of the day are from.')
          .meta(fields.EXTENSION)
          .optional(),
        changes: fields.refTo(planChanges, 'How many orders change vans.').meta(fields.EXTENSION).optional(),
        kpis: fields.refTo(planKpis, "Figures of the plan's routes.").meta(fields.EXTENSION).optional(),
        kept_routes: z
          .array(keptRoute)
          .optional()
          .describe('Drafts that were made or changed while the job searched.')
          .meta(fields.EXTENSION),
        miles_saved: z
          .number()
          .meta({ description: 'Miles less than before; may be negative.', example: 12.4 }),
      })
      .nullable()
      .describe('Set when status is `succeeded`.'),
    error: jobError,
    applied_at: fields
      .nullableMoment(
        "When the proposed routes became the day's drafts. Only jobs with `apply: false` have it.",
      )
      .meta(fields.EXTENSION)
      .meta({ example: null })
      .optional(),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof job>;
export type JobResult = NonNullable<Job['result']>;

/** Errors that an import stores; all are counted. */
export const MAX_ERRORS = 1_000;

const count = z.number().int().min(0);

const rowError = z
  .object({
    row: count.meta({
      description: 'Number of the row as a spreadsheet shows it, or of the line (JSON lines).',
      example: 3,
    }),
    column: z.string().meta({
      description: 'Name of the column, or path of the field (JSON lines); empty for the whole row.',
      example: 'postcode',
    }),
    code: z.string().meta({ description: 'One of the codes of errors.', example: 'invalid_value' }),
    message: z.string().meta({
      description: 'One plain sentence that says what to do.',
      example: 'postcode: must be a GB postcode such as CR0 4XZ.',
    }),
  })
  .meta({ id: 'RowError', description: 'Why a row of an import became no order.' });
export type RowError = z.output<typeof rowError>;

export const importJob = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('order_import').describe('What kind it is.'),
    status: status.describe('`failed` when nothing could be imported.'),
    progress: z.number().min(0).max(1).meta({ description: '0 to 1.', example: 1 }),
    result: z
      .object({
        rows: count.meta({ description: 'Rows of the file, without its header.', example: 1200 }),
        created: count.meta({ description: 'Orders created.', example: 1199 }),
        rejected: count.meta({
          description:
            'Rows that became no order; an order with one row that is not right is rejected with all of its rows.',
          example: 1,
        }),
        errors: z
          .array(rowError)
          .describe(`What is wrong with rejected rows, by row; at most ${MAX_ERRORS} entries.`),
      })
      .nullable()
      .describe('Set when the import has ended.'),
    error: jobError,
    created_at: fields.createdAt,
  })
  .meta({ id: 'ImportJob', description: 'An import of orders.' });
export type ImportJob = z.output<typeof importJob>;

const orderIds = (description: string) => z.array(fields.bareId('order')).describe(description);

const postponementResult = z
  .object({
    routes: z
      .array(fields.bareId('route'))
      .describe('Routes that had not left: unpublished, taken apart and deleted.'),
    unbooked: orderIds('Orders whose slots were given back.'),
    asked: count.meta({ description: 'Recipients who are told and asked for another slot.', example: 41 }),
    told: count.meta({
      description: 'Recipients who are told only, as goods are not in or their order is on hold.',
      example: 2,
    }),
    on_the_road: orderIds('Orders that are out for delivery, and stay so.'),
  })
  .meta({ id: 'PostponementResult' });
export type PostponementResult = z.output<typeof postponementResult>;

export const postponementJob = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('day_postponement').describe('What kind it is.'),
    status,
    progress: z.number().min(0).max(1).meta({ description: '0 to 1.', example: 1 }),
    depot: fields.idOf('depot'),
    date: fields.date,
    offer_from: fields.date.describe('Earliest date that is offered instead.'),
    dry_run: z
      .boolean()
      .meta({ description: 'true: nothing was changed; the result is what would happen.', example: false }),
    result: fields.nullable(
      z.lazy(() => postponementResult),
      { description: 'Set when the job has ended.' },
    ),
    error: jobError,
    created_at: fields.createdAt,
  })
  .meta({ id: 'PostponementJob', description: "A depot's day that is called off." });
export type PostponementJob = z.output<typeof postponementJob>;

/** Answer of GET /jobs/{job_id}. */
export const anyJob = z.discriminatedUnion('type', [job, importJob, postponementJob]);
