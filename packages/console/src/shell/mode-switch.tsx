/** The switch between the two environments, with the word of the one that is shown. */
import * as Switch from '@radix-ui/react-switch';
import { useMode } from '../api/mode';

export function ModeSwitch() {
  const { mode, setMode } = useMode();
  return (
    <div className="mode">
      <Switch.Root
        className="switch"
        aria-label="Sandbox"
        checked={mode === 'sandbox'}
        onCheckedChange={(isSandbox) => setMode(isSandbox ? 'sandbox' : 'live')}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
      <span className="mode-label">{mode === 'sandbox' ? 'Sandbox' : 'Live'}</span>
    </div>
  );
}
