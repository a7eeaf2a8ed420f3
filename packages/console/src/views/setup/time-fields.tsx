/** Two fields for the start and end of a period. */
import { Field } from '../../parts/fields';

type Times = { from: string; to: string };

export function TimeFields({
  labels: [from, to],
  value,
  onChange,
}: {
  labels: readonly [string, string];
  value: Times;
  /** Called with the time that changed. */
  onChange: (change: Partial<Times>) => void;
}) {
  return (
    <>
      <Field
        label={from}
        type="time"
        required
        value={value.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field
        label={to}
        type="time"
        required
        value={value.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  );
}
