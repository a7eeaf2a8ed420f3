/** Switches between live and sandbox, and names the current environment. */
import { useMode } from '../api/mode';

export function ModeSwitch() {
  const { mode, setMode } = useMode();
  const isSandbox = mode === 'sandbox';
  return (
    <div className="mode">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-label="Sandbox"
        aria-checked={isSandbox}
        onClick={() => setMode(isSandbox ? 'live' : 'sandbox')}
      >
        <span className="switch-thumb" />
      </button>
      <span className="mode-label">{isSandbox ? 'Sandbox' : 'Live'}</span>
    </div>
  );
}
