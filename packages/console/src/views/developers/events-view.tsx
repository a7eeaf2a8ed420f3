/** The events of the last 30 days with their data. */
import { useClock } from '../../api/clocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SENT_EVENT_TYPES, type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Disclosure, Field, Select } from '../../parts/fields';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { Json } from './json';
import { Developers } from './sections';
import { useSubjectOf } from './use-endpoints';

export function EventsView() {
  const clock = useClock();
  const { mode } = useMode();
  const subject = useSubjectOf();
  const [type, setType] = useState<Resources['SentEventType'] | ''>('');
  const [text, setText] = useState('');
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
    <Developers title="Events" hint="What happened in the last 30 days.">
      <div className="filter-bar">
        <Select
          label="Type"
          inline
          value={type}
          onChange={({ target: { value } }) => setType(SENT_EVENT_TYPES.find((one) => one === value) ?? '')}
          options={[['', 'Any'], ...SENT_EVENT_TYPES.map((one) => [one, one] as const)]}
        />
        <div className="narrow">
          <Field
            label="Anything in the data"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <QueryState query={events}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data);
          if (all.length === 0)
            return <Empty title={type === '' ? 'Nothing has happened yet' : `No ${type} yet`} />;
          const wanted = text.trim().toLowerCase();
          const list = all.filter((event) => JSON.stringify(event).toLowerCase().includes(wanted));

          return (
            <RecordTable
              label="Events"
              items={list}
              columns={[
                [
                  'Type',
                  ({ id, type: name }) => (
                    <Disclosure open={open === id} onToggle={() => setOpen(open === id ? undefined : id)}>
                      {name}
                    </Disclosure>
                  ),
                ],
                ['About', ({ data }) => subject(data)],
                ['Event', ({ id }) => <code>{id}</code>],
                ['When', ({ created }) => clock.momentWithSeconds(created), 'nowrap'],
              ]}
              opened={(event) => open === event.id && <Json of={event.data} />}
            >
              {events.hasNextPage && (
                <div className="row list-more">
                  <Button onClick={() => void events.fetchNextPage()}>Show more</Button>
                </div>
              )}
            </RecordTable>
          );
        }}
      </QueryState>
    </Developers>
  );
}
