/** Webhook deliveries with their attempts, and replaying them. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DELIVERY_STATUSES } from '@waypost/client';
import { useState } from 'react';
import { type Delivery, removedEndpointsQuery, useReplay } from '../../api/deliveries';
import { useMode } from '../../api/mode';
import { useRights } from '../../api/session';
import { Button, Disclosure, Select, Status } from '../../parts/fields';
import { ago, humanise, plural } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { Developers } from './sections';
import { useDeliveries, useEndpoints, useSubjects } from './use-endpoints';

export function DeliveriesView() {
  const endpoints = useEndpoints();
  const [endpoint, setEndpoint] = useState('');
  const [status, setStatus] = useState<Delivery['status'] | ''>('');
  const removed = useQuery(removedEndpointsQuery(useMode().mode)).data ?? [];
  const all = [...(endpoints.data ?? []), ...removed];
  const deliveries = useDeliveries(
    all.filter(({ id }) => endpoint === '' || id === endpoint),
    status,
  );
  return (
    <Developers title="Deliveries" hint="Events sent to your endpoints, newest first.">
      <div className="filter-bar">
        <Select
          label="Endpoint"
          inline
          value={endpoint}
          onChange={(event) => setEndpoint(event.target.value)}
          options={[
            ['', 'All'],
            ...all.map(
              ({ id, url }) => [id, removed.some((one) => one.id === id) ? `${url} (removed)` : url] as const,
            ),
          ]}
        />
        <Select
          label="Status"
          inline
          value={status}
          onChange={({ target: { value } }) =>
            setStatus(DELIVERY_STATUSES.find((one) => one === value) ?? '')
          }
          options={[['', 'Any'], ...DELIVERY_STATUSES.map((one) => [one, humanise(one)] as const)]}
        />
      </div>
      <QueryState query={endpoints}>
        {() =>
          all.length === 0 ? (
            <Empty title="No endpoints yet">
              <p>
                Add one under <Link to="/developers/endpoints">Endpoints</Link>. Events sent to it are listed
                here.
              </p>
            </Empty>
          ) : (
            <QueryState query={deliveries}>
              {(list) =>
                list.length > 0 ? (
                  <Table
                    list={list}
                    addressOf={(id) => all.find((one) => one.id === id)?.url ?? id}
                    removed={removed.map(({ id }) => id)}
                  />
                ) : (
                  <Empty title={status === '' ? 'Nothing sent yet' : `No ${status} deliveries`}>
                    <p>
                      {status === ''
                        ? 'Send a test from Endpoints, or wait for the next event.'
                        : 'Choose another status or endpoint.'}
                    </p>
                  </Empty>
                )
              }
            </QueryState>
          )
        }
      </QueryState>
    </Developers>
  );
}

function Table({
  list,
  addressOf,
  removed,
}: {
  list: readonly Delivery[];
  addressOf: (endpoint: string) => string;
  removed: readonly string[];
}) {
  const clock = useClock();
  const { write } = useRights();
  const subjects = useSubjects();
  const replay = useReplay();
  const [open, setOpen] = useState<string>();
  return (
    <RecordTable
      label="Deliveries"
      items={list}
      columns={[
        [
          'Event',
          ({ id, type }) => (
            <Disclosure open={open === id} onToggle={() => setOpen(open === id ? undefined : id)}>
              {type}
            </Disclosure>
          ),
        ],
        ['About', ({ event }) => subjects.get(event) || <code>{event}</code>, 'nowrap'],
        ['Endpoint', ({ endpoint }) => addressOf(endpoint), 'address'],
        ['Status', (delivery) => <Status of={delivery.status} />],
        ['Response', ({ attempts }) => <Response of={attempts.at(-1)} />, 'nowrap'],
        ['Attempts', ({ attempts }) => attempts.length, 'number'],
        [
          'Last attempt',
          ({ attempts }) => {
            const last = attempts.at(-1);
            return last && <span title={clock.momentWithSeconds(last.at)}>{ago(last.at)}</span>;
          },
          'nowrap',
        ],
      ]}
      actions={
        write
          ? (delivery) =>
              !removed.includes(delivery.endpoint) && (
                <Button disabled={replay.isPending} onClick={() => replay.mutate(delivery)}>
                  Replay
                </Button>
              )
          : undefined
      }
      opened={(delivery) => open === delivery.id && <Attempts delivery={delivery} />}
    />
  );
}

type Attempt = Delivery['attempts'][number];

/** The endpoint's answer to an attempt. */
function Response({ of: attempt }: { of: Attempt | undefined }) {
  if (!attempt) return null;
  const { status_code: code, error } = attempt;
  const isGood = code !== null && code >= 200 && code < 300;
  return <span className={isGood ? 'code code-ok' : 'code'}>{code ?? error ?? 'No response'}</span>;
}

function Attempts({ delivery: { id, event, attempts, next_attempt_at: next } }: { delivery: Delivery }) {
  const clock = useClock();
  return (
    <div className="attempts">
      {attempts.length === 0 ? (
        <p className="hint">No attempts yet.</p>
      ) : (
        <table>
          <caption className="visually-hidden">{plural(attempts.length, 'attempt')}</caption>
          <thead>
            <tr>
              <th>Attempt</th>
              <th>When</th>
              <th>Response</th>
              <th className="number">Duration</th>
              <th>Error</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <tr key={`${attempt.series} ${attempt.number}`}>
                <td className="nowrap">
                  {attempt.series > 1 ? `Replay ${attempt.series - 1}, attempt ` : 'Attempt '}
                  {attempt.number}
                </td>
                <td className="nowrap">{clock.momentWithSeconds(attempt.at)}</td>
                <td>
                  <Response of={attempt} />
                </td>
                <td className="number nowrap">{attempt.duration_ms} ms</td>
                <td>{attempt.error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hint">
        Delivery <code>{id}</code> of event <code>{event}</code>
        {next && `. The next attempt is at ${clock.momentWithSeconds(next)}.`}
      </p>
    </div>
  );
}
