/** The audit log: who did what, and when. */
import { useClock } from '../../api/clocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useEffect, useId, useState } from 'react';
import { useCallers } from '../../api/callers';
import { api } from '../../api/client';
import { inWords } from '../../api/errors';
import { useMode } from '../../api/mode';
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
                ['Action', ({ action }) => <b title={action}>{actionWords(action)}</b>, 'nowrap'],
                ['Record', (entry) => <Record of={entry} />, 'audit-record'],
                ['Detail', (entry) => <Detail of={entry} />],
                ['Who', (entry) => <Actor of={entry} names={new Map(actors)} />, 'nowrap'],
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

function Actor({ of: { actor, actor_name: called }, names }: { of: Entry; names: Names }) {
  const name = names.get(actor) ?? called;
  return name ? <span title={actor}>{name}</span> : <RecordLink id={actor} />;
}

/** The record that was changed: its name if it has one, with a link to it. */
function Record({ of: { subject, subject_name: name } }: { of: Entry }) {
  return subject === null ? null : <RecordLink id={subject} name={name ?? undefined} />;
}
