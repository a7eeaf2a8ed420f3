/** The filters of the operator's commands. What they name must exist, so that a typing error is not an empty result. */
import { findOwner } from '../../operator/look-up.js';
import { AppError } from '../../domain/errors.js';
import type { OperatorContext } from './context.js';

type Names = { courier?: string | undefined; order?: string | undefined; endpoint?: string | undefined };

/** Looks up what is named. Throws `invalid_value` for what does not exist, or is another courier's. */
export async function checkNames(
  { owner }: OperatorContext,
  { courier, order, endpoint }: Names,
): Promise<void> {
  const named = Object.entries({ courier, order, endpoint }) as [keyof Names, string | undefined][];
  for (const [kind, id] of named) {
    if (id === undefined) continue;
    const record = await findOwner(owner.db, kind, id);
    if (!record) throw refused(kind, `There is no ${kind} ${id}.`);
    if (courier !== undefined && record.courier !== courier) {
      throw refused(kind, `The ${kind} ${id} belongs to courier ${record.courier}, not ${courier}.`);
    }
  }
}

/** Throws `invalid_value` for an endpoint that is not enabled. */
export async function checkInUse({ owner }: OperatorContext, endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const status = (await findOwner(owner.db, 'endpoint', endpoint))?.status;
  if (status === 'enabled') return;
  throw refused(
    'endpoint',
    `The endpoint ${endpoint} is ${status}. Its courier must enable it (PATCH) before it can receive deliveries.`,
  );
}

const refused = (param: string, message: string) => new AppError('invalid_value', { message, param });
