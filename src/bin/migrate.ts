/** Brings the database of the configuration to the newest schema, then exits. */
import { migrateToLatest } from '../db/migrate.js';
import { loadConfig } from '../runtime/config.js';
import { createLogger } from '../runtime/logger.js';
import { configured } from './configured.js';

const config = configured(() => loadConfig('migrate'));
const logger = createLogger('migrate', config.logLevel);
const ran = await migrateToLatest(config.database.url, undefined, (migration) =>
  logger.warn({ migration }, 'waiting for a lock held by another session; retrying'),
);
logger.info({ migrations: ran }, ran.length === 0 ? 'the schema is up to date' : 'migrated the schema');
