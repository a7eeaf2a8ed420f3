/** Requests that are let in by shared statements: each by one that was sent after it asked. */
import { setImmediate as turn } from 'node:timers/promises';
import { createTogether } from '../../../src/api/pipeline/batch-loader.js';

/** Each statement that was sent, which is answered when the test says so. */
function statements() {
  const sent: { asked: Record<string, number>; answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = createTogether<string>(
    (asked) =>
      new Promise((resolve, reject) => {
        const number = sent.length;
        sent.push({
          asked: Object.fromEntries(asked),
          answer: () => {
            const known = [...asked.keys()].filter((subject) => subject !== 'nobody');
            resolve(
              new Map(
                known.map(
                  (subject) => [subject, (index: number) => `${subject} ${number}.${index}`] as const,
                ),
              ),
            );
          },
          fail: reject,
        });
      }),
  );
  return { sent, ask };
}

test('those that ask at once share a statement; each has an answer of its own', async () => {
  const { sent, ask } = statements();
  const asked = [ask('a'), ask('b'), ask('a'), ask('nobody')];
  await turn();
  await turn();
  expect(sent.map((statement) => statement.asked)).toEqual([{ a: 2, b: 1, nobody: 1 }]);
  sent[0]!.answer();
  expect(await Promise.all(asked)).toEqual(['a 0.0', 'b 0.0', 'a 0.1', undefined]);
});

test('who asks while a statement is under way is answered by the next one, also for the same subject', async () => {
  const { sent, ask } = statements();
  const first = ask('a');
  await turn();
  await turn();
  const later = [ask('a'), ask('b')];
  await turn();
  expect(sent).toHaveLength(1);
  sent[0]!.answer();
  expect(await first).toBe('a 0.0');
  await turn();
  await turn();
  sent[1]!.answer();
  expect(await Promise.all(later)).toEqual(['a 1.0', 'b 1.0']);
});

test('a statement that fails refuses those who shared it, and nobody after them', async () => {
  const { sent, ask } = statements();
  const refused = Promise.allSettled([ask('a'), ask('b')]);
  await turn();
  await turn();
  sent[0]!.fail(new Error('lost'));
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask('a');
  await turn();
  await turn();
  sent[1]!.answer();
  expect(await next).toBe('a 1.0');
});
