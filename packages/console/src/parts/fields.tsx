/** Labelled form fields, buttons, and the status label. */
import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { DateInput, TimeInput } from './date-input';
import { humanise } from './format';

/** Sends a form by Ctrl and Enter, also from a text of several lines. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return;
  // On the form's button, Enter would send it a second time.
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

type Labelled = { label: string; hint?: ReactNode };

/** Returns what describes a field to screen readers: the ids of what is below it. */
function described(
  id: string,
  { wrong, hint }: { wrong?: string | undefined; hint: ReactNode },
): string | undefined {
  const ids = [wrong !== undefined && `${id}-wrong`, hint && `${id}-hint`];
  return ids.filter(Boolean).join(' ') || undefined;
}

function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    )
  );
}

export function Field({
  label,
  hint,
  wrong,
  hideLabel = false,
  ...input
}: Labelled & {
  /** Only reads the label aloud, where a field above shows it. */
  hideLabel?: boolean;
  /** Error of the value. */
  wrong?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <Entry
        id={id}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={described(id, { wrong, hint })}
        {...input}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Hint id={id} hint={hint} />
    </div>
  );
}

/** An input; dates and times are read and written as the courier's country does. */
function Entry({ type, value, onChange, min, max, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  if (type !== 'date' && type !== 'time')
    return <input type={type} value={value} onChange={onChange} min={min} max={max} {...rest} />;
  const Reader = type === 'date' ? DateInput : TimeInput;
  // Listeners read only the value.
  const change = onChange as ((event: { target: { value: string } }) => void) | undefined;
  return (
    <Reader value={String(value ?? '')} onChange={(event) => change?.(event)} min={min} max={max} {...rest} />
  );
}

export function TextArea({ label, hint, ...input }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea aria-describedby={described(id, { hint })} {...input} id={id} />
      <Hint id={id} hint={hint} />
    </div>
  );
}

export type Option = readonly [value: string, words: string];

export function Select({
  label,
  hint,
  options,
  inline = false,
  ...select
}: Labelled & { options: readonly Option[]; inline?: boolean } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={inline ? 'field field-inline' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-describedby={described(id, { hint })} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Hint id={id} hint={hint} />
    </div>
  );
}

/** Expands and collapses the details below a row. */
export function Disclosure({
  open,
  onToggle,
  children,
}: {
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="disclosure" aria-expanded={open} onClick={onToggle}>
      {children}
    </button>
  );
}

export function Check({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

export function Button({
  kind = 'plain',
  ...button
}: { kind?: 'plain' | 'main' | 'bad' | 'danger' | 'quiet' } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...button} className={`button button-${kind}`} />;
}

/** Status → colour: success, waiting, failure, or in progress. */
const TONES: Record<string, 'ok' | 'warn' | 'bad' | 'now'> = {
  delivered: 'ok',
  completed: 'ok',
  succeeded: 'ok',
  booked: 'now',
  collected: 'ok',
  active: 'ok',
  enabled: 'ok',
  accepted: 'ok',
  planned: 'now',
  published: 'now',
  started: 'now',
  out_for_delivery: 'now',
  arrived: 'now',
  sent: 'now',
  pending: 'warn',
  awaiting_booking: 'warn',
  awaiting_reply: 'warn',
  needs_review: 'warn',
  invited: 'warn',
  on_hold: 'warn',
  unanswered: 'warn',
  failed_attempt: 'bad',
  failed: 'bad',
  damaged: 'bad',
  missing: 'bad',
  suspended: 'bad',
  disabled: 'bad',
  revoked: 'bad',
};

/** @param words what it says, where the status alone would be misunderstood */
export function Status({
  of: status,
  words = humanise(status),
  title,
}: {
  of: string;
  words?: string;
  title?: string | undefined;
}) {
  return (
    <span className={`status status-${TONES[status] ?? 'none'}`} title={title}>
      {words}
    </span>
  );
}
