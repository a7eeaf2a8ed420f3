/** A secret that is shown only once, with a button to copy it. */
import { CopyButton } from './copy-button';
import { Button } from './fields';

export function Secret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  return (
    <section className="card secret-card" aria-label={title}>
      <p role="status">
        <b>{title}.</b> Copy it now. It is shown only once.
      </p>
      <div className="row">
        <code className="secret">{secret}</code>
        <CopyButton key={secret} text={secret} />
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
