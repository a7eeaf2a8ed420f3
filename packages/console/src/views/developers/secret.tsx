/** A secret that is shown once, to be copied. */
import { useState } from 'react';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';

export function Secret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog title={title} open onClose={onClose}>
      <p>Copy it now: it is shown this once, and cannot be read again.</p>
      <code className="secret">{secret}</code>
      <div className="row row-end">
        <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
