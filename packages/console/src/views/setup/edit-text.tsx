/** Edits a text: words with chips, and beside them the phone and the mail as they will look. */
import { useQuery } from '@tanstack/react-query';
import { TEMPLATE_KINDS, type Resources, unwrap } from '@waypost/client';
import { useMemo, useState } from 'react';
import { putIn } from '../../../../../src/domain/acting-links';
import { readTemplate, renderTemplate, TemplateFault } from '../../../../../src/domain/template';
import { OWNERS_KINDS, PLACEHOLDERS } from '../../../../../src/domain/template-kinds';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { settingsQuery, useChange } from '../../api/queries';
import { useRights, useSession } from '../../api/session';
import { Dialog } from '../../parts/dialog';
import { Button, Check, Field, Select, sendByKey, TextArea } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { ChipField } from './chip-field';
import { type Case, CONDITIONS, namesOf } from './text-chips';
import { Pictures } from './text-preview';

type Template = Resources['Template'];
type Kind = Template['kind'];
type Texts = { sms: string; subject: string; mail: string };

const GRAMMAR =
  'Insert names as {{ recipient_name }}, or {{ recipient_name | default: "there" }}. {% if office_phone %} … {% else %} … {% endif %} leaves words out.';

export function EditText({
  template,
  onClose,
  onSaved,
}: {
  template: Partial<Template>;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { own } = useRights();
  const [name, setName] = useState(template.name ?? '');
  const [kind, setKind] = useState<Kind>(template.kind ?? 'booking_request');
  const [texts, setTexts] = useState<Texts>({
    sms: template.sms_body ?? '',
    subject: template.email_subject ?? '',
    mail: template.email_body ?? '',
  });
  const [isCode, setIsCode] = useState(false);
  const [flags, setFlags] = useState<Case>({});
  const holds = useMemo(() => caseOf(kind, flags), [kind, flags]);
  const isNew = template.id === undefined;
  const save = useSave(template.id, kind);
  const set = (field: keyof Texts) => (value: string) =>
    setTexts((before) => ({ ...before, [field]: value }));
  const names = namesOf(kind);
  const links = names.filter(([one]) => one !== 'link');
  const isChanged =
    name !== (template.name ?? '') ||
    texts.sms !== (template.sms_body ?? '') ||
    texts.subject !== (template.email_subject ?? '') ||
    texts.mail !== (template.email_body ?? '');
  return (
    <Dialog
      wide
      open
      title={isNew ? 'Add a text' : `Edit ${template.name ?? 'the text'}`}
      hasText={isChanged}
      onClose={onClose}
    >
      <form
        className="text-edit"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            { name, ...texts },
            {
              onSuccess: ({ id }) => {
                onSaved(id);
                onClose();
              },
            },
          );
        }}
        onKeyDown={sendByKey}
      >
        <div className="stack">
          <div className="form-grid">
            <Field label="Name" required value={name} onChange={({ target }) => setName(target.value)} />
            {isNew && (
              <Select
                label="Kind"
                value={kind}
                options={TEMPLATE_KINDS.filter((one) => own || !OWNERS_KINDS.includes(one)).map(
                  (one) => [one, humanise(one)] as const,
                )}
                onChange={({ target }) =>
                  setKind(TEMPLATE_KINDS.find((one) => one === target.value) ?? 'booking_request')
                }
              />
            )}
          </div>
          {isCode ? (
            <>
              <TextArea
                label="Text message"
                hint={GRAMMAR}
                value={texts.sms}
                onChange={({ target }) => set('sms')(target.value)}
              />
              <Field
                label="Subject of the email"
                value={texts.subject}
                onChange={({ target }) => set('subject')(target.value)}
              />
              <TextArea
                label="Email"
                value={texts.mail}
                onChange={({ target }) => set('mail')(target.value)}
              />
            </>
          ) : (
            <>
              <ChipField
                label="Text message"
                names={names}
                holds={holds}
                value={texts.sms}
                onChange={set('sms')}
              />
              <ChipField
                isLine
                label="Subject of the email"
                names={links}
                holds={holds}
                value={texts.subject}
                onChange={set('subject')}
              />
              <ChipField
                label="Email"
                names={names}
                holds={holds}
                value={texts.mail}
                onChange={set('mail')}
              />
              <p className="hint">
                “…” hides the words of another case: tick it above the phone to see and change them.
              </p>
            </>
          )}
          <Check
            label="Advanced: as code"
            checked={isCode}
            onChange={({ target }) => setIsCode(target.checked)}
          />
        </div>
        <Beside kind={kind} texts={texts} flags={flags} onFlags={setFlags} />
        {save.error && (
          <p className="wrong" role="alert">
            {messageOf(save.error)}
          </p>
        )}
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={save.isPending}>
            {isNew ? 'Add' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useSave(id: string | undefined, kind: Kind) {
  return useChange(
    ({ name, sms, subject, mail }: Texts & { name: string }) => {
      const channels = [...(sms ? (['sms'] as const) : []), ...(mail ? (['email'] as const) : [])];
      const body = {
        name,
        channels,
        sms_body: sms || null,
        email_subject: mail ? subject : null,
        email_body: mail || null,
      };
      if (id === undefined) return unwrap(api.POST('/templates', { body: { ...body, kind } }));
      return unwrap(api.PATCH('/templates/{template_id}', { params: { path: { template_id: id } }, body }));
    },
    { success: ({ name }) => `${name} saved.`, invalidates: ['templates', 'preview'], errorsInForm: true },
  );
}

/** Which conditions hold: those of the samples, but for what somebody has ticked. */
const caseOf = (kind: Kind, flags: Case): Case => ({
  ...Object.fromEntries(
    Object.entries(PLACEHOLDERS[kind]).map(([name, value]) => [name, value !== null && value !== false]),
  ),
  ...flags,
});

/** The texts with sample values, as they are now, and in which case. */
function Beside({
  kind,
  texts,
  flags,
  onFlags,
}: {
  kind: Kind;
  texts: Texts;
  flags: Case;
  onFlags: (flags: Case) => void;
}) {
  const { mode } = useMode();
  const { courier } = useSession();
  const { data: own } = useQuery(settingsQuery(mode));
  const samples = PLACEHOLDERS[kind];
  const all = `${texts.sms}${texts.subject}${texts.mail}`;
  const used = Object.entries(samples).filter(
    ([name, value]) => typeof value === 'boolean' && all.includes(name),
  );
  const name = own?.name ?? courier.name;
  const values = { ...samples, courier_name: name, sender_name: own?.sender_name ?? name, ...flags };
  const shown = (text: string) => text && rendered(kind, text, values);
  const [sms, subject, mail] = [shown(texts.sms), shown(texts.subject), shown(texts.mail)];
  return (
    <div className="stack text-beside" role="group" aria-label="As it looks">
      {used.length > 0 && (
        <div className="row" role="group" aria-label="If">
          {used.map(([name, value]) => (
            <Check
              key={name}
              label={`If ${CONDITIONS[name] ?? name}`}
              checked={flags[name] ?? value === true}
              onChange={({ target }) => onFlags({ ...flags, [name]: target.checked })}
            />
          ))}
        </div>
      )}
      <Pictures sms={sms || (mail ? null : '')} subject={subject} mail={mail || null} />
    </div>
  );
}

/** Returns a text as its reader gets it, or what is wrong with it. */
function rendered(kind: Kind, text: string, values: Parameters<typeof renderTemplate>[1]): string {
  try {
    const template = readTemplate(text, { known: Object.keys(PLACEHOLDERS[kind]), links: 'verbatim' });
    return putIn(renderTemplate(template, values), String(values['link'] ?? ''));
  } catch (error) {
    if (error instanceof TemplateFault) return `This text ${error.message}.`;
    throw error;
  }
}
