/** Entries of the audit log. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

/** What is said of each field that only some readers get. */
const LIMITED = 'Only for keys with every scope, and for owners; absent for others.';

export const auditEntry = z
  .object({
    id: fields.ownId('audit'),
    object: fields.object('audit_entry'),
    actor: z.string().meta({
      description:
        'Who did it: the id of an API key or of one of the staff, `workflow` or `provider`, or the name of an operator’s tool.',
      example: 'key_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    action: z.string().meta({
      description: 'What was done: the id of the operation, or what happened besides.',
      example: 'orders.cancel',
    }),
    subject: fields.nullable(z.string(), {
      description: 'Id of the record that it was done to, or null.',
      example: 'ord_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    detail: fields
      .nullable(z.string(), {
        description: `The reason that was given, or what else there is to say. ${LIMITED}`,
        example: 'Sold out.',
      })
      .optional(),
    changes: fields
      .nullable(
        z.record(
          z.string(),
          z.object({
            old: z.unknown().describe('Its value before; null for none.'),
            new: z.unknown().describe('Its value since; null for none.'),
          }),
        ),
        {
          description: `By a PATCH: each field that changed, with its old and new value; of an address (\`url\`) its host alone. Null otherwise. ${LIMITED}`,
          example: { retention_days: { old: 900, new: 365 } },
        },
      )
      .optional(),
    address: fields
      .nullable(z.string(), {
        description: `IP address of whoever did it; null for what happened without a request. ${LIMITED}`,
        example: '203.0.113.7',
      })
      .optional(),
    request_id: fields.nullable(z.string(), {
      description: 'Id of the request; null for what happened without one.',
      example: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    at: fields.moment('When it was done.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;
