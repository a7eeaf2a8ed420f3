/** The words by which a recipient leaves and rejoins text messages. */
import { optWord } from '../../../src/domain/opt-words.js';

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOPALL',
  'stop all',
  'Unsubscribe',
  'END',
  'quit',
  'REVOKE',
  'opt out',
  'OPTOUT',
])('%j leaves', (text) => {
  expect(optWord(text)).toBe('stop');
});

test.each(['START', 'unstop', 'Start!'])('%j rejoins', (text) => {
  expect(optWord(text)).toBe('start');
});

test.each(['stop by the side gate', 'friday', '', 'yes', "don't stop", 'start after 9'])(
  '%j is an answer',
  (text) => {
    expect(optWord(text)).toBeNull();
  },
);
