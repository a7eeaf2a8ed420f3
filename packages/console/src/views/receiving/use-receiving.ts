/**
 * The scans of this session. They are sent in the sequence in which they were read, those that come while a request is
 * under way together with the next. The order of each piece is looked up once: a fast reader may use up the session's
 * requests, and then pieces show without their orders.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useRef, useState } from 'react';
import { useActors } from '../../api/callers';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { uploadPhoto } from '../../api/photos';
import { isLive } from '../../api/live';
import { useClocks } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { piecesQuery, refresh, useDepots } from '../../api/queries';
import { type Piece, pieceName } from '../../parts/goods';
import { useNotices } from '../../parts/notices';
import { playSound } from '../../parts/sound';
import {
  answered,
  type Earlier,
  type Kind,
  kindAfter,
  type Scanned,
  takesBack,
  toneOf,
  withAnswers,
  withOthers,
  withRepeats,
} from './scanned';

type Wish = { scan: Scanned; input: Resources['ScanInput'] };

const SHOWS = ['order', 'orders', 'inbox'];
/** Scans that are kept on the page. */
const KEPT = 500;

/** `onOpened` is called with what was chosen for one piece, where the code turns out to be the number of an order. */
export function useReceiving(depot: string, onOpened: (kind: Kind) => void) {
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const depots = useDepots();
  const { mode } = useMode();
  const clock = useClocks()(depot);
  const actorOf = useActors();
  const [scans, setScans] = useState<readonly Scanned[]>([]);
  const waiting = useRef<Wish[]>([]);
  const isBusy = useRef(false);
  const last = useRef(0);

  /** The same as `scans`, for what comes later. */
  const all = useRef<readonly Scanned[]>([]);
  const keep = (to: (before: readonly Scanned[]) => readonly Scanned[]) => {
    all.current = to(all.current);
    setScans(all.current);
  };
  const replace = (known: readonly Scanned[]) => keep((before) => withAnswers(before, known));
  /** What the pieces were scanned as before, in words: by this page and by any other desk. */
  const earlierOf = ({ earlier = [] }: Resources['ScanResult']): Map<string, Earlier> =>
    new Map(
      earlier.map((last) => [
        last.piece,
        { ...last, words: `${clock.moment(last.at)}, by ${actorOf(last.actor)}` },
      ]),
    );
  const send = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let batch = waiting.current.splice(0); batch.length > 0; batch = waiting.current.splice(0)) {
      const sent = batch.map(({ scan }) => scan);
      try {
        const result = await unwrap(
          api.POST('/scans', { body: { scans: batch.map(({ input }) => input), earlier: true } }),
        );
        const known = answered(
          sent,
          result,
          (id) => depots.find((one) => one.id === id)?.name ?? 'another depot',
        );
        const named = await withOrders(known, result.orders_completed, (order) =>
          queries.query({ ...piecesQuery(mode, order), staleTime: 60_000 }),
        );
        const told = withRepeats(named, all.current, (at) => clock.time(new Date(at).toISOString()));
        const final = withOthers(told, earlierOf(result), depot);
        replace(final);
        const latest = final.at(-1);
        if (latest?.outcome === 'opened' && kindAfter(latest.kind) !== latest.kind) onOpened(latest.kind);
        const worst = final.map(toneOf).sort((one, other) => RANK.indexOf(one) - RANK.indexOf(other))[0];
        if (worst !== undefined && worst !== 'waiting') playSound(worst);
      } catch (error) {
        replace(sent.map((scan) => ({ ...scan, outcome: 'refused', why: messageOf(error) })));
        playSound('bad');
      }
    }
    isBusy.current = false;
    // Otherwise the events of the scans do, seldom enough for a reader that is never at rest.
    if (!isLive()) void refresh(queries, ...SHOWS);
  };
  const add = (barcode: string, kind: Kind, more: Partial<Resources['ScanInput']> = {}, back?: Scanned) => {
    const id = (last.current += 1);
    const scan: Scanned = { id, barcode, kind, outcome: 'waiting', takesBack: back?.id, at: Date.now() };
    keep((before) => [scan, ...before].slice(0, KEPT));
    waiting.current.push({ scan, input: { barcode, type: kind, ...(depot && { depot }), ...more } });
    void send();
  };
  return {
    scans,
    scan: add,
    takeBack: (scan: Scanned) => {
      const back = takesBack(scan);
      if (!back) return;
      replace([{ ...scan, undone: 'asked' }]);
      const { type, repaired } = back;
      add(scan.barcode, type, repaired ? { repaired } : {}, scan);
    },
    /** Keeps a photo with another scan of the same kind. */
    addPhoto: (scan: Scanned, file: Blob): void => {
      uploadPhoto(file).then(
        ({ id }) => {
          add(scan.barcode, scan.kind, { photo_ids: [id] });
          notify('The photo is kept with the piece.');
        },
        (error: unknown) => notifyError(messageOf(error)),
      );
    },
  };
}

const RANK: readonly string[] = ['bad', 'warn', 'good', 'waiting'];

/** Adds the orders that the pieces belong to. What was scanned counts without them, too. */
async function withOrders(
  scans: readonly Scanned[],
  completed: readonly string[],
  piecesOf: (order: string) => Promise<readonly Piece[]>,
): Promise<Scanned[]> {
  const found = new Map<string, Scanned['order']>();
  const goods = new Map<string, Pick<Scanned, 'piece' | 'goods'>>();
  for (const { barcode, outcome } of scans) {
    if (found.has(barcode)) continue;
    // A code that is not a piece's may be an order's reference.
    const query = outcome === 'refused' ? { reference: barcode, limit: 1 } : { q: barcode, limit: 1 };
    try {
      const { data } = await unwrap(api.GET('/orders', { params: { query } }));
      found.set(barcode, data[0]);
      const piece = data[0] && (await piecesOf(data[0].id)).find((one) => one.barcode === barcode);
      if (data[0] && piece)
        goods.set(barcode, { piece: piece.id, goods: `${pieceName(data[0].items, piece)}, ${piece.number}` });
    } catch {
      // The others would most likely fail as well.
      break;
    }
  }
  const isNew = new Set(completed);
  return scans.map((scan) => {
    const order = found.get(scan.barcode);
    // The order that a batch completed is shown with one of its scans.
    const completes = order !== undefined && scan.kind === 'depot_in' && isNew.delete(order.id);
    if (scan.outcome === 'refused') return order ? { ...scan, order, outcome: 'opened' } : scan;
    return { ...scan, order, completes, ...goods.get(scan.barcode) };
  });
}
