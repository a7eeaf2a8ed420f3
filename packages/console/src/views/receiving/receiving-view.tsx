/** Receiving: the page for a barcode reader at the depot's door. A reader types a code and ends it with Enter. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ORDER_STATUSES } from '@waypost/client';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, type Order, piecesQuery, useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { useCommands } from '../../parts/commands';
import { Button, Check, Select, Status } from '../../parts/fields';
import { Damage } from '../../parts/damage';
import { plural } from '../../parts/format';
import { pieceName } from '../../parts/goods';
import { PhotoButton } from '../../parts/photo-field';
import { setSound, useSound } from '../../parts/sound';
import { useKeys } from '../../parts/use-keys';
import { NeededRecords } from '../../parts/needed-records';
import { View } from '../../parts/view';
import {
  countsOf,
  damagedLast,
  dueByShipper,
  endedWords,
  type Kind,
  KIND_WORDS,
  kindAfter,
  KINDS,
  lineOf,
  modeWords,
  readCode,
  type Scanned,
  takesBack,
  toneOf,
} from './scanned';
import { useReceiving } from './use-receiving';

const DEPOT_KEY = 'waypost.receiving.depot';

export function ReceivingView() {
  const { write } = useRights();
  const depots = useDepots();
  const [chosen, setChosen] = useState(() => localStorage.getItem(DEPOT_KEY) ?? '');
  const depot = depots.find(({ id }) => id === chosen)?.id ?? depots[0]?.id ?? '';
  return (
    <View
      title="Receiving"
      tools={
        <>
          <Link className="button button-quiet" to="/reports/returns" search={depot ? { depot } : {}}>
            Goods going back
          </Link>
          <SoundSwitch />
          {depots.length > 1 && (
            <Select
              inline
              label="Depot"
              value={depot}
              options={depots.map(({ id, name }) => [id, name] as const)}
              onChange={({ target }) => {
                localStorage.setItem(DEPOT_KEY, target.value);
                setChosen(target.value);
              }}
            />
          )}
        </>
      }
    >
      <NeededRecords kinds={['depots']} />
      {write ? <Desk depot={depot} /> : <p>Only owners and dispatchers scan goods.</p>}
    </View>
  );
}

function SoundSwitch() {
  const isOn = useSound();
  return <Check label="Sound" checked={isOn} onChange={({ target }) => setSound(target.checked)} />;
}

function Desk({ depot }: { depot: string }) {
  const [kind, setKind] = useState<Kind>('depot_in');
  const [said, setSaid] = useState('');
  const [text, setText] = useState('');
  /** Damaged pieces about which it is decided, or later, by the ids of their scans. */
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const field = useRef<HTMLInputElement>(null);
  const { scans, scan, takeBack, addPhoto } = useReceiving(depot);
  const undoLast = () => {
    const last = scans.find((one) => takesBack(one) !== undefined);
    if (last) takeBack(last);
  };
  const read = () => {
    const meant = readCode(text);
    setText('');
    if (!meant) return;
    if ('barcode' in meant) {
      scan(meant.barcode, kind);
      const next = kindAfter(kind);
      if (next !== kind) setSaid(endedWords(kind));
      else if (kind === 'depot_in') setSaid('');
      setKind(next);
    } else if (meant.command === 'undo') undoLast();
    else choose(meant.command);
  };
  const choose = (one: Kind) => {
    setKind(one);
    setSaid(modeWords(one));
  };
  useReaderFocus(field);
  useCommands([
    ...KINDS.map((one) => ({
      name: `Scan as ${KIND_WORDS[one].name.toLowerCase()}`,
      hint: KIND_WORDS[one].key,
      run: () => choose(one),
    })),
    { name: 'Take the last scan back', hint: 'F9', run: undoLast },
  ]);
  useKeys({
    ...Object.fromEntries(KINDS.map((one) => [KIND_WORDS[one].key, () => choose(one)])),
    F9: undoLast,
  });
  const press = (event: KeyboardEvent) => {
    // Some readers end a code with Tab; in an empty field, Tab leaves it as everywhere.
    if (event.key !== 'Enter' && (event.key !== 'Tab' || text === '')) return;
    event.preventDefault();
    read();
  };
  const [latest] = scans;
  const damaged = damagedLast(scans, settled);
  return (
    <div className="receiving">
      <div className={`desk desk-${latest ? toneOf(latest) : 'none'}`}>
        <div className="desk-kinds" role="radiogroup" aria-label="What is scanned">
          {KINDS.map((one) => (
            <label key={one} className={one === kind ? `desk-kind is-${one}` : 'desk-kind'}>
              <input
                type="radio"
                name="kind"
                checked={one === kind}
                onChange={() => {
                  choose(one);
                  field.current?.focus();
                }}
              />
              {KIND_WORDS[one].name} <kbd>{KIND_WORDS[one].key}</kbd>
            </label>
          ))}
        </div>
        <input
          ref={field}
          className={`desk-field is-${kind}`}
          aria-label={`Barcode: ${KIND_WORDS[kind].name}`}
          placeholder="Scan a barcode, or type an order number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <p className={`desk-said is-${kind}`} role="status">
          {said}
        </p>
        <Latest scan={latest} />
        {damaged?.order && (
          <Damage
            key={damaged.id}
            order={damaged.order.id}
            barcode={damaged.barcode}
            onDone={() => {
              setSettled(new Set([...settled, damaged.id]));
              field.current?.focus();
            }}
          />
        )}
        {latest?.outcome === 'opened' && latest.order && (
          <OrderPieces order={latest.order} kind={kind} onScan={(barcode) => scan(barcode, kind)} />
        )}
        <CountBar scans={scans} />
        <ScanList scans={scans} field={field} onTakeBack={takeBack} onPhoto={addPhoto} />
        <p className="hint">
          <kbd>F9</kbd> takes the last scan back. A reader alone is enough: print the codes WP:IN, WP:DAMAGED,
          WP:MISSING, WP:OUT and WP:UNDO as barcodes.
        </p>
      </div>
      <Due depot={depot} onOpen={(reference) => scan(reference, kind)} />
    </div>
  );
}

/** The pieces of an order whose number was typed, each to be scanned by pressing it. */
function OrderPieces({
  order,
  kind,
  onScan,
}: {
  order: Order;
  kind: Kind;
  onScan: (barcode: string) => void;
}) {
  const { mode } = useMode();
  const { data: pieces = [] } = useQuery(piecesQuery(mode, order.id));
  const waiting = pieces.filter(({ status }) => status === 'awaiting_scan');
  return (
    <ul className="desk-pieces" aria-label={`Pieces of ${order.reference}`}>
      {kind === 'depot_in' && waiting.length > 1 && (
        <li>
          <b>{plural(waiting.length, 'piece')} to come</b>
          <span />
          <Button kind="main" onClick={() => waiting.forEach(({ barcode }) => onScan(barcode))}>
            All in
          </Button>
        </li>
      )}
      {pieces.map((piece) => (
        <li key={piece.id}>
          <span>
            <b>{pieceName(order.items, piece)}</b>, {piece.number}
          </span>
          <Status of={piece.status} />
          <Button
            aria-label={`${KIND_WORDS[kind].name}: ${pieceName(order.items, piece)}, ${piece.number}`}
            onClick={() => onScan(piece.barcode)}
          >
            {KIND_WORDS[kind].name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** How many orders are looked at, at most: those whose goods may still be on their way. */
const DUE = 500;
const IS_DUE: Partial<Record<Order['status'], true>> = {
  awaiting_scan: true,
  part_scanned: true,
  booked: true,
  planned: true,
};
const DUE_STATUSES = ORDER_STATUSES.filter((status) => IS_DUE[status]);

/** What has been announced and is not all in, by shipper; it ticks off as pieces come in at any desk. */
function Due({ depot, onOpen }: { depot: string; onOpen: (reference: string) => void }) {
  const { mode } = useMode();
  const { data: orders } = useQuery({
    queryKey: [mode, 'orders', 'due', depot],
    queryFn: () =>
      fetchAll<Order>(
        (page) =>
          api.GET('/orders', {
            params: {
              query: { ...page, status: DUE_STATUSES, type: 'delivery', ...(depot && { depot }) },
            },
          }),
        DUE,
      ),
  });
  if (!orders) return null;
  const shippers = dueByShipper(orders);
  return (
    <section className="desk-due" aria-label="Due">
      <h2>Due</h2>
      {shippers.length === 0 && <p className="hint">Nothing is due: every piece that was announced is in.</p>}
      {orders.length === DUE && <p className="hint">Among the latest {DUE} orders.</p>}
      {shippers.map(({ id, name, orders: due, missing, pieces }) => (
        <details key={id} open>
          <summary>
            <b>{name}</b> {plural(due.length, 'order')}, {missing} of {plural(pieces, 'piece')} to come
          </summary>
          <ul>
            {due.map(({ id: order, reference, recipient, pieces: { scanned, expected } }) => (
              <li key={order} className={scanned > 0 ? 'is-begun' : undefined}>
                <button
                  type="button"
                  className="link"
                  title="Show its pieces at the desk"
                  onClick={() => onOpen(reference)}
                >
                  {reference}
                </button>
                <span>{recipient.name}</span>
                <span>
                  {scanned} of {expected}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** The last scan, large enough to be read from a few steps away. */
function Latest({ scan }: { scan: Scanned | undefined }) {
  return (
    <div className={`desk-latest is-${scan ? toneOf(scan) : 'none'}`} role="status">
      {scan ? (
        <>
          <b>{scan.order?.reference ?? scan.barcode}</b>
          <span>{lineOf(scan)}</span>
        </>
      ) : (
        <span>Ready. The first code shows here.</span>
      )}
    </div>
  );
}

function CountBar({ scans }: { scans: readonly Scanned[] }) {
  const counts = countsOf(scans);
  const shown = [
    ['In', counts.in, 'ok'],
    ['Orders complete', counts.complete, 'ok'],
    ['Damaged', counts.damaged, 'warn'],
    ['Missing', counts.missing, 'warn'],
    ['Wrong depot', counts.misrouted, 'warn'],
    ['Refused', counts.refused, 'bad'],
  ] as const;
  return (
    <dl className="desk-counts">
      {shown.map(([name, count, tone]) => (
        <div key={name} className={count > 0 ? `is-${tone}` : undefined}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function ScanList({
  scans,
  field,
  onTakeBack,
  onPhoto,
}: {
  scans: readonly Scanned[];
  field: RefObject<HTMLInputElement | null>;
  onTakeBack: (scan: Scanned) => void;
  onPhoto: (scan: Scanned, file: Blob) => void;
}) {
  if (scans.length === 0) return null;
  return (
    <ol className="desk-list" aria-label="Scanned" tabIndex={0}>
      {scans.map((scan) => {
        const back = takesBack(scan);
        return (
          <li key={scan.id} className={`is-${toneOf(scan)}${scan.undone === 'done' ? ' is-undone' : ''}`}>
            <code>{scan.barcode}</code>
            <span className="desk-order">
              {scan.order && (
                <Link to="/orders/$id" params={{ id: scan.order.id }}>
                  {scan.order.reference}
                </Link>
              )}
            </span>
            <span>{lineOf(scan)}</span>
            <span className="desk-acts">
              {scan.undone === 'done' ? (
                <span className="hint">Taken back</span>
              ) : (
                back && (
                  <>
                    <PhotoButton name={scan.barcode} onPhoto={(file) => onPhoto(scan, file)} />
                    <Button
                      kind="quiet"
                      aria-label={`${back.label}: ${scan.barcode}`}
                      onClick={() => {
                        onTakeBack(scan);
                        field.current?.focus();
                      }}
                    >
                      {back.label}
                    </Button>
                  </>
                )
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Typed characters go into the field wherever the focus is, so that no mouse is needed between two codes. */
function useReaderFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (document.querySelector('[role=dialog]') || isTyping(event.target)) return;
      // Shortcuts of the page are single characters too, and a code must not trigger them.
      event.stopPropagation();
      field.current?.focus();
    };
    const back = () => field.current?.focus();
    window.addEventListener('keydown', press, true);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('focus', back);
    };
  }, [field]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea, select');
