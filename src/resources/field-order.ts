/**
 * Orders an answer's fields as in its schema, wherever the values come from. A jsonb column returns its own order
 * (the shortest names first), and a copy of a record that of its creation.
 */
import { z } from 'zod';

type Reorder = (value: unknown) => unknown;

/** Leaves the value as it is: it has no fields, or none that the schema names. */
const UNCHANGED: Reorder = (value) => value;

/** The order of fields of each schema, worked out once. */
const reorderers = new WeakMap<z.core.$ZodType, Reorder>();

/** Returns the value with all its fields, those that the schema names first and in its order, at any depth. */
export function inFieldOrder<Value>(schema: z.core.$ZodType, value: Value): Value {
  // Only the order of fields changes.
  return reorderFor(schema)(value) as Value;
}

function reorderFor(schema: z.core.$ZodType): Reorder {
  const made = reorderers.get(schema);
  if (made) return made;
  // A schema may contain itself.
  reorderers.set(schema, (value) => reorderFor(schema)(value));
  const reorder = createReorder(schema);
  reorderers.set(schema, reorder);
  return reorder;
}

function createReorder(given: z.core.$ZodType): Reorder {
  // Every schema is one of these; `_zod.def` of the base type does not say which.
  const schema = given as z.core.$ZodTypes;
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return reorderObject(def.shape);
    case 'array':
      return reorderItems(reorderFor(def.element));
    case 'record':
      return reorderValues(reorderFor(def.valueType));
    case 'union':
      return 'discriminator' in def
        ? reorderByType(String(def.discriminator), def.options)
        : reorderAlternatives(def.options);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return reorderFor(def.innerType);
    case 'pipe':
      return reorderFor(def.out);
    case 'lazy':
      return reorderFor(def.getter());
    default:
      return UNCHANGED;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reorderObject(shape: Readonly<Record<string, z.core.$ZodType>>): Reorder {
  const names = Object.keys(shape);
  const reorders = Object.values(shape).map(reorderFor);
  return (value) => {
    if (!isObject(value)) return value;
    const ordered: Record<string, unknown> = {};
    let count = 0;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? '';
      const field = value[name];
      if (field === undefined) continue;
      ordered[name] = (reorders[index] ?? UNCHANGED)(field);
      count += 1;
    }
    const all = Object.keys(value);
    if (all.length > count) for (const name of all) if (!(name in ordered)) ordered[name] = value[name];
    return ordered;
  };
}

function reorderItems(reorder: Reorder): Reorder {
  if (reorder === UNCHANGED) return UNCHANGED;
  return (value) => (Array.isArray(value) ? value.map(reorder) : value);
}

function reorderValues(reorder: Reorder): Reorder {
  if (reorder === UNCHANGED) return UNCHANGED;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reorder(each)]))
      : value;
}

/** Arranges by the schema that names the value's type, in the field that tells the alternatives apart. */
function reorderByType(field: string, options: readonly z.core.$ZodType[]): Reorder {
  const reorders = new Map(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[field] ?? [])].map((type) => [type as unknown, reorderFor(option)]),
    ),
  );
  return (value) => (isObject(value) ? (reorders.get(value[field]) ?? UNCHANGED)(value) : value);
}

/** Orders by the first of several schemas that accepts the value, or by the first one if none does. */
function reorderAlternatives(options: readonly z.core.$ZodType[]): Reorder {
  const reorders = options.map(reorderFor);
  if (reorders.every((reorder) => reorder === UNCHANGED)) return UNCHANGED;
  return (value) => {
    if (!isObject(value)) return value;
    const fitting = options.findIndex((option) => z.safeParse(option, value).success);
    return (reorders[Math.max(fitting, 0)] ?? UNCHANGED)(value);
  };
}
