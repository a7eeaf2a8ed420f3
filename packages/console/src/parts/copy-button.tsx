/** Copies a text, and says so. */
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './fields';
import { useNotices } from './notices';

/** How long the button says so. */
const SAID_MS = 2_000;

/** `of` tells screen readers what is copied, if a page has several such buttons. */
export function CopyButton({
  text,
  of,
  kind,
}: {
  text: string;
  of?: string;
  kind?: ComponentProps<typeof Button>['kind'];
}) {
  const { notifyError } = useNotices();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      {...(kind && { kind })}
      {...(of !== undefined && { 'aria-label': isCopied ? `Copied ${of}` : `Copy ${of}` })}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setIsCopied(true),
          () => notifyError('The browser did not allow copying. Select the text and copy it.'),
        )
      }
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
