/** The commands that every view has. */
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { api } from '../api/client';
import { useChange, useDepots } from '../api/queries';
import { useRights } from '../api/session';
import { useCommands } from '../parts/commands';
import { isoDay } from '../parts/format';

export function useGlobalCommands(): void {
  const navigate = useNavigate();
  const { write } = useRights();
  const depots = useDepots();
  const ask = useChange(
    (depot: string) => unwrap(api.POST('/agent/suggestions', { body: { depot, date: isoDay() } })),
    { success: () => 'The agent is looking at the day. What it finds appears on Today.' },
  );
  const go = (name: string, to: string) => ({ name, run: () => void navigate({ to }) });
  useCommands(
    write
      ? [
          go('New order', '/orders/new'),
          go('Scan goods in', '/receiving'),
          go('Import orders from a file', '/orders/import'),
          go('Write to many recipients', '/orders/write'),
          ...depots.map(({ id, name }) => ({
            name: 'Ask the agent about today',
            hint: name,
            run: () => ask.mutate(id),
          })),
        ]
      : [],
  );
}
