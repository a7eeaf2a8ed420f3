import fc from 'fast-check';
import { smsSize } from '../../../src/domain/sms-size.js';

describe('the size of a text', () => {
  it.each([
    ['', 'gsm-7', 0, 1],
    ['a'.repeat(160), 'gsm-7', 160, 1],
    ['a'.repeat(161), 'gsm-7', 161, 2],
    ['a'.repeat(306), 'gsm-7', 306, 2],
    ['a'.repeat(307), 'gsm-7', 307, 3],
    ['£5 à Çafé? ÄÖÑÜ§ ΔΦΓΛΩΠΨΣΘΞ\r\n', 'gsm-7', 29, 1],
    ['€', 'gsm-7', 2, 1],
    ['^{}\\[~]|€\f', 'gsm-7', 20, 1],
    ['€'.repeat(80), 'gsm-7', 160, 1],
    ['€'.repeat(81), 'gsm-7', 162, 2],
    // 153 leaves no room for half a €, so a part holds 76 of them.
    ['€'.repeat(152), 'gsm-7', 304, 2],
    ['€'.repeat(153), 'gsm-7', 306, 3],
    ['`', 'ucs-2', 1, 1],
    ['ç', 'ucs-2', 1, 1],
    ['Friday – ok', 'ucs-2', 11, 1],
    ['€ő', 'ucs-2', 2, 1],
    ['ő'.repeat(70), 'ucs-2', 70, 1],
    ['ő'.repeat(71), 'ucs-2', 71, 2],
    ['ő'.repeat(134), 'ucs-2', 134, 2],
    ['ő'.repeat(135), 'ucs-2', 135, 3],
    ['👍', 'ucs-2', 2, 1],
    ['👍'.repeat(35), 'ucs-2', 70, 1],
    // 67 leaves no room for half a pair, so a part holds 33.
    ['👍'.repeat(66), 'ucs-2', 132, 2],
    ['👍'.repeat(67), 'ucs-2', 134, 3],
  ])('%j is %s, %i units, %i segments', (body, encoding, units, segments) => {
    expect(smsSize(body)).toEqual({ encoding, units, segments });
  });

  it('never shrinks as a text grows in its alphabet, and never wastes more than a unit a part', () => {
    const gsm = fc.string({ unit: fc.constantFrom('a', '€', '\n', '~', 'é'), maxLength: 600 });
    fc.assert(
      fc.property(gsm, fc.constantFrom('b', '|'), (body, more) => {
        const { units, segments } = smsSize(body);
        expect(smsSize(body + more).segments).toBeGreaterThanOrEqual(segments);
        const expected = units <= 160 ? 1 : Math.ceil(units / 153);
        expect(segments).toBeGreaterThanOrEqual(expected);
        expect(segments).toBeLessThanOrEqual(units <= 160 ? 1 : Math.ceil(units / 152));
      }),
    );
  });
});
