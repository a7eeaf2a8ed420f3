/** Variables of what each process does, and how it is seen. */
import { z } from 'zod';
import { TASK_QUEUES } from '../../contracts/workflows.js';
import { availableCores } from '../container-limits.js';
import { flag, listOf, notes, port } from './values.js';

const GROUP = 'Processes';

export const processesVariables = {
  WORKER_QUEUES: listOf(z.enum(Object.values(TASK_QUEUES)))
    .default(['main', 'solver', 'webhooks'])
    .register(notes, {
      group: GROUP,
      about:
        'Task queues a worker serves: main, solver, webhooks. One of main also serves texts, mail and imports, which may have workers of their own besides.',
      fallback: 'main,solver,webhooks',
    }),
  WAYPOST_RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60).register(notes, {
    group: GROUP,
    about: "Seconds between a relay's checks for work whose workflow is gone.",
  }),
  WAYPOST_RECONCILE_CALLS: z.coerce.number().int().min(1).max(1_000).default(50).register(notes, {
    group: GROUP,
    about: 'Maximum single workflows that a relay looks up or ends per second in these checks.',
  }),
  WAYPOST_ATTENTION_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900).register(notes, {
    group: GROUP,
    about:
      'Seconds a step may keep failing for transient reasons before it needs attention. Set it for relays and workers.',
  }),
  WAYPOST_IMPORTS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(4).register(notes, {
    group: GROUP,
    about: 'Maximum concurrent imports of a worker; each uses a database connection.',
  }),
  SOLVER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(Math.max(1, availableCores() - 1))
    .register(notes, {
      group: GROUP,
      about: 'Threads of a solver worker. A single job uses all of them; several jobs share them.',
      fallback: 'cores of the container - 1, at least 1',
    }),
  WAYPOST_WEBHOOKS_PER_ENDPOINT: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: GROUP,
    about: 'Maximum deliveries that a worker has in flight to one webhook endpoint.',
  }),
  WAYPOST_HEALTH_PORT: port.optional().register(notes, {
    group: GROUP,
    about:
      'Port on which API, relay and worker answer /healthz, /readyz and /metrics; under `npm start` relay and worker take the next two.',
    fallback: 'they do not listen',
  }),
  WAYPOST_BUILD_ID: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'must be letters, digits, dots, dashes and underscores')
    .optional()
    .register(notes, {
      group: GROUP,
      about: 'Name of this build in Temporal and in metrics. Set the same for all processes.',
      fallback: "the package's version and the commit",
    }),
  WAYPOST_PROMOTE: flag.default(false).register(notes, {
    group: GROUP,
    about:
      'Whether a starting worker routes all tasks to its build; otherwise `waypost workers promote` does.',
    fallback: 'true under `npm start`, false otherwise',
  }),
  WAYPOST_PIN_BUILDS: flag.default(false).register(notes, {
    group: GROUP,
    about:
      'Whether jobs, imports and deliveries end on the build that began them. Set it for relays, and only where workers of old builds keep running until these are drained.',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .register(notes, { group: GROUP, about: 'Minimum level to log.' }),
  WAYPOST_EMBEDDED: flag.default(false).register(notes, {
    group: GROUP,
    about: 'Set by `npm start` for its children: development defaults hold.',
  }),
};
