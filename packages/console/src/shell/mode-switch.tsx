/**
 * Switches between live and sandbox, and names the current environment. What is not saved is lost only if that is
 * meant.
 */
import { useState } from 'react';
import { useMode } from '../api/mode';
import { ConfirmDialog } from '../parts/use-confirm';
import { hasUnsaved, LEAVING } from '../parts/use-leave-guard';

export function ModeSwitch() {
  const { mode, setMode } = useMode();
  const [isAsking, setIsAsking] = useState(false);
  const isSandbox = mode === 'sandbox';
  const change = () => setMode(isSandbox ? 'live' : 'sandbox');
  return (
    <div className="mode">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-label="Sandbox"
        aria-checked={isSandbox}
        onClick={() => (hasUnsaved() ? setIsAsking(true) : change())}
      >
        <span className="switch-thumb" />
      </button>
      <span className="mode-label">{isSandbox ? 'Sandbox' : 'Live'}</span>
      <ConfirmDialog
        action={isAsking ? { title: LEAVING.title, label: LEAVING.leave, run: change } : undefined}
        kind="danger"
        cancel={LEAVING.stay}
        onClose={() => setIsAsking(false)}
      >
        <p>What you have entered is not saved yet. It is lost in the other environment.</p>
      </ConfirmDialog>
    </div>
  );
}
