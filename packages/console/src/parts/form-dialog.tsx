/** A small form in a dialog, described by a list of fields. Values are strings. */
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from './dialog';
import { fieldErrorOf } from './field-error';
import { Button, Check, Field, type Option, Select, TextArea } from './fields';

export type FormField = {
  name: string;
  label: string;
  type?: 'text' | 'number' | 'email' | 'tel' | 'time' | 'date' | 'url' | 'select' | 'check' | 'area';
  options?: readonly Option[];
  required?: boolean;
  hint?: string;
  placeholder?: string;
  wide?: boolean;
  /** The API's name of the field, if it differs from `name`. */
  param?: string;
};
/** Types whose values are picked again at once; closing asks about typed text only. */
const PICKED: ReadonlySet<string> = new Set(['select', 'check']);
const ANOTHER = 'another';
export type Values = Record<string, string>;

export function FormDialog({
  title,
  fields,
  initial = {},
  submitLabel,
  busy,
  error,
  wide = false,
  hasMore = false,
  missingOf = () => undefined,
  onAnother,
  onClose,
  onSubmit,
  children,
}: {
  title: string;
  fields: readonly FormField[];
  initial?: Values;
  submitLabel: string;
  busy: boolean;
  /** The failed request's error, shown at its field or above the buttons. */
  error?: unknown;
  wide?: boolean;
  /** Set while something is filled in besides the fields, which is lost only once that is confirmed. */
  hasMore?: boolean;
  /** Missing input beyond required fields, shown beside the button, which waits for it. */
  missingOf?: (values: Values) => string | undefined;
  /** Offers to go on with another one, once this one is saved; called with its values. */
  onAnother?: ((values: Values) => void) | undefined;
  onClose: () => void;
  /** `done` closes the dialog or goes on with another one, as was asked for: call it once the values are saved. */
  onSubmit: (values: Values, done: () => void) => void;
  children?: ReactNode;
}) {
  const [start] = useState<Values>(() => ({
    ...Object.fromEntries(fields.map(({ name, options }) => [name, options?.[0]?.[0] ?? ''])),
    ...initial,
  }));
  const [values, setValues] = useState(start);
  const hasText = fields.some(
    ({ name, type = 'text' }) => !PICKED.has(type) && (values[name] ?? '') !== (start[name] ?? ''),
  );
  const refused = fieldErrorOf(error, fields);
  const missing = missingOf(values);
  const missingId = useId();
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return (
    <Dialog title={title} open onClose={onClose} wide={wide} hasText={hasText || hasMore}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          const wantsAnother = submitter instanceof HTMLButtonElement && submitter.value === ANOTHER;
          onSubmit(values, () => (wantsAnother && onAnother ? onAnother(values) : onClose()));
        }}
      >
        <div className="fields">
          {fields.map((field) => (
            <div key={field.name} className={field.wide ? 'field-wide' : undefined}>
              <OneField
                field={field}
                value={values[field.name] ?? ''}
                wrong={refused?.field === field ? refused.text : undefined}
                onSet={set}
              />
            </div>
          ))}
        </div>
        {children}
        {refused && !refused.field && (
          <p className="wrong" role="alert">
            {refused.text}
          </p>
        )}
        <div className="row row-end">
          {missing !== undefined && (
            <p className="hint form-missing" id={missingId}>
              {missing}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="main"
            type="submit"
            disabled={busy || missing !== undefined}
            aria-describedby={missing === undefined ? undefined : missingId}
          >
            {submitLabel}
          </Button>
          {onAnother && (
            <Button type="submit" value={ANOTHER} disabled={busy || missing !== undefined}>
              {submitLabel} and add another
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function OneField({
  field: { name, label, type = 'text', options = [], required, hint, placeholder },
  value,
  wrong,
  onSet,
}: {
  field: FormField;
  value: string;
  wrong: string | undefined;
  onSet: (name: string, value: string) => void;
}) {
  const change = (event: { target: { value: string } }) => onSet(name, event.target.value);
  if (type === 'select') {
    return <Select label={label} hint={hint} value={value} onChange={change} options={options} />;
  }
  if (type === 'check') {
    return (
      <Check
        label={label}
        checked={value === 'yes'}
        onChange={(event) => onSet(name, event.target.checked ? 'yes' : '')}
      />
    );
  }
  if (type === 'area')
    return <TextArea label={label} hint={hint} value={value} required={required} onChange={change} />;
  return (
    <Field
      label={label}
      hint={hint}
      wrong={wrong}
      type={type}
      value={value}
      required={required}
      placeholder={placeholder}
      step={type === 'number' ? 'any' : undefined}
      onChange={change}
    />
  );
}
