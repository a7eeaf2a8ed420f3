/** Rows of message templates. Queries only. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { TemplateKind } from './template-kinds.js';

export type TemplateRow = Omit<Selectable<DB['templates']>, 'kind'> & { kind: TemplateKind };

// Templates are written with a kind of the list only.
const live = (scope: Scope) =>
  scope.trx
    .selectFrom('templates')
    .selectAll()
    .where('archived_at', 'is', null)
    .$narrowType<{ kind: TemplateKind }>();

/** The template, or undefined. */
export async function findTemplate(scope: Scope, id: string): Promise<TemplateRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The template, locked, or undefined. */
export async function lockTemplate(scope: Scope, id: string): Promise<TemplateRow | undefined> {
  return live(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The courier's latest template of a kind, or undefined. */
export async function findTemplateOfKind(scope: Scope, kind: TemplateKind): Promise<TemplateRow | undefined> {
  return live(scope)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A page of templates, or all of them. */
export async function listTemplates(scope: Scope, query: PageQuery): Promise<Page<TemplateRow>> {
  return page(scope, 'templates', live(scope), query, { unlimited: true });
}

export type NewTemplate = Pick<
  TemplateRow,
  'id' | 'name' | 'kind' | 'channels' | 'sms_body' | 'email_subject' | 'email_body'
>;

/** Adds a template. */
export async function insertTemplate(scope: Scope, template: NewTemplate): Promise<void> {
  await scope.trx
    .insertInto('templates')
    .values({ ...template, tenant_id: scope.tenant.id, created_at: scope.now, updated_at: scope.now })
    .execute();
}

/** Changes a locked template. */
export async function updateTemplate(
  scope: Scope,
  id: string,
  changes: Partial<Omit<NewTemplate, 'id' | 'kind'>> & { archived_at?: Date },
): Promise<void> {
  await scope.trx
    .updateTable('templates')
    .set({ ...changes, updated_at: scope.now })
    .where('id', '=', id)
    .execute();
}
