/** Events of the last thirty days, each with its data as it was sent. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Select } from '../../parts/fields';
import { moment } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
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
            <RecordTable
              label="Events"
              items={list}
              columns={[
                [
                  'Type',
                  ({ id, type: name }) => (
                    <button
                      type="button"
                      className="link-button"
                      aria-expanded={open === id}
                      onClick={() => setOpen(open === id ? undefined : id)}
                    >
                      {name}
                    </button>
                  ),
                ],
                ['About', ({ data }) => subjectOf(data)],
                ['Event', ({ id }) => <code>{id}</code>],
                ['When', ({ created }) => moment(created), 'nowrap'],
              ]}
              opened={(event) =>
                open === event.id && (
                  <pre className="json" tabIndex={0} aria-label="Data">
                    {JSON.stringify(event.data, null, 2)}
                  </pre>
                )
              }
            >
              {events.hasNextPage && (
                <div className="row more">
                  <Button onClick={() => void events.fetchNextPage()}>Show more</Button>
                </div>
              )}
            </RecordTable>
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
