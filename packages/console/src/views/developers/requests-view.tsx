/** The API requests of the last seven days, without their bodies. */
import { useClock } from '../../api/clocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallers } from '../../api/callers';
import { callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Disclosure, Field, type Option, Select } from '../../parts/fields';
import { LOCALE } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { Developers } from './sections';

/** A request as listed by `GET /console/requests`. */
type Logged = {
  id: string;
  method: string;
  path: string;
  route: string;
  status: number;
  key: { id: string; last_four: string | null } | null;
  staff: string | null;
  request_id: string;
  duration_ms: number;
  at: string;
};

const STATUSES = [
  ['', 'Any'],
  ['2xx', 'Succeeded (2xx)'],
  ['4xx', 'Refused (4xx)'],
  ['5xx', 'Failed (5xx)'],
] as const;
const METHODS = ['', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((name) => [name, name || 'Any'] as const);

/** Who is listed first: what this console asks for itself is nine tenths of the log. */
const BY_KEYS = 'keys';

export function RequestsView() {
  const clock = useClock();
  const { mode } = useMode();
  const [status, setStatus] = useState('');
  const [method, setMethod] = useState('');
  const [text, setText] = useState('');
  const [key, setKey] = useState<string>(BY_KEYS);
  const [open, setOpen] = useState<string>();
  const callers = useCallers();
  const requests = useInfiniteQuery({
    queryKey: [mode, 'requests', status, method, key],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        limit: '100',
        ...(pageParam && { starting_after: pageParam }),
        ...(status && { status }),
        ...(method && { method }),
        ...(key === BY_KEYS ? { by: 'keys' } : key && { key }),
      });
      return callFor<{ data: Logged[]; has_more: boolean }>('GET', `/console/requests?${query.toString()}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    staleTime: 0,
    // Each process writes the log once a second, and the event stream does not report it. All pages are loaded again.
    refetchInterval: ({ state: { data } }) => 2_000 * (data?.pages.length ?? 1),
    placeholderData: (before) => before,
  });
  return (
    <Developers title="Requests" hint="The last seven days. Bodies are not stored.">
      <div className="filter-bar">
        <Select
          label="Status"
          inline
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          options={STATUSES}
        />
        <Select
          label="Method"
          inline
          value={method}
          onChange={(event) => setMethod(event.target.value)}
          options={METHODS}
        />
        <Select
          label="By"
          inline
          value={key}
          onChange={(event) => setKey(event.target.value)}
          options={[[BY_KEYS, 'API keys'], ['', 'Anyone, and this console'], ...callers]}
        />
        <div className="narrow">
          <Field
            label="Path or request id"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <QueryState query={requests} missing={<Empty title="This server doesn’t log requests" />}>
        {({ pages }) => {
          const list = pages
            .flatMap(({ data }) => data)
            .filter(({ path, request_id: id }) => `${path} ${id}`.includes(text.trim()));
          return list.length === 0 ? (
            <Empty title="No matching requests">
              <p>Choose another status, method or key.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Requests"
              items={list}
              columns={[
                [
                  'Method',
                  ({ id, method: name }) => (
                    <Disclosure open={open === id} onToggle={() => setOpen(open === id ? undefined : id)}>
                      {name}
                    </Disclosure>
                  ),
                ],
                ['Path', ({ path }) => <code title={path}>{path}</code>, 'path'],
                [
                  'Status',
                  ({ status: code }) => <span className={code < 400 ? 'code code-ok' : 'code'}>{code}</span>,
                ],
                ['By', (request) => callerOf(request, callers), 'nowrap'],
                ['Duration', ({ duration_ms: ms }) => `${ms.toLocaleString(LOCALE)} ms`, 'number nowrap'],
                ['When', ({ at }) => clock.momentWithSeconds(at), 'nowrap'],
                ['Request id', ({ request_id: id }) => <code>{id}</code>],
              ]}
              opened={(request) =>
                open === request.id && <RequestDetail request={request} callers={callers} />
              }
            >
              {requests.hasNextPage && (
                <div className="row list-more">
                  <Button
                    disabled={requests.isFetchingNextPage}
                    onClick={() => void requests.fetchNextPage()}
                  >
                    Show more
                  </Button>
                </div>
              )}
            </RecordTable>
          );
        }}
      </QueryState>
    </Developers>
  );
}

function callerOf({ key, staff }: Logged, callers: readonly Option[]): string {
  const id = key?.id ?? staff;
  const known = callers.find(([one]) => one === id)?.[1];
  if (known !== undefined) return known;
  if (key) return key.last_four ? `Key …${key.last_four}` : 'A key';
  return staff ? 'Staff' : '';
}

function RequestDetail({ request, callers }: { request: Logged; callers: readonly Option[] }) {
  const clock = useClock();
  const { method, path, route, status, key, staff, request_id: id, duration_ms: ms, at } = request;
  return (
    <dl className="facts">
      <dt>Request</dt>
      <dd>
        <code>
          {method} {path}
        </code>
      </dd>
      <dt>Operation</dt>
      <dd>
        <code>{route}</code>
      </dd>
      <dt>Response</dt>
      <dd>
        <span className={status < 400 ? 'code code-ok' : 'code'}>{status}</span> after{' '}
        {ms.toLocaleString(LOCALE)} ms, {clock.momentWithSeconds(at)}
      </dd>
      <dt>By</dt>
      <dd>
        {callerOf(request, callers)} <code className="hint">{key?.id ?? staff}</code>
      </dd>
      <dt>Request id</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </dl>
  );
}
