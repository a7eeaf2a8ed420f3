/** The form of a van. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useChange, useDepots, type Vehicle } from '../../api/queries';
import { FormDialog, type Values } from '../../parts/form-dialog';
import type { ShiftHours } from './hours';
import { onlyDepot } from './only-depot';
import { ShiftsField } from './shifts-field';

const NO_LIMIT = 'No limit';

/** Returns the labels of a text with commas, as the API takes them: `Tail lift, crane` → `tail_lift`, `crane`. */
const skillsOf = (text: string) =>
  text
    .split(',')
    .map((skill) => skill.trim().toLowerCase().replaceAll(/\s+/g, '_'))
    .filter(Boolean);

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

export function EditVan({
  van,
  like,
  onClose,
  onAnother,
}: {
  van: Vehicle | undefined;
  /** The van that was added before, since vans of a fleet are similar. */
  like?: Values;
  onClose: () => void;
  /** Goes on with another one, once this one is saved. */
  onAnother?: ((values: Values) => void) | undefined;
}) {
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  const [known] = useState<readonly ShiftHours[] | null>(van?.shifts ?? null);
  const [shifts, setShifts] = useState(known);
  const save = useChange(
    (values: Values) => {
      const own = {
        name: values['name'] ?? '',
        crew: values['crew'] === '2' ? (2 as const) : (1 as const),
        skills: skillsOf(values['skills'] ?? ''),
        shifts: shifts && [...shifts],
        max_stops: numberOf(values['max_stops']),
        max_miles: numberOf(values['max_miles']),
      };
      const { registration, capacity_m3: room, capacity_kg: load, depot } = values;
      if (van) {
        // Emptied fields are cleared.
        const body = {
          ...own,
          registration: registration || null,
          capacity_m3: numberOf(room),
          capacity_kg: numberOf(load),
          depot: depot || null,
        };
        return unwrap(
          api.PATCH('/vehicles/{vehicle_id}', { params: { path: { vehicle_id: van.id } }, body }),
        );
      }
      const body = {
        ...own,
        ...(registration && { registration }),
        ...(room && { capacity_m3: Number(room) }),
        ...(load && { capacity_kg: Number(load) }),
        ...(depot && { depot }),
      };
      return unwrap(api.POST('/vehicles', { body }));
    },
    { success: ({ name }) => `${name} saved.`, invalidates: ['vehicles'], errorsInForm: true },
  );
  return (
    <FormDialog
      title={van ? `Edit ${van.name}` : 'Add a van'}
      submitLabel={van ? 'Save' : 'Add'}
      busy={save.isPending || shifts?.length === 0}
      hasMore={shifts !== known}
      error={save.error}
      initial={
        van
          ? {
              name: van.name,
              registration: van.registration ?? '',
              capacity_m3: String(van.capacity_m3 ?? ''),
              capacity_kg: String(van.capacity_kg ?? ''),
              crew: String(van.crew ?? 1),
              depot: van.depot ?? '',
              max_stops: String(van.max_stops ?? ''),
              max_miles: String(van.max_miles ?? ''),
              skills: (van.skills ?? []).join(', '),
            }
          : { ...onlyDepot(depots), ...like, name: '', registration: '' }
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'registration', label: 'Registration' },
        { name: 'capacity_m3', label: 'Volume (m³)', type: 'number', placeholder: NO_LIMIT },
        { name: 'capacity_kg', label: 'Load (kg)', type: 'number', placeholder: NO_LIMIT },
        {
          name: 'crew',
          label: 'Can carry a crew of',
          type: 'select',
          options: [
            ['1', 'One person'],
            ['2', 'Two people'],
          ],
        },
        { name: 'depot', label: 'Depot', type: 'select', options: [['', 'Any'], ...depots] },
        { name: 'max_stops', label: 'Most stops', type: 'number', placeholder: NO_LIMIT },
        { name: 'max_miles', label: 'Most miles', type: 'number', placeholder: NO_LIMIT },
        { name: 'skills', label: 'Skills', hint: 'Such as tail lift; several with commas.', wide: true },
      ]}
      onAnother={onAnother}
      onClose={onClose}
      onSubmit={(values, done) => save.mutate(values, { onSuccess: done })}
    >
      <ShiftsField label="Used" value={shifts} onChange={setShifts} />
    </FormDialog>
  );
}
