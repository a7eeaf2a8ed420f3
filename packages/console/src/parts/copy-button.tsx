/** Copies a text, and says so. */
import { type ComponentProps, useState } from 'react';
import { Button } from './fields';

/** `of` says what is copied, to screen readers, where several buttons stand on the page. */
export function CopyButton({
  text,
  of,
  kind,
}: {
  text: string;
  of?: string;
  kind?: ComponentProps<typeof Button>['kind'];
}) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      {...(kind && { kind })}
      {...(of !== undefined && { 'aria-label': isCopied ? `Copied ${of}` : `Copy ${of}` })}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
