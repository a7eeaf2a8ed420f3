/**
 * Fields for a date and a time. The browser's own follow its language; these read and write what is usual in the
 * courier's country, also short forms, and their values are ISO dates and `HH:MM`.
 */
import { useClock } from '../api/clocks';
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths, parseDate, parseTime, showDate, weeksOf } from './date-words';
import { addDays, day, monthName } from './format';

/** The first and the last day that a month shows. */
export type ShownDays = { from: string; to: string };

/** Description of a day in the month. */
export type DayMark = { words: string; kind: 'open' | 'done' };

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  min?: string | number | undefined;
  max?: string | number | undefined;
};

type Marks = ReadonlyMap<string, DayMark>;
const NO_MARKS: Marks = new Map();

/** How a kind of value is read from text and shown. */
type Reading = {
  parse: (text: string) => string | undefined;
  show: (value: string) => string;
  /** Whether a text is complete, so that it counts before the field is left. */
  isComplete: RegExp;
  wrong: string;
};

const readingFrom = (today: string): Reading => ({
  parse: (text) => parseDate(text, today),
  show: showDate,
  isComplete: /^\d{4}-\d\d-\d\d$|^\d{1,2}\/\d{1,2}\/\d{4}$/,
  wrong: 'Write the date as 31/12/2026.',
});
const TIME: Reading = {
  parse: parseTime,
  show: (value) => value,
  isComplete: /^\d\d:\d\d$/,
  wrong: 'Write the time as 17:30.',
};

/**
 * A text field whose value is what its text means. A text that means nothing stays, and keeps its form from being sent.
 */
function useReading({ parse, show, isComplete, wrong }: Reading, { value, onChange, min, max }: Input) {
  const [text, setText] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const complaint = (meant: string | undefined): string => {
    if (text !== undefined && text.trim() !== '' && meant === undefined) return wrong;
    const [at, least, most] = [meant ?? value, String(min ?? ''), String(max ?? '')];
    if (at !== '' && least !== '' && at < least) return `Not before ${show(least)}.`;
    return at !== '' && most !== '' && at > most ? `Not after ${show(most)}.` : '';
  };
  const meant = text === undefined ? value : parse(text);
  const problem = complaint(meant);
  useEffect(() => field.current?.setCustomValidity(problem), [problem]);
  const emit = (next: string) => {
    if (next !== value) onChange({ target: { value: next } });
  };
  /** Sets the value that the text means. */
  const commit = () => {
    if (text === undefined) return;
    if (text.trim() === '') emit('');
    else if (meant === undefined) return;
    else emit(meant);
    setText(undefined);
  };
  return {
    commit,
    emit: (next: string) => {
      setText(undefined);
      emit(next);
    },
    input: {
      ref: field,
      value: text ?? show(value),
      // A form says what is wrong once it is sent, and there may be none.
      ...(problem !== '' && { 'aria-invalid': true as const, 'aria-description': problem, title: problem }),
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value);
        const next = parse(target.value);
        if (target.value === '') emit('');
        else if (isComplete.test(target.value) && next !== undefined) emit(next);
      },
      onBlur: commit,
    },
  };
}

export function TimeInput({ value, onChange, min, max, ...rest }: Input) {
  const { input, commit } = useReading(TIME, { value, onChange, min, max });
  return (
    <input
      {...rest}
      {...input}
      inputMode="numeric"
      placeholder="hh:mm"
      maxLength={8}
      className={rest.className ?? 'time-input'}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/**
 * Arrow up and down go to the day after and before; Alt and down, or the button, open a month. Its days may have marks:
 * `onShow` says which days are shown, if any.
 */
export function DateInput({
  value,
  onChange,
  min,
  max,
  className = '',
  marks = NO_MARKS,
  onShow,
  ...rest
}: Input & { marks?: Marks; onShow?: (shown: ShownDays | undefined) => void }) {
  const today = useClock().today();
  const { input, commit, emit } = useReading(readingFrom(today), { value, onChange, min, max });
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const close = () => {
    setIsOpen(false);
    input.ref.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: -1, ArrowUp: 1 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined || rest.readOnly) return;
    event.preventDefault();
    if (event.altKey) setIsOpen(true);
    else emit(addDays(value === '' ? today : value, step));
  };
  return (
    <span
      className={`date-input ${className}`}
      ref={frame}
      onBlur={({ relatedTarget }) => {
        if (isOpen && !frame.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <input placeholder="dd/mm/yyyy" {...rest} {...input} maxLength={20} onKeyDown={press} />
      {!rest.disabled && !rest.readOnly && (
        <button
          type="button"
          className="date-open"
          tabIndex={-1}
          aria-label="Calendar"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </button>
      )}
      {isOpen && (
        <Month
          value={value}
          min={String(min ?? '')}
          max={String(max ?? '')}
          marks={marks}
          today={today}
          onShow={onShow}
          onClose={close}
          onPick={(date) => {
            emit(date);
            close();
          }}
        />
      )}
    </span>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function Month({
  value,
  min,
  max,
  marks,
  today,
  onShow,
  onPick,
  onClose,
}: {
  value: string;
  min: string;
  max: string;
  marks: Marks;
  today: string;
  onShow: ((shown: ShownDays | undefined) => void) | undefined;
  onPick: (date: string) => void;
  onClose: () => void;
}) {
  const [at, setAt] = useState(value === '' ? today : value);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), [at]);
  const days = weeksOf(at).flat();
  const [first = at, last = at] = [days[0], days.at(-1)];
  useEffect(() => {
    onShow?.({ from: first, to: last });
    return () => onShow?.(undefined);
  }, [onShow, first, last]);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'PageUp') setAt(addMonths(at, -1));
    else if (event.key === 'PageDown') setAt(addMonths(at, 1));
    else if (step !== undefined) setAt(addDays(at, step));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="month" role="group" aria-label={monthName(at)} onKeyDown={press}>
      <div className="month-head">
        <button
          type="button"
          className="icon-button"
          aria-label="Month before"
          onClick={() => setAt(addMonths(at, -1))}
        >
          ‹
        </button>
        <b>{monthName(at)}</b>
        <button
          type="button"
          className="icon-button"
          aria-label="Month after"
          onClick={() => setAt(addMonths(at, 1))}
        >
          ›
        </button>
      </div>
      <div className="month-days">
        {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, index) => (
          <span key={index} aria-hidden="true" className="hint">
            {name}
          </span>
        ))}
        {days.map((date) => {
          const mark = marks.get(date);
          return (
            <button
              key={date}
              type="button"
              ref={date === at ? current : undefined}
              tabIndex={date === at ? 0 : -1}
              className={[date.slice(0, 7) !== at.slice(0, 7) && 'is-outside', mark && `is-${mark.kind}`]
                .filter(Boolean)
                .join(' ')}
              title={mark?.words}
              aria-label={[day(date), mark?.words].filter(Boolean).join(': ')}
              aria-current={date === today ? 'date' : undefined}
              aria-pressed={date === value}
              disabled={(min !== '' && date < min) || (max !== '' && date > max)}
              onClick={() => onPick(date)}
            >
              {Number(date.slice(8))}
            </button>
          );
        })}
      </div>
    </div>
  );
}
