/**
 * Closed lists of values, each with its own name among the schemas of the OpenAPI document
 * (`src/api/openapi-components.ts`), and each value with its meaning for readers of the reference: as
 * `x-enumDescriptions`, and as a list in the description (`src/api/openapi-components.ts`).
 */
import { z } from 'zod';

/**
 * The schema of a closed list: the name under which the document has it, the values, and the meaning of each. The
 * compiler refuses a value without one.
 */
export const enumOf = <const Value extends string>(
  component: string,
  values: readonly Value[],
  meanings: Readonly<Record<NoInfer<Value>, string>>,
) => z.enum(values).meta({ component, 'x-enumDescriptions': meanings });
