/**
 * Orders an answer's fields as in its schema, wherever the values come from. A jsonb column returns its own order
 * (the shortest names first), and a copy of a record that of its creation.
 */
import { z } from 'zod';

type Arrange = (value: unknown) => unknown;

/** Leaves the value as it is: it has no fields, or none that the schema names. */
const AS_IT_IS: Arrange = (value) => value;

/** The arranger of each schema, worked out once. */
const known = new WeakMap<z.core.$ZodType, Arrange>();

/** Returns the value with all its fields, those that the schema names first and in its order, at any depth. */
export function inFieldOrder<Value>(schema: z.core.$ZodType, value: Value): Value {
  // Only the order of fields changes.
  return arrangerOf(schema)(value) as Value;
}

function arrangerOf(schema: z.core.$ZodType): Arrange {
  const made = known.get(schema);
  if (made) return made;
  // A schema may contain itself.
  known.set(schema, (value) => arrangerOf(schema)(value));
  const arrange = makeArranger(schema);
  known.set(schema, arrange);
  return arrange;
}

function makeArranger(given: z.core.$ZodType): Arrange {
  // Every schema is one of these; `_zod.def` of the base type does not say which.
  const schema = given as z.core.$ZodTypes;
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return arrangeObject(def.shape);
    case 'array':
      return arrangeItems(arrangerOf(def.element));
    case 'record':
      return arrangeValues(arrangerOf(def.valueType));
    case 'union':
      return arrangeAlternatives(def.options);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return arrangerOf(def.innerType);
    case 'pipe':
      return arrangerOf(def.out);
    case 'lazy':
      return arrangerOf(def.getter());
    default:
      return AS_IT_IS;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function arrangeObject(shape: Readonly<Record<string, z.core.$ZodType>>): Arrange {
  const names = Object.keys(shape);
  const arrangers = Object.values(shape).map(arrangerOf);
  return (value) => {
    if (!isObject(value)) return value;
    const arranged: Record<string, unknown> = {};
    let count = 0;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? '';
      const field = value[name];
      if (field === undefined) continue;
      arranged[name] = (arrangers[index] ?? AS_IT_IS)(field);
      count += 1;
    }
    const all = Object.keys(value);
    if (all.length > count) for (const name of all) if (!(name in arranged)) arranged[name] = value[name];
    return arranged;
  };
}

function arrangeItems(arrange: Arrange): Arrange {
  if (arrange === AS_IT_IS) return AS_IT_IS;
  return (value) => (Array.isArray(value) ? value.map(arrange) : value);
}

function arrangeValues(arrange: Arrange): Arrange {
  if (arrange === AS_IT_IS) return AS_IT_IS;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, arrange(each)]))
      : value;
}

/** Arranges by the one of several schemas that accepts the value, or by the first if none does. */
function arrangeAlternatives(options: readonly z.core.$ZodType[]): Arrange {
  const arrangers = options.map(arrangerOf);
  if (arrangers.every((arrange) => arrange === AS_IT_IS)) return AS_IT_IS;
  return (value) => {
    if (!isObject(value)) return value;
    const fitting = options.findIndex((option) => z.safeParse(option, value).success);
    return (arrangers[Math.max(fitting, 0)] ?? AS_IT_IS)(value);
  };
}
