/** The texts sent to recipients, drivers and shippers: the built-in ones and the courier's own. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, TEMPLATE_KINDS, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { templatesQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { Empty, QueryState } from '../../parts/states';
import { Setup } from './sections';
import { TextPreview } from './text-preview';

type Template = Resources['Template'];

/** Texts by which somebody is given access: the API takes them from owners alone. */
const OWNERS: Partial<Record<Template['kind'], true>> = {
  driver_invite: true,
  run_published: true,
  portal_invite: true,
};
const GRAMMAR =
  'Insert names as {{ recipient_name }}, or {{ recipient_name | default: "there" }}. {% if office_phone %} … {% else %} … {% endif %} leaves words out. The built-in text shows the names available for its kind.';
const SUBJECT_HINT = 'One line, with names, without a link.';

export function TextsView() {
  const { write, own } = useRights();
  const texts = useQuery(templatesQuery(useMode().mode));
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<Partial<Template>>();
  return (
    <Setup
      title="Texts"
      hint="Messages to recipients, drivers and shippers."
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited({ channels: ['sms', 'email'] })}>
            Add text
          </Button>
        )
      }
    >
      <QueryState query={texts}>
        {(list) => {
          const template = list.find(({ id }) => id === chosen) ?? list[0];
          if (!template) return <Empty title="No texts yet" />;
          return (
            <div className="texts">
              <div className="text-groups">
                {([false, true] as const).map((isBuiltIn) => (
                  <TextGroup
                    key={String(isBuiltIn)}
                    title={isBuiltIn ? 'Built in' : 'Your own'}
                    texts={list.filter((one) => Boolean(one.built_in) === isBuiltIn)}
                    chosen={template}
                    onChoose={setChosen}
                  />
                ))}
              </div>
              <div className="stack">
                <div className="row">
                  <h3>{template.name}</h3>
                  <span className="hint">{humanise(template.kind)}, with sample values</span>
                  {write && (own || !OWNERS[template.kind]) && (
                    <TextActions template={template} onEdit={setEdited} />
                  )}
                </div>
                <TextPreview key={template.id} template={template} />
              </div>
            </div>
          );
        }}
      </QueryState>
      {edited && <EditText template={edited} onClose={() => setEdited(undefined)} onSaved={setChosen} />}
    </Setup>
  );
}

function TextGroup({
  title,
  texts,
  chosen,
  onChoose,
}: {
  title: string;
  texts: readonly Template[];
  chosen: Template;
  onChoose: (id: string) => void;
}) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 className="group-title">{title}</h3>
      <ul className="depot-list" aria-label={title}>
        {texts.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one === chosen} onClick={() => onChoose(one.id)}>
              <b>{one.name}</b>
              {!one.built_in && <span className="hint">{humanise(one.kind)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TextActions({
  template,
  onEdit,
}: {
  template: Template;
  onEdit: (template: Partial<Template>) => void;
}) {
  const remove = useChange(
    () => unwrap(api.DELETE('/templates/{template_id}', { params: { path: { template_id: template.id } } })),
    { success: () => 'Text removed.', invalidates: ['templates'] },
  );
  const { confirm, confirmDialog } = useConfirm();
  if (template.built_in) {
    const { kind, channels, sms_body, email_subject, email_body } = template;
    const copy = {
      name: `My ${humanise(kind).toLowerCase()}`,
      kind,
      channels,
      sms_body,
      email_subject,
      email_body,
    };
    return <Button onClick={() => onEdit(copy)}>Customise</Button>;
  }
  return (
    <>
      <Button onClick={() => onEdit(template)}>Edit</Button>
      <Button
        kind="quiet"
        onClick={() =>
          confirm({
            title: `Remove ${template.name}?`,
            text: 'The built-in text will be used instead.',
            label: 'Remove text',
            run: () => remove.mutate(undefined),
          })
        }
      >
        Remove
      </Button>
      {confirmDialog}
    </>
  );
}

function EditText({
  template,
  onClose,
  onSaved,
}: {
  template: Partial<Template>;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { own } = useRights();
  const kinds = TEMPLATE_KINDS.filter((kind) => own || !OWNERS[kind]);
  const save = useChange(
    ({ name = '', kind, sms, subject, mail }: Values) => {
      const channels = [...(sms ? (['sms'] as const) : []), ...(mail ? (['email'] as const) : [])];
      const body = {
        name,
        channels,
        sms_body: sms || null,
        email_subject: mail ? (subject ?? '') : null,
        email_body: mail || null,
      };
      if (template.id !== undefined) {
        const params = { path: { template_id: template.id } };
        return unwrap(api.PATCH('/templates/{template_id}', { params, body }));
      }
      const known = TEMPLATE_KINDS.find((one) => one === kind) ?? 'booking_request';
      return unwrap(api.POST('/templates', { body: { ...body, kind: known } }));
    },
    { success: ({ name }) => `${name} saved.`, invalidates: ['templates', 'preview'], errorsInForm: true },
  );
  return (
    <FormDialog
      wide
      title={template.id === undefined ? 'Add a text' : `Edit ${template.name ?? 'the text'}`}
      submitLabel={template.id === undefined ? 'Add' : 'Save'}
      busy={save.isPending}
      error={save.error}
      initial={{
        name: template.name ?? '',
        kind: template.kind ?? 'booking_request',
        sms: template.sms_body ?? '',
        subject: template.email_subject ?? '',
        mail: template.email_body ?? '',
      }}
      fields={[
        { name: 'name', label: 'Name', required: true },
        ...(template.id === undefined
          ? [
              {
                name: 'kind',
                label: 'Kind',
                type: 'select' as const,
                options: kinds.map((kind) => [kind, humanise(kind)] as const),
              },
            ]
          : []),
        { name: 'sms', label: 'Text message', type: 'area', wide: true, hint: GRAMMAR },
        { name: 'subject', label: 'Subject of the email', wide: true, hint: SUBJECT_HINT },
        { name: 'mail', label: 'Email', type: 'area', wide: true },
      ]}
      onClose={onClose}
      onSubmit={(values) =>
        save.mutate(values, {
          onSuccess: ({ id }) => {
            onSaved(id);
            onClose();
          },
        })
      }
    />
  );
}
