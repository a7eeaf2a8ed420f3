/** What was sent to endpoints, with every attempt; sent again by a press. */
import { useState } from 'react';
import { type Delivery, useReplay } from '../../api/deliveries';
import { useRights } from '../../api/session';
import { Button, Select, Status } from '../../parts/fields';
import { moment, plural } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Developers } from './sections';
import { useDeliveries, useEndpoints } from './use-endpoints';

const STATUSES = ['pending', 'delivered', 'failed'] as const;

export function DeliveriesView() {
  const { write } = useRights();
  const endpoints = useEndpoints();
  const [endpoint, setEndpoint] = useState('');
  const [status, setStatus] = useState<Delivery['status'] | ''>('');
  const [open, setOpen] = useState<string>();
  const all = endpoints.data ?? [];
  const deliveries = useDeliveries(
    all.filter(({ id }) => endpoint === '' || id === endpoint),
    status,
  );
  const replay = useReplay();
  const addressOf = (id: string) => all.find((one) => one.id === id)?.url ?? id;
  return (
    <Developers>
      <h2 className="section-title">Deliveries</h2>
      <div className="filters">
        <Select
          label="Endpoint"
          inline
          value={endpoint}
          onChange={(event) => setEndpoint(event.target.value)}
          options={[['', 'All'], ...all.map(({ id, url }) => [id, url] as const)]}
        />
        <Select
          label="Status"
          inline
          value={status}
          onChange={({ target: { value } }) => setStatus(STATUSES.find((one) => one === value) ?? '')}
          options={[['', 'Any'], ...STATUSES.map((one) => [one, one] as const)]}
        />
      </div>
      {endpoints.data?.length === 0 ? (
        <Empty title="No endpoints yet" />
      ) : (
        <Shown of={deliveries}>
          {(list) =>
            list.length === 0 ? (
              <Empty title="Nothing was sent" />
            ) : (
              <RecordTable
                label="Deliveries"
                items={list}
                columns={[
                  ['Event', ({ type }) => type],
                  ['Endpoint', ({ endpoint: id }) => addressOf(id), 'address'],
                  ['Status', (delivery) => <Status of={delivery.status} />],
                  [
                    'Attempts',
                    ({ id, attempts }) => (
                      <button
                        type="button"
                        className="link-button"
                        aria-expanded={open === id}
                        onClick={() => setOpen(open === id ? undefined : id)}
                      >
                        {plural(attempts.length, 'attempt')}
                      </button>
                    ),
                  ],
                  [
                    'Last',
                    ({ attempts }) => {
                      const last = attempts.at(-1);
                      return last && moment(last.at);
                    },
                    'nowrap',
                  ],
                ]}
                actions={
                  write
                    ? (delivery) => (
                        <Button disabled={replay.isPending} onClick={() => replay.mutate(delivery)}>
                          Replay
                        </Button>
                      )
                    : undefined
                }
                opened={(delivery) => open === delivery.id && <Attempts delivery={delivery} />}
              />
            )
          }
        </Shown>
      )}
    </Developers>
  );
}

function Attempts({ delivery }: { delivery: Delivery }) {
  return (
    <div className="attempts">
      {delivery.attempts.length === 0 && <p className="hint">None yet.</p>}
      <ol>
        {delivery.attempts.map(({ series, number, at, status_code: code, duration_ms: ms, error }) => (
          <li key={`${series} ${number}`}>
            <span>
              {series > 1 ? `Replay ${series - 1}, attempt ${number}` : `Attempt ${number}`} · {moment(at)}
            </span>
            <span className={code === 200 ? 'code code-ok' : 'code'}>{code ?? 'no answer'}</span>
            <span className="hint">{ms} ms</span>
            {error && <span className="code">{error}</span>}
          </li>
        ))}
      </ol>
      <p className="hint">
        Event <code>{delivery.event}</code>
        {delivery.next_attempt_at && ` · next attempt ${moment(delivery.next_attempt_at)}`}
      </p>
    </div>
  );
}
