/**
 * What requests ask of the database before they are let in, together: those that came in at once, or while others were
 * being answered, share a statement, so that a busy process makes few of them. None is answered by a statement that was
 * sent before it asked.
 */
import { setImmediate as turn } from 'node:timers/promises';

/** Of each subject how many asked, in the sequence of their coming; resolves to the answer of each of them. */
export type AnswerTogether<Answer> = (
  asked: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, (index: number) => Answer>>;

type Waiting<Answer> = { resolve: (answer: Answer | undefined) => void; reject: (error: unknown) => void };

/** A function that asks for one subject; undefined where there is no answer for it. */
export function createTogether<Answer>(
  answerTogether: AnswerTogether<Answer>,
): (subject: string) => Promise<Answer | undefined> {
  let waiting = new Map<string, Waiting<Answer>[]>();
  let answering = false;

  /** Answers until nobody waits any more. */
  async function answerWaiting(): Promise<void> {
    answering = true;
    while (waiting.size > 0) {
      // Whoever else has come in by now is taken along.
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
