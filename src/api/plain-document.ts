/** The OpenAPI document as plain data, limited to the parts that are used here. */

/** The part of JSON Schema 2020-12 that the document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  'x-enumDescriptions'?: Readonly<Record<string, string>>;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  readOnly?: boolean;
  /** Beyond the specification: all of it, or these values of a closed list. */
  'x-extension'?: boolean | unknown[];
};

type Media = { schema?: JsonSchema; example?: unknown };
type Parameter = {
  in: string;
  name: string;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};
export type PlainOperation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
export type PlainDocument = {
  paths: Record<string, Record<string, PlainOperation>>;
  webhooks: Record<string, { post: PlainOperation }>;
  components: { schemas: Record<string, JsonSchema> };
};
