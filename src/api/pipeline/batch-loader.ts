/**
 * Batches database queries that requests need before they are let in. Requests that arrive together, or while others
 * are being answered, share a statement, so that a busy process sends few of them. No request is answered by a
 * statement sent before it asked.
 */
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Takes how many asked for each subject; resolves to the answer for each of them, in the order in which they came.
 */
export type AnswerTogether<Answer> = (
  asked: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, (index: number) => Answer>>;

type Waiting<Answer> = { resolve: (answer: Answer | undefined) => void; reject: (error: unknown) => void };

/** Returns a function that asks for one subject; undefined where there is no answer for it. */
export function createTogether<Answer>(
  answerTogether: AnswerTogether<Answer>,
): (subject: string) => Promise<Answer | undefined> {
  let waiting = new Map<string, Waiting<Answer>[]>();
  let answering = false;

  /** Answers until nobody waits any more. */
  async function answerWaiting(): Promise<void> {
    answering = true;
    while (waiting.size > 0) {
      // Includes requests that have arrived by now.
      await turn();
      const batch = waiting;
      waiting = new Map();
      try {
        const answers = await answerTogether(new Map([...batch].map(([key, list]) => [key, list.length])));
        for (const [subject, list] of batch) {
          const answer = answers.get(subject);
          for (const [index, { resolve }] of list.entries()) resolve(answer?.(index));
        }
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    answering = false;
  }

  return (subject) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(subject);
      if (others) others.push({ resolve, reject });
      else waiting.set(subject, [{ resolve, reject }]);
      if (!answering) void answerWaiting();
    });
}
