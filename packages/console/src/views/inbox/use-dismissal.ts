/**
 * Dismisses replies after a delay of some seconds, in which it can be undone: the API does not reopen a settled
 * reply. They are also dismissed if the view is left meanwhile.
 */
import { useState } from 'react';
import { useMode } from '../../api/mode';
import { useNotices } from '../../parts/notices';
import { useSettle } from './use-inbox-mutations';

const DELAY_MS = 5_000;

export type Dismissal = {
  /** Replies that are, or are about to be, dismissed. */
  dismissed: ReadonlySet<string>;
  dismiss: (reply: string) => void;
};

export function useDismissal(): Dismissal {
  const { notify } = useNotices();
  const { mode } = useMode();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const show = (reply: string) => setDismissed((before) => new Set([...before].filter((id) => id !== reply)));
  const send = useSettle(() => 'Dismissed.');
  return {
    dismissed,
    dismiss: (reply) => {
      setDismissed((before) => new Set([...before, reply]));
      const timer = setTimeout(() => send.mutate({ reply, mode }, { onError: () => show(reply) }), DELAY_MS);
      notify('Dismissed.', {
        label: 'Undo',
        forMs: DELAY_MS,
        run: () => {
          clearTimeout(timer);
          show(reply);
        },
      });
    },
  };
}
