/** Rows of message templates. Queries only. */
import type { Selectable } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { TemplateKind } from '../../domain/template-kinds.js';
import { archivable } from '../archivable.js';

export type TemplateRow = Selectable<DB['templates']>;

const templates = archivable('templates');

export const {
  find: findTemplate,
  lock: lockTemplate,
  list: listTemplates,
  insert: insertTemplate,
  update: updateTemplate,
  archive: archiveTemplate,
} = templates;

/** Returns the courier's latest template of a kind, or undefined. */
export async function findTemplateOfKind(scope: Scope, kind: TemplateKind): Promise<TemplateRow | undefined> {
  return templates
    .live(scope)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type NewTemplate = Pick<
  TemplateRow,
  'id' | 'name' | 'kind' | 'channels' | 'sms_body' | 'email_subject' | 'email_body'
>;
