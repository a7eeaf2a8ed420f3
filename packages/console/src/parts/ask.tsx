/** A question before what cannot be taken back: what is lost by it, and a button that names the deed. */
import { useState } from 'react';
import { Dialog } from './dialog';
import { Button } from './fields';

/** A deed that waits for a yes. */
export type Question = { title: string; text: string; act: string; run: () => void };

/** `ask` shows a question; `question` is where it is shown. */
export function useAsk() {
  const [asked, ask] = useState<Question>();
  const close = () => ask(undefined);
  const question = (
    <Dialog title={asked?.title ?? ''} open={asked !== undefined} onClose={close}>
      <p>{asked?.text}</p>
      <div className="row row-end">
        <Button onClick={close}>Cancel</Button>
        <Button
          kind="danger"
          onClick={() => {
            asked?.run();
            close();
          }}
        >
          {asked?.act}
        </Button>
      </div>
    </Dialog>
  );
  return { ask, question };
}
