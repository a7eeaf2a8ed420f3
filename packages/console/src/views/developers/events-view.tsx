/** Events of the last thirty days, each with its data as it was sent. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { Fragment, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Select } from '../../parts/fields';
import { moment } from '../../parts/format';
import { Empty, Shown } from '../../parts/states';
import { Developers } from './sections';
import { EVENT_TYPES, type EventType } from './use-endpoints';

export function EventsView() {
  const { mode } = useMode();
  const [type, setType] = useState<EventType | ''>('');
  const [open, setOpen] = useState<string>();
  const events = useInfiniteQuery({
    queryKey: [mode, 'events', type],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/events', {
          params: {
            query: { limit: 50, ...(type && { type }), ...(pageParam && { starting_after: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
  });
  return (
    <Developers>
      <h2 className="section-title">Events</h2>
      <div className="filters">
        <Select
          label="Type"
          inline
          value={type}
          onChange={({ target: { value } }) => setType(EVENT_TYPES.find((one) => one === value) ?? '')}
          options={[['', 'Any'], ...EVENT_TYPES.map((one) => [one, one] as const)]}
        />
        <Button onClick={() => void events.refetch()}>Refresh</Button>
      </div>
      <Shown of={events}>
        {({ pages }) => {
          const list = pages.flatMap(({ data }) => data);
          if (list.length === 0) return <Empty title="Nothing has happened" />;
          return (
            <div className="table-frame">
              <table>
                <thead>
                  <tr>
                    <th>Type</th>
                    <th>About</th>
                    <th>Event</th>
                    <th>When</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((event) => (
                    <Fragment key={event.id}>
                      <tr>
                        <td>
                          <button
                            type="button"
                            className="link-button"
                            aria-expanded={open === event.id}
                            onClick={() => setOpen(open === event.id ? undefined : event.id)}
                          >
                            <b>{event.type}</b>
                          </button>
                        </td>
                        <td>{subjectOf(event.data)}</td>
                        <td>
                          <code>{event.id}</code>
                        </td>
                        <td className="nowrap">{moment(event.created)}</td>
                      </tr>
                      {open === event.id && (
                        <tr className="attempts">
                          <td colSpan={4}>
                            <pre className="json" tabIndex={0} aria-label="Data">
                              {JSON.stringify(event.data, null, 2)}
                            </pre>
                          </td>
                        </tr>
                      )}
                    </Fragment>
                  ))}
                </tbody>
              </table>
              {events.hasNextPage && (
                <div className="row more">
                  <Button onClick={() => void events.fetchNextPage()}>Show more</Button>
                </div>
              )}
            </div>
          );
        }}
      </Shown>
    </Developers>
  );
}

function subjectOf(data: unknown): string {
  const record = data as { reference?: string; id?: string };
  return record.reference ?? record.id ?? '';
}
