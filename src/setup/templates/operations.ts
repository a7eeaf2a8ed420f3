/** Operations of message templates (docs/behaviour.md "Operations beyond the specification"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { preview, previewInput, template, templateInput, templatePatch, templateQuery } from './resource.js';
import { lockTemplate } from './rows.js';
import { listOf } from '../../resources/list.js';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplatesPage,
  patchTemplate,
  previewTemplate,
} from './commands.js';

export const templateOperations: Operation[] = [
  defineOperation({
    route: 'GET /templates',
    name: 'templates.list',
    summary: 'List message templates, newest first',
    description:
      'Your own texts, by kind and channel. Kinds and channels without one use the built-in text; `built_in=true` lists those instead, each in a form that can be posted to create a template.',
    scopes: ['bookings:write', 'orders:read'],
    query: templateQuery,
    response: listOf(template),
    command: listTemplatesPage,
  }),
  defineOperation({
    route: 'POST /templates',
    name: 'templates.create',
    summary: 'Add a message template',
    description:
      'Messages of a kind use its latest template, unless a request names another; without any, they use the built-in text.',
    scopes: ['bookings:write'],
    body: templateInput,
    response: template,
    location: ({ id }) => `/templates/${id}`,
    command: createTemplate,
  }),
  defineOperation({
    route: 'GET /templates/{template_id}',
    name: 'templates.get',
    summary: 'Get a message template',
    description: 'The text with its placeholders.',
    scopes: ['bookings:write', 'orders:read'],
    response: template,
    lock: (scope, { template_id }) => lockTemplate(scope, template_id),
    command: getTemplate,
  }),
  defineOperation({
    route: 'PATCH /templates/{template_id}',
    name: 'templates.update',
    summary: 'Edit a message template',
    description:
      'Only the fields that are sent change. A placeholder that the kind does not have is refused here, not when a message is sent.',
    scopes: ['bookings:write'],
    body: templatePatch,
    response: template,
    example: { request: { sms_body: 'Hello {{ recipient_name }}' } },
    command: patchTemplate,
  }),
  defineOperation({
    route: 'DELETE /templates/{template_id}',
    name: 'templates.delete',
    summary: 'Remove a message template',
    description: 'From now on, messages of its kind use another template or the built-in text.',
    scopes: ['bookings:write'],
    command: deleteTemplate,
  }),
  defineOperation({
    route: 'POST /templates/{template_id}/preview',
    name: 'templates.preview',
    summary: 'Preview a message template',
    description:
      'Returns the text that a recipient would read, with sample values for the placeholders. It is sent as a test to `phone` or `email`, if given.',
    scopes: ['bookings:write'],
    body: previewInput,
    bodyOptional: true,
    response: preview,
    example: { request: { phone: '+447700900123' } },
    command: previewTemplate,
  }),
];
