/** A text as it will look with sample values, on a phone and in a mail. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { Shown } from '../../parts/states';

export function TextPreview({ template }: { template: Resources['Template'] }) {
  const { mode } = useMode();
  const preview = useQuery({
    queryKey: [mode, 'preview', template],
    queryFn: () =>
      unwrap(
        api.POST('/templates/{template_id}/preview', { params: { path: { template_id: template.id } } }),
      ),
  });
  return (
    <Shown of={preview}>
      {({ sms, email }) => (
        <div className="previews">
          {sms && (
            <figure className="phone" aria-label="On a phone">
              <div className="phone-screen">
                <p className="bubble">{sms.body}</p>
              </div>
            </figure>
          )}
          {email && (
            <figure className="mail" aria-label="In a mail">
              <p className="mail-subject">{email.subject}</p>
              <p className="mail-text">{email.text}</p>
            </figure>
          )}
        </div>
      )}
    </Shown>
  );
}
