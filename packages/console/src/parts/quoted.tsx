/** What was written about an order, with its reference cut short: whoever reads it is at the order. */
import { Fragment } from 'react';

/** Shorter references are no burden. */
const LONG = 14;

export function Quoted({
  text,
  reference,
  className,
}: {
  text: string;
  reference: string;
  className?: string;
}) {
  const parts = reference.length > LONG ? text.split(reference) : [text];
  return (
    <p className={className}>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className="quoted-reference" title={reference}>
              {reference}
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
