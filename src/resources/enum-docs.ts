/**
 * Closed lists of values, each value with its meaning for readers of the reference: in the OpenAPI document as
 * `x-enumDescriptions`, and as a list in the description (`src/api/openapi-descriptions.ts`).
 */
import { z } from 'zod';

/** The schema of a closed list, given the meaning of each value. The compiler refuses a value without one. */
export const enumOf = <const Value extends string>(
  values: readonly Value[],
  meanings: Readonly<Record<NoInfer<Value>, string>>,
) => z.enum(values).meta({ 'x-enumDescriptions': meanings });
