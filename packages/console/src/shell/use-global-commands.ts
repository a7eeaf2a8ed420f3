/** The commands that every view has. */
import { useClocks } from '../api/clocks';
import { useNavigate } from '@tanstack/react-router';
import { useDepots } from '../api/queries';
import { useHasAgent, useRights } from '../api/session';
import { useAskAgent } from '../parts/ask-agent';
import { useCommands } from '../parts/commands';

export function useGlobalCommands(): void {
  const navigate = useNavigate();
  const { write } = useRights();
  const depots = useDepots();
  const clocks = useClocks();
  const ask = useAskAgent();
  const hasAgent = useHasAgent();
  const go = (name: string, to: string) => ({ name, run: () => void navigate({ to }) });
  useCommands(
    write
      ? [
          go('New order', '/orders/new'),
          go('Scan goods in', '/receiving'),
          go('Import orders from a file', '/orders/import'),
          go('Write to many recipients', '/orders/write'),
          ...(hasAgent ? depots : []).map(({ id, name }) => ({
            name: 'Ask the agent about today',
            hint: name,
            run: () => ask.mutate({ depot: id, date: clocks(id).today() }),
          })),
        ]
      : [],
  );
}
