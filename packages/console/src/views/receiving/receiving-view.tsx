/** Receiving: the page for a barcode reader at the depot's door. A reader types a code and ends it with Enter. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMode } from '../../api/mode';
import { type Order, piecesQuery, useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { useCommands } from '../../parts/commands';
import { Button, Check, Select, Status } from '../../parts/fields';
import { Damage } from '../../parts/damage';
import { plural } from '../../parts/format';
import { pieceName } from '../../parts/goods';
import { setSound, useSound } from '../../parts/sound';
import { useDepotChoice } from '../../parts/use-depot-choice';
import { useKeys } from '../../parts/use-keys';
import { NeededRecords } from '../../parts/needed-records';
import { View } from '../../parts/view';
import { Due } from './due';
import { CountBar, Latest, ScanList } from './scan-list';
import {
  damagedLast,
  endedWords,
  type Kind,
  KIND_WORDS,
  kindAfter,
  KINDS,
  modeWords,
  openedOrder,
  readCode,
  takesBack,
  toneOf,
} from './scanned';
import { useReceiving } from './use-receiving';

export function ReceivingView() {
  const { write } = useRights();
  const depots = useDepots();
  const [depot, choose] = useDepotChoice();
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
              onChange={({ target }) => choose(target.value)}
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
  const choose = (one: Kind) => {
    setKind(one);
    setSaid(modeWords(one));
  };
  // An order's number is not a piece: the kind chosen before it applies to one of its pieces.
  const { scans, scan, takeBack, addPhoto } = useReceiving(depot, choose);
  const undoLast = () => {
    const last = scans.find((one) => takesBack(one) !== undefined);
    if (last) takeBack(last);
  };
  const read = () => {
    const meant = readCode(text);
    setText('');
    if (!meant) return;
    if ('barcode' in meant) take(meant.barcode, kind);
    else if (meant.command === 'undo') undoLast();
    else choose(meant.command);
  };
  /** Scans a piece: what was chosen for one piece ends with it. */
  const take = (code: string, as: Kind) => {
    scan(code, as);
    const next = kindAfter(as);
    if (next !== as) setSaid(endedWords(as));
    else if (as === 'depot_in') setSaid('');
    setKind(next);
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
  const opened = openedOrder(scans);
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
        {opened && <OrderPieces {...opened} kind={kind} onScan={(barcode) => take(barcode, kind)} />}
        <CountBar scans={scans} />
        <ScanList scans={scans} field={field} onTakeBack={takeBack} onPhoto={addPhoto} />
        <p className="hint">
          <span className="desk-keys">
            <kbd>F9</kbd> takes the last scan back.
          </span>{' '}
          A reader alone is enough: print the codes WP:IN, WP:DAMAGED, WP:MISSING, WP:OUT and WP:UNDO as
          barcodes.
        </p>
      </div>
      <Due depot={depot} scans={scans} onOpen={(reference) => scan(reference, kind)} />
    </div>
  );
}

/** The pieces of an order whose number was typed, each to be scanned by pressing it. */
function OrderPieces({
  order,
  isBegun,
  kind,
  onScan,
}: {
  order: Order;
  /** One of its pieces was pressed since: it stays while there are more. */
  isBegun: boolean;
  kind: Kind;
  onScan: (barcode: string) => void;
}) {
  const { mode } = useMode();
  const { data: pieces = [] } = useQuery(piecesQuery(mode, order.id));
  const waiting = pieces.filter(({ status }) => status === 'awaiting_scan');
  if (isBegun && waiting.length === 0) return null;
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
