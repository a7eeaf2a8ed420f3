/**
 * Switches between live and sandbox, and names the current environment. What is not saved is lost only if that is
 * meant.
 */
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useMode } from '../api/mode';
import { ConfirmDialog } from '../parts/use-confirm';
import { hasUnsaved, LEAVING } from '../parts/use-leave-guard';

export function ModeSwitch() {
  const { mode, setMode } = useMode();
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const isSandbox = mode === 'sandbox';
  const router = useRouter();
  const change = () => {
    setMode(isSandbox ? 'live' : 'sandbox');
    // The address names a record of the environment that is left.
    const [list = '/'] = (router.state.matches.at(-1)?.fullPath ?? '/').split('/$');
    void router.navigate({ to: list, ignoreBlocker: true });
  };
  return (
    <div className="mode">
      <button
        id={id}
        type="button"
        role="switch"
        className="switch"
        aria-label="Sandbox"
        aria-checked={isSandbox}
        onClick={() => (hasUnsaved() ? setIsAsking(true) : change())}
      >
        <span className="switch-thumb" />
      </button>
      <label className="mode-label" htmlFor={id}>
        {isSandbox ? 'Sandbox' : 'Live'}
      </label>
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
