/** Writes to the recipient of an order, or to those of several. */
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { inWords, messageOf } from '../api/errors';
import { useChange } from '../api/queries';
import { Dialog } from './dialog';
import { Button, sendByKey } from './fields';
import { plural } from './format';
import { MessageFields, NO_WORDS, type Words, wordsBody } from './message-fields';

const SHOWS = ['order', 'orders', 'inbox'];
/** Of more that were left out, the rest is counted. */
const NAMED = 20;

/** Whom it goes to: orders by id at any hour, or those of a filter, after quiet hours. */
export type Audience =
  | { orders: readonly string[] }
  | { filter: NonNullable<Resources['MessagesInput']['filter']> };

export function MessageDialog({
  title,
  hint,
  to,
  onClose,
}: {
  title: string;
  hint?: string;
  to: Audience;
  onClose: () => void;
}) {
  const [words, setWords] = useState<Words>(NO_WORDS);
  const body = wordsBody(words);
  const send = useChange(() => sendTo(to, body ?? {}), {
    success: ({ queued }) => `Message queued for ${plural(queued, 'recipient')}.`,
    invalidates: SHOWS,
    errorsInForm: true,
  });
  const skipped = send.data?.skipped_orders ?? [];
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      hasText={(words.text.trim() !== '' || words.template !== '') && !send.data}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          // What was left out stays on the screen, to be read.
          send.mutate(undefined, { onSuccess: (result) => result.skipped === 0 && onClose() });
        }}
        onKeyDown={sendByKey}
      >
        {hint !== undefined && <p>{hint}</p>}
        {skipped.length > 0 ? (
          <div role="alert">
            <p className="wrong">{plural(skipped.length, 'recipient was', 'recipients were')} left out:</p>
            <ul className="skipped">
              {skipped.slice(0, NAMED).map(({ order, message }) => (
                <li key={order}>
                  {inWords(order)}: {inWords(message)}
                </li>
              ))}
              {skipped.length > NAMED && <li>and {skipped.length - NAMED} more</li>}
            </ul>
          </div>
        ) : (
          <MessageFields value={words} onChange={setWords} />
        )}
        {send.error && (
          <p className="wrong" role="alert">
            {messageOf(send.error)}
          </p>
        )}
        <div className="row row-end">
          <Button onClick={onClose}>{send.data ? 'Close' : 'Cancel'}</Button>
          {!send.data && (
            <Button kind="main" type="submit" disabled={!body || send.isPending}>
              Send
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type Sent = {
  queued: number;
  skipped: number;
  skipped_orders: readonly { order: string; message: string }[];
};

/** One order's refusal says why nobody is reached; of several, those that cannot be reached are left out. */
async function sendTo(to: Audience, words: Resources['MessageInput']): Promise<Sent> {
  const [only, ...others] = 'orders' in to ? to.orders : [];
  if (only !== undefined && others.length === 0) {
    await unwrap(
      api.POST('/orders/{order_id}/messages', { params: { path: { order_id: only } }, body: words }),
    );
    return { queued: 1, skipped: 0, skipped_orders: [] };
  }
  return unwrap(
    api.POST('/messages', { body: { ...('orders' in to ? { orders: [...to.orders] } : to), ...words } }),
  );
}
