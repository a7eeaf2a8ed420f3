/** The texts sent to recipients, drivers and shippers: the built-in ones and the courier's own. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { OWNERS_KINDS } from '../../../../../src/domain/template-kinds';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { templatesQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { EditText } from './edit-text';
import { Setup } from './sections';
import { TextPreview } from './text-preview';

type Template = Resources['Template'];

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
                  {write && (own || !OWNERS_KINDS.includes(template.kind)) && (
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
