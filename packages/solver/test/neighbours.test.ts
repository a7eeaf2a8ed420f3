import { neighboursToSearch } from '../src/neighbours.js';

const part = { stops: 150, absent: 0, load: 0.95 };

test('a search looks further where vans are nearly full', () => {
  const usual = neighboursToSearch({ ...part, load: 0.5 });
  expect(neighboursToSearch(part)).toBeGreaterThan(usual);
});

test.each([
  ['its part is large', { ...part, stops: 400 }],
  ['stops are without a place, which takes the time', { ...part, absent: 3 }],
])('but not where %s', (_, other) => {
  expect(neighboursToSearch(other)).toBe(neighboursToSearch({ ...part, load: 0.5 }));
});
