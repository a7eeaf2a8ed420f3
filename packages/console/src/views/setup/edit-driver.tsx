/** The form of a driver. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { type Driver, useChange, useDepots } from '../../api/queries';
import { FormDialog, type Values } from '../../parts/form-dialog';
import type { ShiftHours } from './hours';
import { onlyDepot } from './only-depot';
import { ShiftsField } from './shifts-field';

const SHOWS = ['drivers'];
const ROLES = [
  ['driver', 'Driver'],
  ['mate', 'Mate: rides along, does not drive'],
] as const;

export function EditDriver({
  driver,
  onClose,
  onAnother,
}: {
  driver: Driver | undefined;
  onClose: () => void;
  /** Goes on with another one, once this one is saved. */
  onAnother?: (() => void) | undefined;
}) {
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  const [known] = useState<readonly ShiftHours[] | null>(driver?.shifts ?? null);
  const [shifts, setShifts] = useState(known);
  const save = useChange(
    ({ name = '', phone = '', depot, ...values }: Values) => {
      const role = values['role'] === 'mate' ? ('mate' as const) : ('driver' as const);
      if (driver) {
        const params = { path: { driver_id: driver.id } };
        const body = { name, phone, role, depot: depot || null, shifts: shifts && [...shifts] };
        return unwrap(api.PATCH('/drivers/{driver_id}', { params, body }));
      }
      const body = { name, phone, role, ...(depot && { depot }), ...(shifts && { shifts: [...shifts] }) };
      return unwrap(api.POST('/drivers', { body }));
    },
    { success: ({ name }) => `${name} saved.`, invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={driver ? `Edit ${driver.name}` : 'Add a driver'}
      submitLabel={driver ? 'Save' : 'Add'}
      busy={save.isPending || shifts?.length === 0}
      hasMore={shifts !== known}
      error={save.error}
      initial={
        driver
          ? { name: driver.name, phone: driver.phone, role: driver.role, depot: driver.depot ?? '' }
          : onlyDepot(depots)
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'phone', label: 'Phone', type: 'tel', required: true },
        { name: 'role', label: 'Role', type: 'select', options: ROLES },
        { name: 'depot', label: 'Depot', type: 'select', options: [['', 'Any'], ...depots] },
      ]}
      onAnother={onAnother && (() => onAnother())}
      onClose={onClose}
      onSubmit={(values, done) => save.mutate(values, { onSuccess: done })}
    >
      <ShiftsField label="Works" value={shifts} onChange={setShifts} />
    </FormDialog>
  );
}
