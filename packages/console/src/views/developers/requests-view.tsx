/** The requests of the last seven days, without their bodies. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { Button, Field, Select } from '../../parts/fields';
import { moment } from '../../parts/format';
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
  const requests = useQuery({
    queryKey: [mode, 'requests', status, method],
    queryFn: () => {
      const query = new URLSearchParams({
        limit: '100',
        ...(status && { status }),
        ...(method && { method }),
      });
      return callFor<{ data: Logged[] }>('GET', `/console/requests?${query.toString()}`);
    },
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
        {({ data }) => {
          const list = data.filter(({ path, request_id: id }) => `${path} ${id}`.includes(text.trim()));
          return list.length === 0 ? (
            <Empty title="No requests" />
          ) : (
            <div className="table-frame">
              <table>
                <thead>
                  <tr>
                    <th>Method</th>
                    <th>Path</th>
                    <th>Status</th>
                    <th>By</th>
                    <th className="number">Time</th>
                    <th>When</th>
                    <th>Request id</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((request) => (
                    <tr key={request.id}>
                      <td>
                        <b>{request.method}</b>
                      </td>
                      <td className="path">
                        <code>{request.path}</code>
                      </td>
                      <td>
                        <span className={request.status < 400 ? 'code code-ok' : 'code'}>
                          {request.status}
                        </span>
                      </td>
                      <td className="nowrap">{byWhom(request)}</td>
                      <td className="number nowrap">{request.duration_ms} ms</td>
                      <td className="nowrap">{moment(request.at)}</td>
                      <td>
                        <code>{request.request_id}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
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
