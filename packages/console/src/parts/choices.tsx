/** A list with a checkbox for each item. */
import { Check, type Option } from './fields';

export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly (Option & readonly [Value, string])[];
  chosen: readonly Value[];
  /** Receives the chosen values, in the order of the list. */
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <Check
          key={value}
          label={words}
          checked={chosen.includes(value)}
          onChange={({ target: { checked } }) =>
            onChange(
              options.flatMap(([one]) => ((one === value ? checked : chosen.includes(one)) ? one : [])),
            )
          }
        />
      ))}
    </fieldset>
  );
}
