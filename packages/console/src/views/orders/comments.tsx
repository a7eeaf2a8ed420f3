/** Comments of the office and the shipper on an order. Recipients never see them. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, sendByKey, TextArea } from '../../parts/fields';
import { LeaveGuard } from '../../parts/leave-guard';
import { useActors } from '../../api/callers';

/** The id of the field, for the command that goes there. */
export const COMMENT_FIELD = 'comment';

export function Comments({ order }: { order: string }) {
  const clock = useClock();
  const { mode } = useMode();
  const { write } = useRights();
  const actorOf = useActors();
  const [text, setText] = useState('');
  const { data: comments = [] } = useQuery({
    queryKey: [mode, 'order', order, 'comments'],
    queryFn: () =>
      fetchAll<Resources['Comment']>(
        (page) =>
          api.GET('/orders/{order_id}/comments', { params: { path: { order_id: order }, query: page } }),
        100,
      ),
  });
  const add = useChange(
    () =>
      unwrap(
        api.POST('/orders/{order_id}/comments', {
          params: { path: { order_id: order } },
          body: { text: text.trim() },
        }),
      ),
    { invalidates: ['order'] },
  );
  if (!write && comments.length === 0) return null;
  return (
    <section className="card stack" aria-label="Comments">
      <h2>Comments</h2>
      {comments.length > 0 && (
        <ul className="comments">
          {comments.map(({ id, author, text: said, at }) => (
            <li key={id}>
              <p>{said}</p>
              <span className="hint">
                {actorOf(author)} · {clock.moment(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {write && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate(undefined, { onSuccess: () => setText('') });
          }}
          onKeyDown={sendByKey}
        >
          <LeaveGuard when={text.trim() !== ''} />
          <TextArea
            id={COMMENT_FIELD}
            label="For the office and the shipper"
            required
            maxLength={2_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="row row-end">
            <Button type="submit" disabled={text.trim() === '' || add.isPending}>
              Add comment
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
