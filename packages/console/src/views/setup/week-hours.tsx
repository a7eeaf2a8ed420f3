/** Hours by weekday: a checkbox for each day, with its start and end. */
import { TimeInput } from '../../parts/date-input';
import { type DayHours, longWeekday, WEEK } from './hours';

const USUAL = { from: '08:00', to: '17:00' };

export function WeekHours({
  legend,
  off,
  value,
  onChange,
}: {
  legend: string;
  /** Shown for days without hours. */
  off: string;
  value: readonly DayHours[];
  onChange: (value: DayHours[]) => void;
}) {
  const of = (number: number) => value.find((each) => each.weekday === number);
  const without = (number: number) => value.filter((each) => each.weekday !== number);
  const set = (number: number, hours: { from: string; to: string } | undefined) =>
    onChange(hours ? [...without(number), { ...hours, weekday: number }] : without(number));
  return (
    <fieldset className="week-hours">
      <legend>{legend}</legend>
      {WEEK.map((number) => {
        const hours = of(number);
        const name = longWeekday(number);
        return (
          <div key={number}>
            <label className="check">
              <input
                type="checkbox"
                checked={hours !== undefined}
                onChange={({ target: { checked } }) =>
                  set(number, checked ? (value.at(-1) ?? USUAL) : undefined)
                }
              />
              <span>{name}</span>
            </label>
            {hours ? (
              <span className="week-hours-times">
                <TimeInput
                  required
                  aria-label={`${name} from`}
                  value={hours.from}
                  onChange={({ target }) => set(number, { from: target.value, to: hours.to })}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  required
                  aria-label={`${name} to`}
                  value={hours.to}
                  onChange={({ target }) => set(number, { from: hours.from, to: target.value })}
                />
              </span>
            ) : (
              <span className="hint">{off}</span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
