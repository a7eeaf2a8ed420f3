/** The dialog of the days on which a driver does not work, or a van is not used. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Field } from '../../parts/fields';
import { addDays, day } from '../../parts/format';
import { QueryState } from '../../parts/states';

type Named = { id: string; name: string };
/** Whose absences they are. */
type Subject = { driver: Named } | { vehicle: Named };
type Absence = Resources['Absence'];

/** Returns the requests of a subject's absences. */
function requestsOf(of: Subject) {
  if ('driver' in of) {
    const path = { driver_id: of.driver.id };
    return {
      list: () => unwrap(api.GET('/drivers/{driver_id}/absences', { params: { path } })),
      add: (body: Resources['AbsenceInput']) =>
        unwrap(api.POST('/drivers/{driver_id}/absences', { params: { path }, body })),
      remove: (absence_id: string) =>
        unwrap(
          api.DELETE('/drivers/{driver_id}/absences/{absence_id}', {
            params: { path: { ...path, absence_id } },
          }),
        ),
    };
  }
  const path = { vehicle_id: of.vehicle.id };
  return {
    list: () => unwrap(api.GET('/vehicles/{vehicle_id}/absences', { params: { path } })),
    add: (body: Resources['AbsenceInput']) =>
      unwrap(api.POST('/vehicles/{vehicle_id}/absences', { params: { path }, body })),
    remove: (absence_id: string) =>
      unwrap(
        api.DELETE('/vehicles/{vehicle_id}/absences/{absence_id}', {
          params: { path: { ...path, absence_id } },
        }),
      ),
  };
}

const NAME = 'absences';
/** An absence of which nothing is filled in yet. */
const NOTHING = { from: '', to: '', reason: '' };

export function AbsencesDialog({ of, onClose }: { of: Subject; onClose: () => void }) {
  const { mode } = useMode();
  const subject = 'driver' in of ? of.driver : of.vehicle;
  const requests = requestsOf(of);
  const absences = useQuery({
    queryKey: [mode, NAME, subject.id],
    queryFn: () => requests.list().then(({ data }) => data),
  });
  const [added, setAdded] = useState(NOTHING);
  const remove = useChange(requests.remove, {
    success: () => 'Absence removed.',
    invalidates: [NAME, 'day'],
  });
  return (
    <Dialog title={`Absences of ${subject.name}`} open onClose={onClose} hasText={added !== NOTHING}>
      <div className="stack">
        <QueryState query={absences}>
          {(list) =>
            list.length === 0 ? (
              <p className="hint">None. Nothing is planned for {subject.name} on days of an absence.</p>
            ) : (
              <ul className="absences">
                {list.map((absence) => (
                  <li key={absence.id}>
                    <span>
                      {daysOf(absence)}
                      {absence.reason !== undefined && <span className="hint"> {absence.reason}</span>}
                      <StillPlanned subject={subject.id} absence={absence} />
                    </span>
                    <Button
                      kind="quiet"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(absence.id)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
        <AddAbsence value={added} onChange={setAdded} add={requests.add} onClose={onClose} />
      </div>
    </Dialog>
  );
}

const daysOf = ({ from, to }: Absence) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

/** How many days of an absence are looked at: routes are planned for the next ones. */
const DAYS = 7;

/** The days of an absence on which there is a route all the same: its stops stay where they are. */
function StillPlanned({ subject, absence: { from, to } }: { subject: string; absence: Absence }) {
  const { mode } = useMode();
  const today = useClock().today();
  const first = from < today ? today : from;
  const days = Array.from({ length: DAYS }, (_, after) => addDays(first, after)).filter((date) => date <= to);
  const { data: planned = [] } = useQuery({
    queryKey: [mode, 'routes', 'absent', subject, ...days],
    queryFn: async () => {
      const lists = await Promise.all(
        days.map((date) => unwrap(api.GET('/routes', { params: { query: { date } } }))),
      );
      return lists
        .flatMap(({ data }) => data)
        .filter(({ vehicle, driver, crew }) => [vehicle, driver, ...crew].includes(subject));
    },
  });
  return planned.map(({ id, date, depot }) => (
    <span key={id} className="is-bad absence-planned">
      Still has a route:{' '}
      <Link to="/today" search={{ date, depot }}>
        {day(date)}
      </Link>
    </span>
  ));
}

function AddAbsence({
  value,
  onChange,
  add,
  onClose,
}: {
  value: typeof NOTHING;
  onChange: (value: typeof NOTHING) => void;
  add: (body: Resources['AbsenceInput']) => Promise<Absence>;
  onClose: () => void;
}) {
  const { from, to, reason } = value;
  const set = (name: keyof typeof NOTHING) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value });
  const save = useChange(add, {
    success: (absence) => `Absent ${daysOf(absence)}.`,
    invalidates: [NAME, 'day'],
    errorsInForm: true,
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { from, to: to || from, ...(reason && { reason }) },
          { onSuccess: () => onChange(NOTHING) },
        );
      }}
    >
      <div className="fields">
        <Field label="From" type="date" required value={from} onChange={set('from')} />
        <Field
          label="To"
          type="date"
          min={from}
          hint="Leave empty for one day."
          value={to}
          onChange={set('to')}
        />
        <Field label="Reason" value={reason} onChange={set('reason')} />
      </div>
      {save.error && (
        <p className="wrong" role="alert">
          {messageOf(save.error)}
        </p>
      )}
      <div className="row row-end">
        <Button onClick={onClose}>Close</Button>
        <Button kind="main" type="submit" disabled={save.isPending}>
          Add absence
        </Button>
      </div>
    </form>
  );
}
