/** Entries of the audit log. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

/** Note in the description of fields that only some readers get. */
const LIMITED = 'Only for owners and keys with every scope; absent for others.';

export const auditEntry = z
  .object({
    id: fields.ownId('audit'),
    object: fields.object('audit_entry'),
    actor: z.string().meta({
      description:
        'Who did it: the ID of an API key or a staff member, `workflow` or `provider`, or the name of an operator’s tool.',
      example: 'key_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    actor_name: fields
      .nullable(z.string(), {
        description: `The label of the API key that did it, with its last four characters; otherwise null. ${LIMITED}`,
        example: 'Warehouse …q4tz',
      })
      .optional(),
    action: z.string().meta({
      description: "The action: an operation's ID, or the name of another event.",
      example: 'orders.cancel',
    }),
    subject: fields.nullable(z.string(), {
      description: 'ID of the affected record, or null.',
      example: 'ord_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    subject_name: fields
      .nullable(z.string(), {
        description: `What the record is called now: its name; an order’s reference, also for its booking requests, replies, messages and stops; the van of a route or run; the depot and date of a job or postponement; the summary of a suggestion; the host of a webhook endpoint, also for its deliveries; an API key’s label and last four characters; otherwise null. ${LIMITED}`,
        example: 'SO-10432',
      })
      .optional(),
    detail: fields
      .nullable(z.string(), {
        description: `The given reason or other details. ${LIMITED}`,
        example: 'Sold out.',
      })
      .optional(),
    changes: fields
      .nullable(
        z.record(
          z.string(),
          z.object({
            old: z.unknown().describe('The old value; null for none.'),
            new: z.unknown().describe('The new value; null for none.'),
          }),
        ),
        {
          description: `For a PATCH, each changed field with its old and new value (only the host of a \`url\`); otherwise null. ${LIMITED}`,
          example: { retention_days: { old: 900, new: 365 } },
        },
      )
      .optional(),
    address: fields
      .nullable(z.string(), {
        description: `IP address of the client; null if there was no request. ${LIMITED}`,
        example: '203.0.113.7',
      })
      .optional(),
    request_id: fields.nullable(z.string(), {
      description: 'ID of the request; null if there was none.',
      example: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    at: fields.moment('When it happened.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;
