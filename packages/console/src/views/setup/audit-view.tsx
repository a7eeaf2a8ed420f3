/** The audit log: who did what, and when. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { useCallers } from '../../api/callers';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useDepots, useDrivers, useShippers, useVehicles } from '../../api/queries';
import { Button, Field, Select } from '../../parts/fields';
import { dateTimeWithSeconds } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { Setup } from './sections';

type Entry = Resources['AuditEntry'];
type Names = ReadonlyMap<string, string>;
const NOTHING = { actor: '', action: '', subject: '' };

export function AuditView() {
  const { mode } = useMode();
  const [narrow, setNarrow] = useState(NOTHING);
  const actors = useCallers();
  const records = useRecords();
  const query = Object.fromEntries(Object.entries(narrow).filter(([, value]) => value !== ''));
  const isNarrow = Object.keys(query).length > 0;
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
  const set = (name: keyof typeof NOTHING) => (event: { target: { value: string } }) =>
    setNarrow({ ...narrow, [name]: event.target.value.trim() });
  return (
    <Setup title="Audit log" hint="Who changed what, newest first.">
      <div className="filter-bar">
        <Select
          label="Who"
          inline
          value={narrow.actor}
          onChange={set('actor')}
          options={[['', 'Anyone'], ...actors]}
        />
        <div className="narrow">
          <Field label="Action" placeholder="orders.cancel" value={narrow.action} onChange={set('action')} />
        </div>
        <div className="narrow">
          <Field label="Record" placeholder="ord_…" value={narrow.subject} onChange={set('subject')} />
        </div>
        {isNarrow && (
          <Button kind="quiet" onClick={() => setNarrow(NOTHING)}>
            Show all
          </Button>
        )}
      </div>
      <QueryState query={entries}>
        {({ pages }) => {
          const list = pages.flatMap(({ data }) => data);
          return list.length === 0 ? (
            <Empty title={isNarrow ? 'No matching entries' : 'No entries yet'}>
              {isNarrow && <p>Actions must match exactly: orders.cancel, not cancel.</p>}
            </Empty>
          ) : (
            <RecordTable
              label="Audit log"
              items={list}
              columns={[
                ['Action', ({ action }) => <code className="what">{action}</code>],
                ['Record', (entry) => <Record of={entry} names={records} />],
                ['Detail', ({ detail }) => detail],
                ['Who', ({ actor }) => <Actor id={actor} names={new Map(actors)} />],
                ['When', ({ at }) => dateTimeWithSeconds(at), 'nowrap'],
              ]}
            >
              {entries.hasNextPage && (
                <div className="row list-more">
                  <Button disabled={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
                    Show more
                  </Button>
                </div>
              )}
            </RecordTable>
          );
        }}
      </QueryState>
    </Setup>
  );
}

function Actor({ id, names }: { id: string; names: Names }) {
  const name = names.get(id);
  return name === undefined ? <code className="hint">{id}</code> : <span title={id}>{name}</span>;
}

/** The record that was changed: its name if known, or for an order a link to it. */
function Record({ of: { subject }, names }: { of: Entry; names: Names }) {
  if (subject === null) return null;
  const name = names.get(subject);
  if (name !== undefined) return <span title={subject}>{name}</span>;
  const id = <code>{subject}</code>;
  if (!subject.startsWith('ord_')) return id;
  return (
    <Link to="/orders/$id" params={{ id: subject }}>
      {id}
    </Link>
  );
}

function useRecords(): Names {
  const [depots, vehicles, drivers, shippers] = [useDepots(), useVehicles(), useDrivers(), useShippers()];
  return new Map(
    [...depots, ...vehicles, ...drivers, ...shippers].map(({ id, name }) => [id, name] as const),
  );
}
