/** A question before what cannot be taken back: what is lost by it, and a button that names the deed. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import { Button } from './fields';

/** A deed that waits for a yes. */
type Deed = { title: string; act: string; run: () => void };

/** The question about a deed, with what is said of it as children; nothing while none is asked about. */
export function Ask({
  asked,
  kind,
  onClose,
  children,
}: {
  asked: Deed | undefined;
  kind: ComponentProps<typeof Button>['kind'];
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={asked?.title ?? ''} open={asked !== undefined} onClose={onClose}>
      {children}
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind={kind}
          onClick={() => {
            asked?.run();
            onClose();
          }}
        >
          {asked?.act}
        </Button>
      </div>
    </Dialog>
  );
}

/** `ask` shows a question; `question` is where it is shown. */
export function useAsk() {
  const [asked, ask] = useState<Deed & { text: string }>();
  const question = (
    <Ask asked={asked} kind="danger" onClose={() => ask(undefined)}>
      <p>{asked?.text}</p>
    </Ask>
  );
  return { ask, question };
}
