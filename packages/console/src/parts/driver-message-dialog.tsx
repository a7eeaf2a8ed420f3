/** Writes to a driver, by text. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { messageOf } from '../api/errors';
import { useChange } from '../api/queries';
import { Dialog } from './dialog';
import { Button, sendByKey, TextArea } from './fields';
import { LOCALE } from './format';
import { MESSAGE_CHARACTERS } from './message-fields';

export function DriverMessageDialog({
  driver: { id, name },
  onClose,
}: {
  driver: { id: string; name: string };
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const words = text.trim();
  const send = useChange(
    () =>
      unwrap(
        api.POST('/drivers/{driver_id}/messages', {
          params: { path: { driver_id: id } },
          body: { text: words },
        }),
      ),
    { success: () => `Message to ${name} sent.`, invalidates: [], errorsInForm: true },
  );
  return (
    <Dialog title={`Write to ${name}`} open onClose={onClose} hasText={words !== ''}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(undefined, { onSuccess: onClose });
        }}
        onKeyDown={sendByKey}
      >
        <TextArea
          label="Message"
          required
          maxLength={MESSAGE_CHARACTERS}
          hint={`${text.length} of ${MESSAGE_CHARACTERS.toLocaleString(LOCALE)} characters, by text, at once.`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {send.error && (
          <p className="wrong" role="alert">
            {messageOf(send.error)}
          </p>
        )}
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={words === '' || send.isPending}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
