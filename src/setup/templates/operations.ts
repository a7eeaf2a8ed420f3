/** Operations of message templates (docs/behaviour.md "Operations beyond the specification"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import {
  preview,
  previewInput,
  template,
  templateInput,
  templateParams,
  templatePatch,
  templateQuery,
} from './resource.js';
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
    method: 'GET',
    path: '/templates',
    name: 'templates.list',
    summary: 'List message templates, newest first',
    description:
      'Your own texts, by kind and channel. Kinds and channels without one use the built-in text; `built_in=true` lists those instead, each in a form that can be posted to create a template.',
    scopes: ['bookings:write', 'orders:read'],
    query: templateQuery,
    status: 200,
    response: listOf(template),
    command: listTemplatesPage,
  }),
  defineOperation({
    method: 'POST',
    path: '/templates',
    name: 'templates.create',
    summary: 'Add a message template',
    description:
      'Messages of a kind use its latest template, unless a request names another; without any, they use the built-in text.',
    scopes: ['bookings:write'],
    body: templateInput,
    status: 201,
    response: template,
    location: ({ id }) => `/templates/${id}`,
    command: createTemplate,
  }),
  defineOperation({
    method: 'GET',
    path: '/templates/{template_id}',
    name: 'templates.get',
    summary: 'Get a message template',
    description: 'The text with its placeholders.',
    scopes: ['bookings:write', 'orders:read'],
    params: templateParams,
    status: 200,
    response: template,
    errors: ['not_found'],
    lock: (scope, { template_id }) => lockTemplate(scope, template_id),
    command: getTemplate,
  }),
  defineOperation({
    method: 'PATCH',
    path: '/templates/{template_id}',
    name: 'templates.update',
    summary: 'Edit a message template',
    description:
      'Only the fields that are sent change. A placeholder that the kind does not have is refused here, not when a message is sent.',
    scopes: ['bookings:write'],
    params: templateParams,
    body: templatePatch,
    status: 200,
    response: template,
    errors: ['not_found'],
    example: { request: { sms_body: 'Hello {{ recipient_name }}' } },
    command: patchTemplate,
  }),
  defineOperation({
    method: 'DELETE',
    path: '/templates/{template_id}',
    name: 'templates.delete',
    summary: 'Remove a message template',
    description: 'From now on, messages of its kind use another template or the built-in text.',
    scopes: ['bookings:write'],
    params: templateParams,
    status: 204,
    errors: ['not_found'],
    command: deleteTemplate,
  }),
  defineOperation({
    method: 'POST',
    path: '/templates/{template_id}/preview',
    name: 'templates.preview',
    summary: 'Preview a message template',
    description:
      'Returns the text that a recipient would read, with sample values for the placeholders. It is sent as a test to `phone` or `email`, if given.',
    scopes: ['bookings:write'],
    params: templateParams,
    body: previewInput,
    bodyOptional: true,
    status: 200,
    response: preview,
    errors: ['not_found'],
    command: previewTemplate,
  }),
];
