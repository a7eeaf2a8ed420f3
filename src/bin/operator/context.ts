/**
 * What the operator's commands run on: the database as its owner, for rows of no tenant, and scopes under the
 * application's role. Neither logs to standard output, which is for results.
 */
import pg from 'pg';
import { createDatabase } from '../../db/client.js';
import type { ScopeSource } from '../../db/scope.js';
import { AS_OWNER } from '../../db/seal.js';
import { withScope } from '../../db/transaction.js';
import { requireTenant } from '../../records/couriers.js';
import { addDemoData, type DemoData } from '../../operator/add-demo.js';
import type { Mode } from '../../domain/access.js';
import type { Config } from '../../runtime/config.js';
import { createLogger } from '../../runtime/logger.js';
import { createFoundation } from '../composition.js';

export type OperatorContext = {
  config: Config;
  /** Under the application's role, for scopes. */
  source: ScopeSource;
  /** Under the owner's role. */
  owner: ScopeSource;
  /** Adds the demo data to a courier's tenant that has no depot yet. Throws `not_found` for the courier. */
  addDemoData: (courier: string, mode: Mode) => Promise<DemoData & { tenant: string }>;
  close: () => Promise<void>;
};

/** Connects a program that logs as `name`. Close the context, or the process does not end. */
export function openOperatorContext(config: Config, name: string): OperatorContext {
  const logger = createLogger(name, config.logLevel, process.stderr);
  const { source, close } = createFoundation(config, logger);
  const pool = new pg.Pool({
    connectionString: config.database.url,
    max: 2,
    pipeline: true,
    // Where operators have no log-in of their own, they are the owner, who asks for all rows by name.
    options: `-c ${AS_OWNER}=on`,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
  const db = createDatabase(pool);
  return {
    config,
    source,
    owner: { ...source, db },
    addDemoData: async (courier, mode) => {
      const tenant = await requireTenant(db, courier, mode);
      const data = await withScope(source, tenant, { id: name, requestId: null }, addDemoData);
      return { tenant: tenant.id, ...data };
    },
    close: async () => {
      await Promise.all([db.destroy(), close()]);
    },
  };
}
