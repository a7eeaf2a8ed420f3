/** In the sandbox, the office plays the recipient: an answer is handled like a real one. */
import { CHANNELS, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMessages } from '../../api/conversation';
import { type Order, ORDER_QUERIES, useChange } from '../../api/queries';
import { FormDialog } from '../../parts/form-dialog';
import { CHANNEL_WORDS } from '../../parts/message-fields';

export function PlayRecipientDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const last = useMessages(order.id).data?.findLast(({ channel }) => channel === 'sms');
  const play = useChange(
    ({ text = '', channel: wanted }: Record<string, string>) => {
      const channel = CHANNELS.find((one) => one === wanted) ?? 'sms';
      return unwrap(api.POST('/sandbox/replies', { body: { order: order.id, channel, text } }));
    },
    {
      success: () => 'Sent. The order shows the outcome in a moment.',
      invalidates: ORDER_QUERIES,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={`Answer as ${order.recipient.name ?? 'the recipient'}`}
      submitLabel="Send the answer"
      busy={play.isPending}
      error={play.error}
      fields={[
        {
          name: 'text',
          label: 'Answer',
          type: 'area',
          wide: true,
          required: true,
          hint: 'The letter or number of a time, “Thursday morning please”, or STOP.',
        },
        {
          name: 'channel',
          label: 'By',
          type: 'select',
          options: CHANNELS.map((channel) => [channel, CHANNEL_WORDS[channel]] as const),
        },
      ]}
      onClose={onClose}
      onSubmit={(values) => play.mutate(values, { onSuccess: onClose })}
    >
      {last && <p className="bubble bubble-text">{last.body}</p>}
    </FormDialog>
  );
}
