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
  'opt-out',
  'opt\u2011out',
  'Opt\u2013Out.',
  'opt\u2014out',
  'STOP\u200b',
  'OPTOUT',
  '"STOP"',
  '“Stop”',
  '‘STOP’.',
  '«stop»',
  '(stop)',
  '*STOP*',
  '- stop -',
  'STOP!!!',
  'Stop 🛑',
  'stop  all',
  'stop,',
  'STOP 7KQ4',
  'stop 7kq4.',
  '7KQ4 STOP',
  'Stop (7KQ4)',
  'STOP Code 7KQ4',
  'STOP, code: 7KQ4',
  '"STOP" 7KQ4',
  'Stop\n7KQ4',
  '\uff33\uff34\uff2f\uff30',
])('%j leaves', (text) => {
  expect(optWord(text)).toBe('stop');
});

test.each(['START', 'unstop', 'Start!', '"start"', 'START 7KQ4'])('%j rejoins', (text) => {
  expect(optWord(text)).toBe('start');
});

test.each([
  ...['stop by the side gate', 'friday', '', 'yes', "don't stop", 'start after 9', 'stop?', 'Stop it'],
  ...['7KQ4', '7KQ4 7KQ4', 'stop 8', 'stop 1st', 'stop 7', '"stop" they said', 'non-stop', '...'],
  ...['STOP please', 'stop texting me', 'Liked “STOP”', 'cancel', 'S T O P', 'arrêt', '🛑'],
])('%j is an answer', (text) => {
  expect(optWord(text)).toBeNull();
});
