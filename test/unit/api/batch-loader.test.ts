/** Requests that are let in by shared statements: each by one that was sent after it asked. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBatchLoader } from '../../../src/api/pipeline/batch-loader.js';

/** Each statement that was sent, which is answered when the test says so. */
function statements() {
  const sent: { asked: Record<string, number>; answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = createBatchLoader<string>(
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
  await nextTurn();
  await nextTurn();
  expect(sent.map((statement) => statement.asked)).toEqual([{ a: 2, b: 1, nobody: 1 }]);
  sent[0]!.answer();
  expect(await Promise.all(asked)).toEqual(['a 0.0', 'b 0.0', 'a 0.1', undefined]);
});

test('who asks while a statement is under way is answered by the next one, also for the same subject', async () => {
  const { sent, ask } = statements();
  const first = ask('a');
  await nextTurn();
  await nextTurn();
  const later = [ask('a'), ask('b')];
  await nextTurn();
  expect(sent).toHaveLength(1);
  sent[0]!.answer();
  expect(await first).toBe('a 0.0');
  await nextTurn();
  await nextTurn();
  sent[1]!.answer();
  expect(await Promise.all(later)).toEqual(['a 1.0', 'b 1.0']);
});

test('a statement that fails refuses those who shared it, and nobody after them', async () => {
  const { sent, ask } = statements();
  const refused = Promise.allSettled([ask('a'), ask('b')]);
  await nextTurn();
  await nextTurn();
  sent[0]!.fail(new Error('lost'));
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask('a');
  await nextTurn();
  await nextTurn();
  sent[1]!.answer();
  expect(await next).toBe('a 1.0');
});
