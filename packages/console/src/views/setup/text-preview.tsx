/** Previews a text with sample values, as a text message and as an email. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useRights, useSession } from '../../api/session';
import { QueryState } from '../../parts/states';
import { textLength } from './text-length';

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
        <Pictures sms={sms?.body ?? null} subject={email?.subject ?? null} mail={email?.text ?? null} />
      )}
    </QueryState>
  );
}

function Pictures({ sms, subject, mail }: Texts) {
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
            <p className="bubble">{sms}</p>
          </div>
          <figcaption className="hint">{textLength(sms)}</figcaption>
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
