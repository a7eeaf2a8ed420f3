/** Writes to the people on the day's routes: a command for each of them, and the dialog. */
import { useDrivers } from '../../api/queries';
import { useCommands } from '../../parts/commands';
import { DriverMessageDialog } from '../../parts/driver-message-dialog';
import type { Lane } from './lanes';

export function WriteToDrivers({
  lanes,
  to,
  onChoose,
}: {
  lanes: readonly Lane[];
  /** Id of the driver who is being written to. */
  to: string | undefined;
  onChoose: (driver: string | undefined) => void;
}) {
  const drivers = useDrivers();
  const onRoutes = lanes.flatMap(({ name: van, route }) =>
    drivers.filter(({ id }) => route.crew.includes(id)).map(({ id, name }) => ({ id, name, van })),
  );
  useCommands(
    onRoutes.map(({ id, name, van }) => ({
      name: `Write to ${name}`,
      hint: `${van}, by text`,
      run: () => onChoose(id),
    })),
  );
  const driver = drivers.find(({ id }) => id === to);
  return driver && <DriverMessageDialog driver={driver} onClose={() => onChoose(undefined)} />;
}
