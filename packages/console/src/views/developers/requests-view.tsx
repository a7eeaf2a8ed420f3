/** The requests of the last seven days, without their bodies. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Field, Select } from '../../parts/fields';
import { momentToTheSecond } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Developers } from './sections';

/** A request as `GET /console/requests` lists it. */
type Logged = {
  id: string;
  method: string;
  path: string;
  status: number;
  key: { id: string; last_four: string | null } | null;
  staff: string | null;
  request_id: string;
  duration_ms: number;
  at: string;
};

const STATUSES = [
  ['', 'Any'],
  ['2xx', 'Done (2xx)'],
  ['4xx', 'Refused (4xx)'],
  ['5xx', 'Failed (5xx)'],
] as const;
const METHODS = ['', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((name) => [name, name || 'Any'] as const);

export function RequestsView() {
  const { mode } = useMode();
  const [status, setStatus] = useState('');
  const [method, setMethod] = useState('');
  const [text, setText] = useState('');
  const requests = useInfiniteQuery({
    queryKey: [mode, 'requests', status, method],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        limit: '100',
        ...(pageParam && { starting_after: pageParam }),
        ...(status && { status }),
        ...(method && { method }),
      });
      return callFor<{ data: Logged[]; has_more: boolean }>('GET', `/console/requests?${query.toString()}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    staleTime: 0,
    // The log is written once a second by each process, and nothing tells of it.
    refetchInterval: 2_000,
    placeholderData: (before) => before,
  });
  return (
    <Developers>
      <h2 className="section-title">Requests</h2>
      <div className="filters">
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
        <div className="narrow">
          <Field
            label="Path or request id"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button onClick={() => void requests.refetch()}>Refresh</Button>
      </div>
      <Shown of={requests} missing={<Empty title="This server keeps no log of requests" />}>
        {({ pages }) => {
          const list = pages
            .flatMap(({ data }) => data)
            .filter(({ path, request_id: id }) => `${path} ${id}`.includes(text.trim()));
          return list.length === 0 ? (
            <Empty title="No requests" />
          ) : (
            <RecordTable
              label="Requests"
              items={list}
              columns={[
                ['Method', ({ method: name }) => name],
                ['Path', ({ path }) => <code>{path}</code>, 'path'],
                [
                  'Status',
                  ({ status: code }) => <span className={code < 400 ? 'code code-ok' : 'code'}>{code}</span>,
                ],
                ['By', byWhom, 'nowrap'],
                ['Time', ({ duration_ms: ms }) => `${ms} ms`, 'number nowrap'],
                ['When', ({ at }) => momentToTheSecond(at), 'nowrap'],
                ['Request id', ({ request_id: id }) => <code>{id}</code>],
              ]}
            >
              {requests.hasNextPage && (
                <div className="row more">
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
      </Shown>
    </Developers>
  );
}

function byWhom({ key, staff }: Logged): string {
  if (key) return key.last_four ? `Key …${key.last_four}` : 'A key';
  return staff ? 'Staff' : '';
}
