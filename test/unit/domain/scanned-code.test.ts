/** Barcodes as scanners send them, and the code on file. */
import { codeOnFile, scannedCode } from '../../../src/domain/scanned-code.js';

const CODE = 'HH-7734201';
test.each([
  CODE,
  `${CODE}\r`,
  `${CODE}\n`,
  `${CODE}\r\n`,
  `${CODE}\t`,
  `\t${CODE}`,
  ` ${CODE} `,
  `\u0002${CODE}\u0003`,
  `\u0002${CODE}\u0003\r\n`,
  `]C0${CODE}`,
  `]C1${CODE}`,
  `]A0${CODE}\r`,
  `]d2\u001d${CODE}`,
  `]Q3${CODE}`,
  `\u0002]e0${CODE}\u0003`,
  `\u001d${CODE}`,
  `${CODE}\u001d`,
  `HH-77\u001d34201`,
  'HH-7734 201',
  'HH\u20117734201',
  'HH\u20137734201',
  ']C1 HH\u22127734201\u0004',
  '\u001bHH-7734201\u0085',
  `\ufeff${CODE}\u200b`,
  `\u00a0${CODE}\u00a0`,
  `HH-77\u061c34\u180e201\ufe0f`,
  'ＨＨ－７７３４２０１',
  `${CODE}\u0000`,
  `*${CODE}*`,
  `]A0*${CODE}*\r\n`,
])('%j', (given) => {
  expect(scannedCode(given)).toBe(CODE);
});

test.each([
  ['(00)123456789012345675', '00123456789012345675'],
  ['(01)00614141999996(10)ABC-1', '010061414199999610ABC-1'],
  [']C10100614141999996\u001d10ABC', '010061414199999610ABC'],
  ['(x)1', '(x)1'],
  ['A(01)2', 'A(01)2'],
  [']C', ']C'],
  [']C1', ']C1'],
  ['a-b', 'a-b'],
  ['*', '*'],
  ['**', '**'],
  ['A*1*', 'A*1*'],
])('%j is %s', (given, code) => {
  expect(scannedCode(given)).toBe(code);
});

test.each([
  ['wpd3v6m1h7q4tz001', 'WPD3V6M1H7Q4TZ001'],
  ['WpD3V6m1h7q4tz001\r\n', 'WPD3V6M1H7Q4TZ001'],
  [']C1wpd3v6m1h7q4tz001', 'WPD3V6M1H7Q4TZ001'],
  ['*wpd3v6m1h7q4tz001*', 'WPD3V6M1H7Q4TZ001'],
  ['hh-7734201', 'hh-7734201'],
  ['wp-1', 'wp-1'],
  ['wpd3v6m1h7q4tz0001', 'wpd3v6m1h7q4tz0001'],
])('our own labels are in capitals, others as they are: %j', (given, code) => {
  expect(codeOnFile(given, 'wp')).toBe(code);
});
