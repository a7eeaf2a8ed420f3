/** The form of a depot. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { type Depot, useChange } from '../../api/queries';
import { Select } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { clearBaseMaps } from '../../parts/map-base';
import { useNotices } from '../../parts/notices';
import { type DayHours, WEEK } from './hours';
import { TimeFields } from './time-fields';
import { WeekHours } from './week-hours';

const SHOWS = ['depots', 'slots'];
const USUAL = { from: '07:00', to: '20:00' };

export function EditDepot({
  depot,
  onClose,
  onAnother,
}: {
  depot: Depot | undefined;
  onClose: () => void;
  /** Goes on with another one, once this one is saved. */
  onAnother?: (() => void) | undefined;
}) {
  const [known] = useState<Depot['opening']>(depot?.opening ?? USUAL);
  const [opening, setOpening] = useState(known);
  const week: readonly DayHours[] | undefined = Array.isArray(opening) ? opening : undefined;
  const every = Array.isArray(opening) ? USUAL : opening;
  const save = useChange(
    ({ name = '', line1 = '', line2 = '', town = '', postcode = '', timezone }: Values) => {
      const body = {
        name,
        address: { line1, ...(line2 && { line2 }), town, postcode },
        ...(timezone && { timezone }),
        opening,
      };
      return depot
        ? unwrap(api.PATCH('/depots/{depot_id}', { params: { path: { depot_id: depot.id } }, body }))
        : unwrap(api.POST('/depots', { body }));
    },
    {
      success: ({ name }) => {
        clearBaseMaps();
        return `${name} saved.`;
      },
      invalidates: SHOWS,
      errorsInForm: true,
    },
  );
  const { notifyError, withdraw } = useNotices();
  const warn = ({ id, name, warnings = [] }: Depot) => {
    withdraw(id);
    for (const { message } of warnings) notifyError(`${name}: ${message}`, undefined, id);
  };
  return (
    <FormDialog
      title={depot ? `Edit ${depot.name}` : 'Add a depot'}
      submitLabel={depot ? 'Save' : 'Add'}
      busy={save.isPending || week?.length === 0}
      hasMore={opening !== known}
      error={save.error}
      initial={{
        name: depot?.name ?? '',
        line1: depot?.address.line1 ?? '',
        line2: depot?.address.line2 ?? '',
        town: depot?.address.town ?? '',
        postcode: depot?.address.postcode ?? '',
        timezone: depot?.timezone ?? 'Europe/London',
      }}
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'line1', label: 'Address', required: true },
        { name: 'line2', label: 'Address line 2', placeholder: 'Optional' },
        { name: 'town', label: 'Town', required: true },
        { name: 'postcode', label: 'Postcode', required: true },
        { name: 'timezone', label: 'Time zone' },
      ]}
      onAnother={onAnother && (() => onAnother())}
      onClose={onClose}
      onSubmit={(values, done) =>
        save.mutate(values, {
          onSuccess: (saved) => {
            done();
            warn(saved);
          },
        })
      }
    >
      <div className="fields">
        <Select
          label="Opening hours"
          hint={week?.length === 0 ? 'Choose at least one day.' : undefined}
          value={week ? 'week' : ''}
          onChange={({ target }) =>
            setOpening(target.value === '' ? USUAL : WEEK.map((weekday) => ({ weekday, ...every })))
          }
          options={[
            ['', 'The same every day'],
            ['week', 'By weekday'],
          ]}
        />
        {!week && (
          <TimeFields
            labels={['Opens', 'Closes']}
            value={every}
            onChange={(change) => setOpening({ ...every, ...change })}
          />
        )}
      </div>
      {week && <WeekHours legend="Opening hours" off="Closed" value={week} onChange={setOpening} />}
    </FormDialog>
  );
}
