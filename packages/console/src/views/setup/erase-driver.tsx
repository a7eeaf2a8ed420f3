/** Erasing a driver: the question, and the list of those who were removed before. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Driver, useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { phone } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { useConfirm } from '../../parts/use-confirm';

/** Returns `ask`, which asks before somebody is erased, and the question, which must be rendered. */
export function useErasing() {
  const erase = useChange(
    (id: string) => unwrap(api.POST('/drivers/{driver_id}/erase', { params: { path: { driver_id: id } } })),
    { success: () => 'Driver erased.', invalidates: ['drivers', 'audit'] },
  );
  const { confirm, confirmDialog } = useConfirm();
  const ask = ({ id, name }: Driver) =>
    confirm({
      title: `Erase ${name}?`,
      text: [
        'Lost for good: name, phone number, working hours, the texts you sent them, the reasons for their absences, and their details in the audit log. They are signed out of the app and get no more runs.',
        'Past runs, visits and reports stay, and say “Former driver”.',
      ],
      label: 'Erase driver',
      run: () => erase.mutate(id),
    });
  return { ask, question: confirmDialog };
}

/** Those who were removed and not erased. */
export function RemovedDrivers({ onClose }: { onClose: () => void }) {
  const { mode } = useMode();
  const { ask, question } = useErasing();
  const removed = useQuery({
    queryKey: [mode, 'drivers', 'removed'],
    queryFn: () =>
      unwrap(api.GET('/drivers', { params: { query: { removed: true } } })).then(({ data }) => data),
  });
  return (
    <Dialog title="Removed drivers" open onClose={onClose}>
      <QueryState query={removed}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="Nobody">
              <p>Drivers who were removed are listed here until they are erased.</p>
            </Empty>
          ) : (
            <ul className="key-list" aria-label="Removed drivers">
              {list.map((driver) => (
                <li key={driver.id} className="row">
                  <b>{driver.name}</b> <span className="hint">{phone(driver.phone)}</span>
                  <Button kind="bad" aria-label={`Erase ${driver.name}`} onClick={() => ask(driver)}>
                    Erase…
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {question}
    </Dialog>
  );
}
