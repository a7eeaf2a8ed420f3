/**
 * The environment variables Waypost reads, one entry each, by subject in the files of the folder `environment`: how a
 * value is checked, what it means and its default. Pure: it is given the environment. `.env.example` and
 * docs/configuration.md are printed from `describeEnvironment`, so a variable is described there and nowhere else.
 */
import { z } from 'zod';
import { dataVariables, httpVariables, processesVariables, secretsVariables } from './environment/server.js';
import {
  mapsVariables,
  messagesVariables,
  temporalVariables,
  tracingVariables,
} from './environment/services.js';
import { notes } from './environment/values.js';

const environment = z.object({
  ...httpVariables,
  ...dataVariables,
  ...temporalVariables,
  ...secretsVariables,
  ...messagesVariables,
  ...mapsVariables,
  ...processesVariables,
  ...tracingVariables,
});

export type Environment = z.output<typeof environment>;

/** Variables of a process: `process.env` or a part of it. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** A configuration that cannot be used; the message names each bad variable and why, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Checks the variables by themselves; an empty value counts as not set, as container orchestrators pass unset
 * variables on as empty ones.
 * @throws {ConfigError} naming every variable that is wrong, not just the first
 */
export function parseEnvironment(raw: RawEnvironment): Environment {
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
}

export type VariableDescription = {
  readonly name: string;
  readonly group: string;
  readonly about: string;
  /** The value when it is not set, in words or as the value. */
  readonly fallback: string;
  /** The default as it would be written, if it is a plain value. */
  readonly written: string | undefined;
  readonly secret: boolean;
};

/** Lists every variable with its meaning and default, in the order of this file. */
export function describeEnvironment(): readonly VariableDescription[] {
  return Object.entries(environment.shape).map(([name, schema]) => {
    const note = notes.get(schema);
    if (!note) throw new Error(`${name} is not described.`);
    const plain = schema instanceof z.ZodDefault && note.fallback === undefined;
    const written = plain ? String(schema.def.defaultValue) : undefined;
    return {
      name,
      group: note.group,
      about: note.about,
      fallback: note.fallback ?? written ?? 'none',
      written,
      secret: note.secret ?? false,
    };
  });
}
