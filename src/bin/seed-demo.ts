/**
 * Creates the demo courier if there is none: plan Pro, both tenants with the demo data, and a key for each. Beside
 * `npm start` the keys and addresses are kept in demo.json of the home folder, for its owner only. Elsewhere the keys
 * are printed once, when they are created.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createAdminKey, createCourier } from '../operator/couriers.js';
import { findAdminKeyByDigest } from '../setup/api-keys/rows.js';
import { openDemo } from '../setup/staff/commands.js';
import { findCourierByName, requireTenant } from '../records/couriers.js';
import { withScope } from '../db/transaction.js';
import { type Mode, MODES } from '../domain/access.js';
import { type Config, loadConfig } from '../runtime/config.js';
import { openOperatorContext, type OperatorContext } from './operator/context.js';

const DEMO_COURIER = 'Demo Couriers';
const DEMO_OWNER = 'owner@demo.example';

type Keys = Record<Mode, string>;
const kept = z.object({ keys: z.object({ live: z.string(), sandbox: z.string() }) });

const config = loadConfig('operator');
const operator = openOperatorContext(config, 'seed');
try {
  await seed(config, operator);
} finally {
  await operator.close();
}

async function seed({ embedded, home }: Config, { owner, addDemoData }: OperatorContext): Promise<void> {
  const found = await findCourierByName(owner.db, DEMO_COURIER);
  const { id: courier } = found ?? (await createCourier(owner, { name: DEMO_COURIER, plan: 'pro' }));
  // Also in later runs: one that died half-way is completed.
  for (const mode of MODES) await addDemoData(courier, mode);
  if (embedded) {
    const file = join(home, 'demo.json');
    const keys = (await readKeys(file, courier)) ?? (await makeKeys(courier));
    writeDemoFile(file, courier, keys, await linkToConsole(courier));
  } else if (!found) {
    console.log(JSON.stringify({ courier, keys: await makeKeys(courier) }, null, 2));
  }
}

async function makeKeys(courier: string): Promise<Keys> {
  const make = (mode: Mode) => createAdminKey(operator.owner, { courier, mode, label: 'Demo' });
  return { live: (await make('live')).key, sandbox: (await make('sandbox')).key };
}

/** Returns the keys of the first run's file, or null if they are no longer keys of this courier. */
async function readKeys(file: string, courier: string): Promise<Keys | null> {
  if (!existsSync(file)) return null;
  const { keys } = kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const mode of MODES) {
    const key = await findAdminKeyByDigest(
      operator.owner.db,
      operator.owner.deployment.digestKey(keys[mode]),
    );
    if (key?.courier !== courier || key.mode !== mode) return null;
  }
  return keys;
}

/** Returns a link that opens the demo courier's console while this `npm start` runs; the next one makes another. */
async function linkToConsole(courier: string): Promise<string> {
  const { source, owner } = operator;
  const tenant = await requireTenant(owner.db, courier, 'live');
  return withScope(source, tenant, { id: 'seed', requestId: null }, (scope) => openDemo(scope, DEMO_OWNER));
}

/** Writes a temporary file and renames it, so that nobody reads half of it. */
function writeDemoFile(file: string, courier: string, keys: Keys, link: string): void {
  const { http, temporal, home } = config;
  const demo = {
    api_live: http.liveBaseUrl,
    api_sandbox: http.sandboxBaseUrl,
    docs: `${http.publicUrl}/docs`,
    console: link,
    temporal_ui: temporal.uiUrl ?? null,
    keys,
    courier,
  };
  mkdirSync(home, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
