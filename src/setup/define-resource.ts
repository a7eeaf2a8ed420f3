/**
 * Defines a resource field by field. Its schema, the bodies of POST and PATCH, the view of a row and the stored columns
 * follow from the definition. A field has the name of its column.
 */
import { z } from 'zod';
import type { IdKind } from '../domain/ids.js';
import * as fields from '../resources/schema-helpers.js';

/**
 * A field as it is shown, sent with a new record, and changed; only shown, if the server sets it. Of a `list`, none is
 * shown as absent, and null takes all away. `ignored` describes one that the server sets where it is sent all the same.
 */
type Field = { shown: z.ZodType; input?: z.ZodType; patch?: z.ZodType; list?: true; ignored?: string };
type Fields = Readonly<Record<string, Field>>;

/** The names of the fields that clients send. */
type Sent<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { input: z.ZodType } ? Name : never;
}[keyof F];
type Shape<F extends Fields, How extends 'shown' | 'input' | 'patch', Names extends keyof F = Sent<F>> = {
  [Name in Names]: F[Name][How] & z.ZodType;
};

/** Columns of a row; null where a field is not shown. */
type Row<F extends Fields> = { id: string } & { [Name in Sent<F>]: Column<z.output<F[Name]['shown']>> };
type Column<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** Columns that a body stores; undefined leaves a column unchanged, or to its default. */
type Columns<F extends Fields, Body> = {
  [Name in Sent<F> & keyof Body]-?: F[Name] extends { list: true } ? Exclude<Body[Name], null> : Body[Name];
};

const descriptionOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.description ?? '';

/** A field that every record has. */
export const required = <Schema extends z.ZodType>(schema: Schema) => ({
  shown: schema,
  input: schema,
  patch: schema.optional(),
});

/** A field that a record may lack, and that null clears; `inPatch` describes it in a change. */
export const optional = <Schema extends z.ZodType>(schema: Schema, inPatch = descriptionOf(schema)) => ({
  shown: schema.optional(),
  input: schema.optional(),
  patch: schema.nullable().describe(inPatch).optional(),
});

/** Like `optional`, with its own form when it is shown, and null for none in a new record too. */
export const clearable = <Given extends z.ZodType, Shown extends z.ZodType>(
  given: Given,
  shown: Shown,
  about: z.GlobalMeta,
) => {
  const input = given.nullable().meta(about).optional();
  return { shown: shown.meta(about).optional(), input, patch: input };
};

/**
 * Defines a resource. `name` is that of its schema in the document, from which those of its bodies follow
 * (`VehicleInput`, `VehiclePatch`).
 */
export function defineResource<const Kind extends IdKind, const F extends Fields>(
  kind: Kind,
  name: string,
  given: F,
) {
  const entries = Object.entries<Field>(given);
  const isSent = ([, field]: [string, Field]) => field.input !== undefined;
  const shapeOf = (how: 'shown' | 'input' | 'patch', some = entries) =>
    Object.fromEntries(some.map(([field, forms]) => [field, forms[how]]));

  // `fromEntries` loses the names.
  const shown = {
    id: fields.ownId(kind),
    object: fields.object(kind),
    ...(shapeOf('shown') as Shape<F, 'shown', keyof F>),
  };
  const sent = entries.filter(isSent);
  const serverSet = entries.filter((entry) => !isSent(entry));
  const about = serverSet.map(([field, forms]): [string, z.ZodType] => [
    field,
    forms.ignored === undefined ? forms.shown : forms.shown.describe(forms.ignored),
  ]);
  const ignored = fields.readOnly<z.ZodRawShape, string>(
    { ...shown, ...Object.fromEntries(about) },
    'id',
    'object',
    ...serverSet.map(([field]) => field),
  ) as Record<'id' | 'object' | Exclude<keyof F, Sent<F>>, z.ZodOptional<z.ZodUnknown>>;
  const resource = z.object(shown).meta({ id: name });

  return {
    resource,
    /** The body of a POST. */
    input: z
      .strictObject({ ...ignored, ...(shapeOf('input', sent) as Shape<F, 'input'>) })
      .meta({ id: `${name}Input` }),
    patch: z
      .strictObject({ ...ignored, ...(shapeOf('patch', sent) as Shape<F, 'patch'>) })
      .meta({ id: `${name}Patch` }),
    /** Returns a row as the resource, with fields that have no column. */
    view: (row: Row<F>, besides: object = {}): z.output<typeof resource> => {
      const values: Record<string, unknown> = { ...row, ...besides };
      const isNone = ([field, { list }]: [string, Field]) =>
        values[field] === null || (list === true && (values[field] as unknown[]).length === 0);
      return Object.fromEntries([
        ['id', row.id],
        ['object', kind],
        ...entries.map((entry) => [entry[0], isNone(entry) ? undefined : values[entry[0]]]),
      ]) as z.output<typeof resource>;
    },
    columns: <Body extends Partial<Record<Sent<F>, unknown>>>(body: Body): Columns<F, Body> => {
      const values = body as Record<string, unknown>;
      return Object.fromEntries(
        sent.map(([field, { list }]) => [
          field,
          list === true && values[field] === null ? [] : values[field],
        ]),
      ) as Columns<F, Body>;
    },
  };
}
