/** Previews a text with sample values, as a text message and as an email, and can send it as a test. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useRights, useSession } from '../../api/session';
import { QueryState } from '../../parts/states';
import { textLength } from './text-length';
import { useState } from 'react';
import { smsSize } from '../../../../../src/domain/sms-size';
import { useChange } from '../../api/queries';
import { Button, Field } from '../../parts/fields';

type Template = Resources['Template'];
type Texts = { sms: string | null; subject: string | null; mail: string | null };

/** Viewers see the template itself, because previewing is a POST, which their role does not allow. */
export function TextPreview({ template }: { template: Template }) {
  const { write } = useRights();
  const { sms_body: sms, email_subject: subject, email_body: mail } = template;
  return write ? <Filled template={template} /> : <Pictures sms={sms} subject={subject} mail={mail} />;
}

function Filled({ template }: { template: Template }) {
  const { mode } = useMode();
  const preview = useQuery({
    queryKey: [mode, 'preview', template],
    queryFn: () =>
      unwrap(
        api.POST('/templates/{template_id}/preview', { params: { path: { template_id: template.id } } }),
      ),
  });
  return (
    <QueryState query={preview}>
      {({ sms, email }) => (
        <>
          <Pictures sms={sms?.body ?? null} subject={email?.subject ?? null} mail={email?.text ?? null} />
          <SendTest template={template} hasText={sms !== null} hasMail={email !== null} />
        </>
      )}
    </QueryState>
  );
}

export function Pictures({ sms, subject, mail }: Texts) {
  const { courier } = useSession();
  return (
    <div className="previews">
      {sms !== null && (
        <figure className="phone" aria-label="On a phone">
          <div className="phone-head" aria-hidden="true">
            <i>{courier.name.charAt(0)}</i>
            {courier.name}
          </div>
          <div className="phone-screen">
            {sms === '' ? (
              <p className="hint">What you write shows here, as its reader gets it.</p>
            ) : (
              <p className="bubble">{sms}</p>
            )}
          </div>
          {sms !== '' && (
            <figcaption className="hint">
              {textLength(sms)}
              <Price segments={smsSize(sms).segments} />
            </figcaption>
          )}
        </figure>
      )}
      {mail !== null && (
        <figure className="mail" aria-label="In a mail">
          <div className="mail-head">
            <p className="mail-subject">{subject}</p>
            <p className="hint">From {courier.name}</p>
          </div>
          <p className="mail-text">{mail}</p>
        </figure>
      )}
    </div>
  );
}

/** The pence that a text costs, as somebody entered them in this browser. */
const PRICE = 'waypost.texts.pence';

/** What a message costs; its price is the provider's. */
function Price({ segments }: { segments: number }) {
  const [pence, setPence] = useState(() => localStorage.getItem(PRICE) ?? '');
  const cost = (Number(pence) * segments) / 100;
  return (
    <span className="text-price">
      <label>
        at{' '}
        <input
          type="number"
          min="0"
          max="99"
          step="0.1"
          value={pence}
          aria-label="Price of a text, in pence"
          onChange={({ target }) => {
            setPence(target.value);
            localStorage.setItem(PRICE, target.value);
          }}
        />{' '}
        p
      </label>
      {cost > 0 && <b> £{cost.toFixed(cost < 0.1 ? 3 : 2)} a message</b>}
    </span>
  );
}

/** Sends the text with its sample values. */
function SendTest({
  template,
  hasText,
  hasMail,
}: {
  template: Template;
  hasText: boolean;
  hasMail: boolean;
}) {
  const { staff } = useSession();
  const [to, setTo] = useState(hasMail ? staff.email : '');
  const send = useChange(
    (address: string) =>
      unwrap(
        api.POST('/templates/{template_id}/preview', {
          params: { path: { template_id: template.id } },
          body: address.includes('@') ? { email: address } : { phone: address },
        }),
      ),
    { success: (_, address) => `A test goes to ${address}.` },
  );
  const ways = [hasText && 'a number', hasMail && 'an email'].filter(Boolean).join(' or ');
  return (
    <form
      className="row send-test"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(to.trim());
      }}
    >
      <Field
        label={`Send me a test: ${ways}`}
        required
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" disabled={to.trim() === '' || send.isPending}>
        Send me a test
      </Button>
    </form>
  );
}
