/** When a driver works or a van is used: whenever the depot is open, the same hours every day, or by weekday. */
import { Select } from '../../parts/fields';
import { type DayHours, dailyHours, type ShiftHours, weekOf } from './hours';
import { TimeFields } from './time-fields';
import { WeekHours } from './week-hours';

const DAILY = { from: '07:00', to: '19:00' };
/** The initial shifts by weekday. */
const WORKING_WEEK: readonly DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '08:00',
  to: '17:00',
}));

const INITIAL: Record<string, readonly ShiftHours[]> = { daily: [DAILY], shifts: WORKING_WEEK };

/** `value` null means that there are no shifts; with an empty list nothing can be saved. */
export function ShiftsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly ShiftHours[] | null;
  onChange: (value: readonly ShiftHours[] | null) => void;
}) {
  const daily = value && dailyHours(value);
  return (
    <>
      <Select
        label={label}
        hint={value?.length === 0 ? 'Choose at least one day.' : undefined}
        value={value === null ? '' : daily ? 'daily' : 'shifts'}
        onChange={({ target }) => onChange(INITIAL[target.value] ?? null)}
        options={[
          ['', 'Whenever the depot is open'],
          ['daily', 'The same hours every day'],
          ['shifts', 'In shifts, by weekday'],
        ]}
      />
      {daily && (
        <div className="fields">
          <TimeFields
            labels={['From', 'To']}
            value={daily}
            onChange={(change) => onChange([{ ...daily, ...change }])}
          />
        </div>
      )}
      {value && !daily && <WeekHours legend="Shifts" off="Off" value={weekOf(value)} onChange={onChange} />}
    </>
  );
}
