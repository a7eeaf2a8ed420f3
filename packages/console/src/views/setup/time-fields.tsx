/** From when to when: two times of a day, each a field of its own. */
import { Field } from '../../parts/fields';

type Times = { from: string; to: string };

export function TimeFields({
  labels: [from, to],
  value,
  onChange,
}: {
  labels: readonly [string, string];
  value: Times;
  /** Told the one that has changed. */
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
