/** A dialog to pick a slot of a depot from the free windows of the next three weeks, or also from full ones. */
import { useClocks } from '../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMode } from '../api/mode';
import { slotsQuery } from '../api/queries';
import { Dialog } from './dialog';
import { Button, Check } from './fields';
import { addDays, day } from './format';
import { freeWords, isSameSlot, slotsAhead, slotsWithin, whyNoSlots, windowsByDay } from './slot-windows';
import { Empty, QueryState } from './states';

export type PickedSlot = { date: string; from: string; to: string };

const DAYS = 21;

export function SlotPicker({
  title,
  depot,
  postcode,
  booked,
  open,
  busy,
  onClose,
  onBook,
}: {
  title: string;
  /** The slot that is marked as booked now. */
  booked?: PickedSlot | null | undefined;
  depot: string | null;
  /** The recipient's postcode: only slots of its zone can be booked. */
  postcode: string | undefined;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onBook: (slot: PickedSlot, override: boolean) => void;
}) {
  const [picked, setPicked] = useState<PickedSlot>();
  const [override, setOverride] = useState(false);
  return (
    <Dialog title={title} open={open} onClose={onClose} wide>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (picked) onBook(picked, override);
        }}
      >
        <SlotChoices
          depot={depot}
          postcode={postcode}
          picked={picked}
          booked={booked}
          override={override}
          onPick={setPicked}
          hasFocus
        />
        <Check
          label="Book even if it is full"
          checked={override}
          onChange={(event) => setOverride(event.target.checked)}
        />
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={!picked || busy}>
            Book
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The free slots of a postcode's zone, by day. */
export function SlotChoices({
  depot,
  postcode,
  picked,
  booked,
  override,
  within = {},
  onPick,
  onWiden,
  hasFocus = false,
}: {
  depot: string | null;
  postcode: string | undefined;
  picked: PickedSlot | undefined;
  booked?: PickedSlot | null | undefined;
  /** Offers full slots too. */
  override: boolean;
  /** Leaves out days before and after, where they are given. */
  within?: { from?: string; by?: string };
  onPick: (slot: PickedSlot) => void;
  /** Adds a day outside `within`, which is offered if the wanted days have no slot left. */
  onWiden?: (date: string) => void;
  /** Moves the focus to the first slot once it is there. */
  hasFocus?: boolean;
}) {
  const { mode } = useMode();
  const clock = useClocks()(depot);
  const today = clock.today();
  const slots = useQuery(slotsQuery(mode, depot, today, addDays(today, DAYS), postcode));
  const frame = useRef<HTMLDivElement>(null);
  const isThere = slots.data !== undefined;
  // The first window could not take the focus when the dialog opened, because none was loaded.
  useEffect(() => {
    if (hasFocus) frame.current?.querySelector('input')?.focus();
  }, [isThere, hasFocus]);
  return (
    <QueryState query={slots}>
      {(listed) => {
        const all = slotsAhead(listed, today, clock.time(new Date().toISOString()));
        const days = windowsByDay(slotsWithin(all, within, override, booked));
        if (days.length === 0) {
          const { why, next } = whyNoSlots(all, within, postcode);
          return (
            <Empty title="No free slots">
              <p>{why}</p>
              {next !== undefined && onWiden && (
                <Button onClick={() => onWiden(next)}>Also offer {day(next)}</Button>
              )}
            </Empty>
          );
        }
        return (
          <div className="slot-days" ref={frame}>
            {days.map(([date, windows]) => (
              <div className="slot-day" key={date} role="group" aria-label={day(date)}>
                <b>{day(date)}</b>
                <div>
                  {windows.map(({ from, to, free, capacity }) => {
                    const slot = { date, from, to };
                    const words = isSameSlot(slot, booked) ? 'booked now' : freeWords({ free, capacity });
                    return (
                      <label key={from + to} className={free > 0 ? 'slot-choice' : 'slot-choice slot-full'}>
                        <input
                          type="radio"
                          name="slot"
                          checked={isSameSlot(slot, picked)}
                          onChange={() => onPick(slot)}
                          aria-label={`${day(date)}, ${from}–${to}, ${words}`}
                        />
                        {from}–{to} <span className="hint">{words}</span>
                      </label>
                    );
                  })}
                </div>
              </div>
            ))}
          </div>
        );
      }}
    </QueryState>
  );
}
