/** Asks for how many hours the old key or secret keeps working beside its successor. */
import type { ReactNode } from 'react';
import { FormDialog } from '../../parts/form-dialog';

/** The API's limits: a day by default, a week at most. */
const DEFAULT_HOURS = '24';
const MAX_HOURS = 168;

export function OverlapDialog({
  title,
  submitLabel,
  busy,
  error,
  what,
  onClose,
  onSubmit,
  children,
}: {
  title: string;
  submitLabel: string;
  busy: boolean;
  error: unknown;
  what: 'key' | 'secret';
  onClose: () => void;
  onSubmit: (hours: number) => void;
  children: ReactNode;
}) {
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      error={error}
      fields={[
        {
          name: 'overlap_hours',
          label: `Hours the old ${what} keeps working`,
          type: 'number',
          required: true,
          wide: true,
          hint: `Time to change over, up to ${MAX_HOURS}. 0 ends it at once.`,
        },
      ]}
      initial={{ overlap_hours: DEFAULT_HOURS }}
      onClose={onClose}
      onSubmit={({ overlap_hours: hours }) => onSubmit(Number(hours))}
    >
      <p>{children}</p>
    </FormDialog>
  );
}
