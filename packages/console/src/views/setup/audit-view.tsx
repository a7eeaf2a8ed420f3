/** The audit log: who did what, and when. */
import { useClock } from '../../api/clocks';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useEffect, useId, useState } from 'react';
import { useCallers } from '../../api/callers';
import { api } from '../../api/client';
import { inWords } from '../../api/errors';
import { useMode } from '../../api/mode';
import { orderQuery, useDepots, useDrivers, useShippers, useVehicles } from '../../api/queries';
import { ACTIONS, actionWords } from '../../parts/action-words';
import { Button, Field, Select } from '../../parts/fields';
import { RecordLink } from '../../parts/record-link';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { changesOf } from './changes';
import { Setup } from './sections';

type Entry = Resources['AuditEntry'];
type Names = ReadonlyMap<string, string>;
const NOTHING = { actor: '', action: '', subject: '' };

export function AuditView() {
  const clock = useClock();
  const { mode } = useMode();
  const [narrow, setNarrow] = useState(NOTHING);
  const actors = useCallers();
  const subject = useSettled(narrow.subject);
  const query = Object.fromEntries(
    Object.entries({ ...narrow, subject }).filter(([, value]) => value !== ''),
  );
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
  const records = useRecords(entries.data?.pages.flatMap(({ data }) => data) ?? []);
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
        <ActionSelect value={narrow.action} onChange={set('action')} />
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
            <Empty title={isNarrow ? 'No matching entries' : 'No entries yet'} />
          ) : (
            <RecordTable
              label="Audit log"
              items={list}
              columns={[
                ['Action', ({ action }) => <span title={action}>{actionWords(action)}</span>],
                ['Record', (entry) => <Record of={entry} names={records} />],
                ['Detail', (entry) => <Detail of={entry} />],
                ['Who', ({ actor }) => <Actor id={actor} names={new Map(actors)} />],
                ['When', ({ at }) => clock.momentWithSeconds(at), 'nowrap'],
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

/** How long somebody who types stops before it is asked for. */
const TYPING_MS = 180;

/** Returns what is typed, once somebody stops. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function ActionSelect(select: { value: string; onChange: (event: { target: { value: string } }) => void }) {
  const id = useId();
  return (
    <div className="field field-inline">
      <label htmlFor={id}>Action</label>
      <select id={id} {...select}>
        <option value="">Any</option>
        {Object.entries(ACTIONS).map(([about, actions]) => (
          <optgroup key={about} label={about}>
            {Object.entries(actions).map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The reason that was given, and each field that changed with its values before and since. */
function Detail({ of: { detail, changes } }: { of: Entry }) {
  const fields = changesOf(changes, useClock());
  const words = detail === undefined || detail === null ? null : inWords(detail);
  if (fields.length === 0) return words;
  return (
    <>
      {words}
      <dl className="changes">
        {fields.map(({ name, before, since }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del>
                <span className="visually-hidden-inline">before: </span>
                {before}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins>
                <span className="visually-hidden-inline">since: </span>
                {since}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Actor({ id, names }: { id: string; names: Names }) {
  const name = names.get(id);
  return name === undefined ? <RecordLink id={id} /> : <span title={id}>{name}</span>;
}

/** The record that was changed: its name if known, with a link to it. */
function Record({ of: { subject }, names }: { of: Entry; names: Names }) {
  return subject === null ? null : <RecordLink id={subject} name={names.get(subject)} />;
}

/** Orders whose references are fetched for the log: a session has only so many requests. */
const MAX_ORDERS = 20;

function useRecords(entries: readonly Entry[]): Names {
  const { mode } = useMode();
  const [depots, vehicles, drivers, shippers] = [useDepots(), useVehicles(), useDrivers(), useShippers()];
  const ids = [...new Set(entries.flatMap(({ subject }) => (subject?.startsWith('ord_') ? [subject] : [])))];
  const orders = useQueries({
    queries: ids.slice(0, MAX_ORDERS).map((id) => ({ ...orderQuery(mode, id), staleTime: Infinity })),
  });
  return new Map([
    ...[...depots, ...vehicles, ...drivers, ...shippers].map(({ id, name }) => [id, name] as const),
    ...orders.flatMap(({ data }) => (data ? [[data.id, data.reference] as const] : [])),
  ]);
}
