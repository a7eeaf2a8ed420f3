/** Asks the route agent about a day, and says so if it finds nothing; what it finds appears on Today. */
import { unwrap } from '@waypost/client';
import { api } from '../api/client';
import { inWords, messageOf } from '../api/errors';
import { useChange } from '../api/queries';
import { day } from './format';
import { useNotices } from './notices';

/** How often its answer is asked for, and for how long. */
const EVERY_MS = 2_000;
const TRIES = 60;

export function useAskAgent() {
  const { notify, notifyError } = useNotices();
  const answerTo = async (id: string) => {
    const params = { path: { suggestion_id: id } };
    for (let tries = 0; tries < TRIES; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      const { outcome, reason } = await unwrap(api.GET('/agent/requests/{suggestion_id}', { params }));
      if (outcome === 'nothing') notify(`The agent suggests nothing. ${inWords(reason ?? '')}`.trim());
      if (outcome !== 'pending') return;
    }
  };
  return useChange(
    async (of: { depot: string; date: string }) => {
      const asked = await unwrap(api.POST('/agent/suggestions', { body: of }));
      answerTo(asked.id).catch((error: unknown) => notifyError(messageOf(error)));
      return asked;
    },
    {
      success: ({ date }) => `The agent is looking at ${day(date)}. What it finds appears on Today.`,
    },
  );
}
