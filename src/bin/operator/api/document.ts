/** Generates the OpenAPI document of the operators' interface from its routes. */
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { error } from '../../../resources/error.js';
import { OPERATOR_BASE, OPERATOR_ROUTES, type OperatorRoute } from './routes.js';

const INTRODUCTION = `For programs of those who operate a deployment: what needs a hand, of all couriers, and what is begun again.

It has an address of its own, and keys of its own (\`waypost operator-key create\`): a courier's key opens nothing here, and an operator's nothing of a courier's. What is done is audited under the name of the key.`;

/** Builds the document; `origin` is that of the operators' listener. */
export function describeOperatorApi(brand: string, origin: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of OPERATOR_ROUTES) paths[route.path] = { [route.method]: operationOf(route) };
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${brand} operators' API`, version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: `${origin}${OPERATOR_BASE}`, description: 'The operators’ listener' }],
    security: [{ operatorKey: [] }],
    tags: [{ name: 'Operator', description: 'What needs a hand, and what is done about it.' }],
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: {
        operatorKey: { type: 'http', scheme: 'bearer', description: 'An operator’s key.' },
      },
    },
  });
}

function operationOf(route: OperatorRoute): ZodOpenApiOperationObject {
  const { operation, summary, params, query, body, answer, refuses } = route;
  return {
    operationId: operation,
    summary,
    tags: ['Operator'],
    ...(params || query
      ? { requestParams: { ...(params && { path: params }), ...(query && { query }) } }
      : {}),
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      '200': { description: 'Done.', content: { 'application/json': { schema: answer } } },
      '401': refusal('There is no key, or it is no operator’s, or it was revoked.'),
      ...(params || refuses ? { '404': refusal('There is no such record.') } : {}),
      ...(refuses ? { '409': refusal('It is in a state that does not allow this.') } : {}),
      ...(body ? { '400': refusal('The body is not valid JSON.') } : {}),
      ...(query || body ? { '422': refusal('A value was not accepted; `param` says which.') } : {}),
      '503': refusal('The database or Temporal does not answer; see Retry-After.'),
    },
  };
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: error } },
});
