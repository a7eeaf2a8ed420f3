/** Who did what, and when. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Field } from '../../parts/fields';
import { moment } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Setup } from './sections';

export function AuditView() {
  const { mode } = useMode();
  const [narrow, setNarrow] = useState({ actor: '', action: '', subject: '' });
  const query = Object.fromEntries(Object.entries(narrow).filter(([, value]) => value !== ''));
  const entries = useInfiniteQuery({
    queryKey: [mode, 'audit', query],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/audit-log', {
          params: { query: { ...query, limit: 50, ...(pageParam && { starting_after: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  return (
    <Setup title="Audit log">
      <div className="fields audit-filters">
        {(['actor', 'action', 'subject'] as const).map((name) => (
          <Field
            key={name}
            label={{ actor: 'Who', action: 'What', subject: 'Of which record' }[name]}
            placeholder={{ actor: 'key_…', action: 'orders.cancel', subject: 'ord_…' }[name]}
            value={narrow[name]}
            onChange={(event) => setNarrow({ ...narrow, [name]: event.target.value.trim() })}
          />
        ))}
      </div>
      <Shown of={entries}>
        {({ pages }) => {
          const list = pages.flatMap(({ data }) => data);
          return list.length === 0 ? (
            <Empty title="Nothing was done" />
          ) : (
            <>
              <RecordTable
                items={list}
                columns={[
                  ['What', ({ action }) => action],
                  ['Who', ({ actor }) => <code>{actor}</code>],
                  ['Record', ({ subject }) => subject && <code>{subject}</code>],
                  ['Detail', ({ detail }) => detail],
                  ['When', ({ at }) => <span className="nowrap">{moment(at)}</span>],
                ]}
              />
              {entries.hasNextPage && (
                <div className="row audit-more">
                  <Button onClick={() => void entries.fetchNextPage()}>Show more</Button>
                </div>
              )}
            </>
          );
        }}
      </Shown>
    </Setup>
  );
}
