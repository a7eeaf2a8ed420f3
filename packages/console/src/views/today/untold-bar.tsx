/**
 * Customers whose window has changed and who have not been told: nothing leaves before somebody sends it. Sending is
 * delayed for some seconds, in which it can be taken back.
 */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { type Held, heldFor } from '../../api/conversation';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { duration, plural } from '../../parts/format';
import { toldNow } from '../../parts/message-words';
import { untoldWords } from './publish-check';
import { Countdown } from './publish-dialogs';
import { useDelayed } from './use-delayed';

type Untold = Resources['UntoldWindow'];
/** Windows of a day to send or drop; it stays the same if another day is looked at. */
type Settling = { path: { depot_id: string; date: string }; action: 'send' | 'drop'; orders: string[] };

export function UntoldBar({ date, depot, onUndo }: { date: string; depot: string; onUndo?: () => void }) {
  const { mode } = useMode();
  const path = { depot_id: depot, date };
  const { data: untold = [] } = useQuery({
    // Events of the day ask for it again.
    queryKey: [mode, 'day', date, depot, 'untold'],
    queryFn: () =>
      unwrap(api.GET('/depots/{depot_id}/days/{date}/untold', { params: { path } })).then(({ data }) => data),
  });
  const clock = useClock();
  const { mutate: settle } = useChange(
    async ({ path: day, ...body }: Settling): Promise<Held> => {
      await unwrap(api.POST('/depots/{depot_id}/days/{date}/untold', { params: { path: day }, body }));
      return body.action === 'send' ? heldFor(body.orders) : new Map();
    },
    {
      success: (held, { action, orders: { length } }) =>
        action === 'send' ? toldNow(length, held, clock) : `${plural(length, 'customer')} not told.`,
      invalidates: ['day'],
    },
  );
  const sending = useDelayed(settle);
  const { scheduled } = sending;
  const [isShown, setIsShown] = useState(false);
  const send = (orders: string[]) => {
    setIsShown(false);
    sending.schedule({ path, action: 'send', orders });
  };
  if (untold.length === 0) return null;
  const all = untold.map(({ order }) => order);
  const title = untoldWords(untold);
  return (
    <>
      <span className="rescue untold" role="status">
        <b>{title}</b>
        <Button onClick={() => setIsShown(true)}>Show</Button>
        <Button kind="main" disabled={scheduled !== undefined} onClick={() => send(all)}>
          Send
        </Button>
        {onUndo && !scheduled && <Button onClick={onUndo}>Undo</Button>}
      </span>
      {scheduled && (
        <Countdown
          key={scheduled.endsAt}
          label="Sending"
          what={`times to ${plural(scheduled.job.orders.length, 'customer')}`}
          endsAt={scheduled.endsAt}
          now="Send now"
          onNow={sending.doNow}
          onUndo={sending.undo}
        />
      )}
      <Dialog title={title} open={isShown} wide onClose={() => setIsShown(false)}>
        <Choice
          untold={untold}
          onSend={send}
          onDrop={(orders) => {
            setIsShown(false);
            settle({ path, action: 'drop', orders });
          }}
        />
      </Dialog>
    </>
  );
}

/** Who is told what, each to be ticked. */
function Choice({
  untold,
  onSend,
  onDrop,
}: {
  untold: readonly Untold[];
  onSend: (orders: string[]) => void;
  onDrop: (orders: string[]) => void;
}) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const chosen = untold.flatMap(({ order }) => (unticked.has(order) ? [] : order));
  const tick = (order: string) =>
    setUnticked((before) => {
      const after = new Set(before);
      if (!after.delete(order)) after.add(order);
      return after;
    });
  return (
    <div className="stack">
      <table className="untold-choice">
        <thead>
          <tr>
            <th>Customer</th>
            <th>Told</th>
            <th>New</th>
            <th>By</th>
          </tr>
        </thead>
        <tbody>
          {untold.map(({ order, reference, recipient, told, window, minutes }) => (
            <tr key={order}>
              <th scope="row">
                <label className="check">
                  <input type="checkbox" checked={!unticked.has(order)} onChange={() => tick(order)} />
                  {recipient ?? reference} <span className="hint">{recipient && reference}</span>
                </label>
              </th>
              <td>{told ? timesOf(told) : 'nothing yet'}</td>
              <td>{timesOf(window)}</td>
              <td>{minutes !== null && `${minutes < 0 ? '−' : '+'}${duration(Math.abs(minutes))}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row row-end">
        <Button disabled={chosen.length === 0} onClick={() => onDrop(chosen)}>
          Don’t tell
        </Button>
        <Button kind="main" disabled={chosen.length === 0} onClick={() => onSend(chosen)}>
          Send {chosen.length}
        </Button>
      </div>
    </div>
  );
}

const timesOf = ({ from, to }: Untold['window']) => `${from}–${to}`;
