/** Dialogs whose code is loaded when they are opened. */
import { type ComponentType, lazy } from 'react';
import { Dialog } from './dialog';
import { Button } from './fields';

/**
 * Returns a dialog that says so if its code cannot be loaded, as after a deployment: what is open behind it, such as an
 * import, stays.
 */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(() =>
    load().then(
      (dialog) => ({ default: dialog }),
      (): { default: ComponentType<Props> } => ({ default: NotLoaded }),
    ),
  );

function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="This couldn’t be loaded" open onClose={onClose}>
      <div className="stack">
        <p>
          The server may be unavailable, or it has a newer version of the console. Finish what is open here,
          then reload the page.
        </p>
        <div className="row row-end">
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button kind="main" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
