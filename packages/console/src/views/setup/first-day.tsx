/** A courier's first day: what it needs, each row with the dialog that adds it, beside a picture of a planned board. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { type ReactNode, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { depotsQuery, driversQuery, scheduleQuery, shippersQuery, vehiclesQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { Failed, Loading } from '../../parts/states';
import { View } from '../../parts/view';
import { CopySetUp } from './copy-set-up';
import { EditDepot } from './edit-depot';
import { EditDriver } from './edit-driver';
import { EditShipper } from './edit-shipper';
import { EditVan } from './edit-van';
import { firstSteps, type Step, type StepKind } from './first-steps';
import { PlannedBoard } from './planned-board';
import { begunDay, SAMPLE_DEPOT, SAMPLE_SIZE } from './sample-day';
import { SampleDay } from './sample-day-button';
import { useAdding } from './use-adding';

/** What is added by a dialog. */
const ADDED: Partial<Record<StepKind, string>> = {
  depots: 'depot',
  vans: 'van',
  drivers: 'driver',
  shippers: 'shipper',
};

/** How many orders are looked at. */
const ORDERS = 100;

export function FirstDay({ onBoard }: { onBoard: () => void }) {
  const { mode, setMode } = useMode();
  const navigate = useNavigate();
  const { write, own } = useRights();
  const [depots, vehicles, drivers, shippers] = useQueries({
    queries: [depotsQuery(mode), vehiclesQuery(mode), driversQuery(mode), shippersQuery(mode)],
  });
  const orders = useQuery({
    queryKey: [mode, 'orders', 'any'],
    queryFn: () => unwrap(api.GET('/orders', { params: { query: { limit: ORDERS } } })),
  });
  const failed = [depots, vehicles, drivers, shippers, orders].find(({ error }) => error !== null);
  const [only] = depots.data?.length === 1 ? depots.data : [];
  const schedule = useQuery(scheduleQuery(mode, only?.id ?? ''));
  const [open, setOpen] = useState<StepKind>();
  const adding = useAdding();
  const dialog = {
    key: adding.key,
    onAnother: adding.another,
    onClose: () => setOpen(undefined),
  };
  if (failed)
    return (
      <View title="Today">
        <Failed error={failed.error} again={() => void failed.refetch()} />
      </View>
    );
  if (!depots.data || !vehicles.data || !drivers.data || !shippers.data || !orders.data)
    return (
      <View title="Today">
        <Loading />
      </View>
    );
  const booked = orders.data.data.filter(({ slot }) => slot !== null);
  /** The first day on which there is something to plan. */
  const [{ slot, depot } = { slot: null, depot: null }] = booked.toSorted((one, other) =>
    (one.slot?.date ?? '').localeCompare(other.slot?.date ?? ''),
  );
  const openBoard = () => {
    if (slot && depot) void navigate({ to: '/today', search: { date: slot.date, depot } });
    else onBoard();
  };
  const steps = firstSteps({
    depots: depots.data,
    windows: schedule.data?.windows ?? [],
    vehicles: vehicles.data,
    drivers: drivers.data,
    shippers: shippers.data,
    orders: orders.data.data.length,
    hasMore: orders.data.has_more,
    allIn: orders.data.data.filter(({ pieces }) => pieces.scanned >= pieces.expected).length,
    booked: booked.length,
  });
  const next = steps.find(({ isDone }) => !isDone);
  const isBare = depots.data.length === 0;
  const hasSample = depots.data.some(({ name }) => name === SAMPLE_DEPOT) && !orders.data.has_more;
  const sampleDone = hasSample ? (begunDay(orders.data.data)?.done ?? 0) : SAMPLE_SIZE;
  return (
    <View
      title="Today"
      tools={
        <Button kind="quiet" onClick={onBoard}>
          Show the board
        </Button>
      }
    >
      <div className="first-day">
        <section className="stack" aria-label="Plan your first day">
          <div>
            <h2 className="first-title">Plan your first day</h2>
            <p className="hint">
              {mode === 'sandbox' ? (
                'This is the sandbox: no recipient, driver or shipper is written to.'
              ) : (
                <>
                  This is live: drivers and recipients get real texts.{' '}
                  <button type="button" className="link" onClick={() => setMode('sandbox')}>
                    Try it in the sandbox first
                  </button>
                  , if you like.
                </>
              )}
            </p>
          </div>
          <ol className="first-steps">
            {steps.map((step) => (
              <Row key={step.kind} step={step} isNext={step === next}>
                {write && <Act step={step} isNext={step === next} onOpen={setOpen} onBoard={openBoard} />}
              </Row>
            ))}
          </ol>
          {write && mode === 'sandbox' && (
            <SampleDay isOffered={isBare || sampleDone < SAMPLE_SIZE} isBegun={!isBare} />
          )}
          {own && mode === 'live' && <CopySetUp />}
        </section>
        <PlannedBoard />
      </div>
      {open === 'depots' && <EditDepot depot={undefined} {...dialog} />}
      {open === 'vans' && <EditVan van={undefined} like={adding.like} {...dialog} />}
      {open === 'drivers' && <EditDriver driver={undefined} {...dialog} />}
      {open === 'shippers' && <EditShipper shipper={undefined} {...dialog} />}
    </View>
  );
}

function Row({
  step: { title, state, isDone, waitsFor },
  isNext,
  children,
}: {
  step: Step;
  isNext: boolean;
  children: ReactNode;
}) {
  return (
    <li className={isDone ? 'first-step is-done' : isNext ? 'first-step is-next' : 'first-step'}>
      <span className="first-mark" aria-hidden="true">
        {isDone && '✓'}
      </span>
      <div>
        <h3>
          {title}
          <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
        </h3>
        <p className="hint">{isDone ? state : (waitsFor ?? state)}</p>
      </div>
      <div className="row">{children}</div>
    </li>
  );
}

function Act({
  step: { kind, isDone, isAllIn = false, waitsFor },
  isNext,
  onOpen,
  onBoard,
}: {
  step: Step;
  isNext: boolean;
  onOpen: (kind: StepKind) => void;
  onBoard: () => void;
}) {
  const look = isNext ? 'main' : 'plain';
  const what = ADDED[kind];
  if (what !== undefined)
    return (
      <Button kind={look} onClick={() => onOpen(kind)}>
        {isDone ? `Add another ${what}` : `Add a ${what}`}
      </Button>
    );
  if (waitsFor !== undefined) return null;
  if (kind === 'slots')
    return (
      <Link className="button" to="/setup/slots">
        Change them
      </Link>
    );
  if (kind === 'goods')
    return (
      <>
        <Link className={`button button-${isAllIn ? 'plain' : look}`} to="/receiving">
          Receive goods
        </Link>
        <Link className={`button button-${isAllIn ? look : 'plain'}`} to="/orders">
          View orders
        </Link>
      </>
    );
  if (kind === 'plan')
    return (
      <Button kind={look} onClick={onBoard}>
        Open the board
      </Button>
    );
  return (
    <>
      <Link className={`button button-${look}`} to="/orders/import">
        Import a file
      </Link>
      <Link className="button" to="/orders/new">
        New order
      </Link>
    </>
  );
}
