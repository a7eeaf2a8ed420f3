import { createTidying } from '../../../tools/demo/tidying.js';

test('takes back everything, the last first, what is still being made too, and once', async () => {
  const undone: string[] = [];
  const undo = (made: string) => Promise.resolve(undone.push(made));
  const tidying = createTidying();
  expect(await tidying.keep(Promise.resolve('first'), undo)).toBe('first');
  let finish: (made: string) => void = () => undefined;
  const making = tidying.keep(new Promise<string>((resolve) => (finish = resolve)), undo);
  const all = tidying.undoAll();
  expect(undone).toEqual([]);
  finish('second');
  expect(await making).toBe('second');
  await Promise.all([all, tidying.undoAll()]);
  expect(undone).toEqual(['second', 'first']);
});

test('what was not made is not undone, and what cannot be undone does not hold up the rest', async () => {
  const undone: string[] = [];
  const tidying = createTidying();
  await tidying.keep(Promise.resolve('first'), (made) => Promise.resolve(undone.push(made)));
  await tidying.keep(Promise.resolve('second'), () => Promise.reject(new Error('It is gone.')));
  const failing = tidying.keep(Promise.reject(new Error('no')), () => Promise.resolve(undone.push('none')));
  await expect(failing).rejects.toThrow('no');
  await expect(tidying.undoAll()).rejects.toThrow('It is gone.');
  expect(undone).toEqual(['first']);
});
