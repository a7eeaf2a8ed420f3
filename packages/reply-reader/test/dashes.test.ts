/** Lines of dashes: what is below one is a signature only after an answer. */
import { bookedDate } from './support.js';

test.each([
  '---\nFriday please',
  'Hi\n---\nFriday works',
  'Hello,\n\n--\nFriday is fine for us',
  '-- \nfriday please',
  'Thanks\n---\nFriday please',
  '---\nFriday please\n---\nJo Smith\nThursday to Saturday, Acme Ltd',
])('%j answers below the dashes', (text) => {
  expect(bookedDate(text)).toBe('2026-09-18');
});

test.each([
  'Friday please\n--\nJo Smith\nOpen Thursdays',
  'Friday please\n-- \nJo',
  'Friday please\n---\nMarsh & Sons, butchers',
])('%j has a signature below the dashes of an email', (text) => {
  expect(bookedDate(text, { channel: 'email' })).toBe('2026-09-18');
});

test.each([
  'Saturday ok\n---\nSorry ignore that, we are away. Thurs pls',
  'Friday please\n---\nThursday is my day off, Jo Smith',
  'Friday please\n---\nactually no, not then',
  'Friday please\n-- \nafter 10am if you can',
])('%j says more below the dashes: a person reads it', (text) => {
  expect(bookedDate(text, { channel: 'email' })).toBeNull();
});

test('nothing is cut off a text message as a signature', () => {
  expect(bookedDate('Saturday ok\n---\nSorry ignore that, we are away. Thurs pls')).not.toBe('2026-09-19');
  expect(bookedDate('Friday please\n---\nactually no, not then')).toBeNull();
  expect(bookedDate('Friday please\nThanks\nJo')).toBe('2026-09-18');
});

test.each([
  'Hi team\n--\nJo Smith\nFriday Street Florists',
  '--\nJo Smith\nYes to Friday, the charity',
  'Thanks\n--\nOpening hours: Friday 9-5',
  'Hello\n---\nSent from my phone on Friday',
  'Regards\n---\nKind regards\nFriday is my day off',
  '---',
])('%j has a signature and no answer', (text) => {
  expect(bookedDate(text, { channel: 'email' })).toBeNull();
});
