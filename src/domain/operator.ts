/** The operator who acts, and the reason, as the Temporal UI, the command and programs give them. */

/** Stored in the audit log: the name as its actor, the note as its detail. */
export type ByOperator = { operator: string; note?: string | undefined };

/** The name used when none is given. */
export const DEFAULT_OPERATOR = 'operator';

const MAX_NAME_CHARACTERS = 100;
const MAX_NOTE_CHARACTERS = 500;
/** Letters, digits and what occurs in names and addresses. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,'@+-]*$/u;
/** Actors that are not operators. Ids are not operators either: they contain an underscore, which a name may not. */
export const NO_OPERATORS: readonly string[] = [
  'workflow',
  'provider',
  'seed',
  'recipient',
  'portal',
  'driver',
  'console',
];

/** Returns why this is not a valid input of an operator's act, or null. */
export function operatorProblem(input: unknown): string | null {
  if (input === undefined || input === null) return null;
  if (typeof input !== 'object' || Array.isArray(input)) {
    return 'The input must be empty or an object such as {"operator": "who acts", "note": "why"}.';
  }
  const unknown = Object.keys(input).find((name) => name !== 'operator' && name !== 'note');
  if (unknown !== undefined) return `Unknown field ${unknown}: who acts is operator, and why is note.`;
  const { operator, note } = input as { operator?: unknown; note?: unknown };
  return nameProblem(operator) ?? problemOfNote(note);
}

/** Completes a valid input with its defaults. */
export function byOperator(input: Partial<ByOperator> | null | undefined): ByOperator {
  const { operator, note } = input ?? {};
  return { operator: operator ?? DEFAULT_OPERATOR, ...(note ? { note } : {}) };
}

function nameProblem(name: unknown): string | null {
  if (name === undefined || name === null) return null;
  if (typeof name !== 'string' || name.length > MAX_NAME_CHARACTERS || !NAME.test(name)) {
    return `operator must be a name of at most ${MAX_NAME_CHARACTERS} letters, digits, spaces and . , ' @ + -.`;
  }
  return NO_OPERATORS.includes(name) ? `operator must not be ${name}, which is reserved.` : null;
}

function problemOfNote(note: unknown): string | null {
  if (note === undefined || note === null) return null;
  if (typeof note === 'string' && note.length <= MAX_NOTE_CHARACTERS) return null;
  return `note must be a text of at most ${MAX_NOTE_CHARACTERS} characters.`;
}
