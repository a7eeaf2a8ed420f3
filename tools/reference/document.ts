/** The OpenAPI document as the reference reads it. */
import type { JsonSchema as Known } from '../../src/api/plain-document.js';

export type Schema = Known & {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  required?: string[];
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  title?: string;
  additionalProperties?: boolean | Schema;
  'x-enumDescriptions'?: Record<string, string>;
};
export type Media = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
};
export type Parameter = {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  'x-extension'?: boolean;
};
export type Response = { $ref?: string; description?: string; content?: Record<string, Media> };
export type Operation = {
  operationId: string;
  tags?: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-required-scopes'?: string[];
  'x-extension'?: boolean;
};
export type OpenApi = {
  info: { title: string; version: string };
  tags: { name: string; description: string }[];
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

export type Endpoint = { method: string; path: string; operation: Operation };

/** Returns all operations, in the document's order. */
export function endpointsOf(document: OpenApi): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Marks what goes beyond the core: the switch "Core only" hides it. */
export const beyond = ({ 'x-extension': extends_ }: { 'x-extension'?: boolean | unknown[] }): string =>
  extends_ === true ? ' data-beyond' : '';

/** Marks a group of operations none of which is of the core. */
export const allBeyond = (endpoints: readonly Endpoint[]): string =>
  endpoints.every(({ operation }) => operation['x-extension'] === true) ? ' data-beyond' : '';

/** Returns the name of the schema that a reference points to. */
export function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}

/**
 * Returns the document with ids, closed lists and lists of records instead of references to them: the reference shows
 * them where they are used, and has separate entries only for records.
 */
export function inlineShared(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const isRecord = ({ properties }: Schema) =>
    properties !== undefined && properties['object']?.const !== 'list';
  const inline = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(inline);
    const { $ref, description, ...own } = node as Schema;
    const target = $ref === undefined ? undefined : schemas[nameOf($ref)];
    if (target && !isRecord(target) && $ref?.startsWith('#/components/schemas/')) {
      const words = [description, target.description].filter(Boolean).join('\n\n');
      return { ...(inline(target) as Schema), ...own, ...(words === '' ? {} : { description: words }) };
    }
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, inline(inner)]));
  };
  // The walk keeps the document's shape.
  const whole = inline(document) as OpenApi;
  whole.components.schemas = Object.fromEntries(
    Object.entries(whole.components.schemas).filter(([, schema]) => isRecord(schema)),
  );
  return whole;
}
