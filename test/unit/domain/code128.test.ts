/** Code 128: symbols and bars, by known values and by reading them back. */
import { code128Bars, code128Symbols } from '../../../src/domain/code128.js';

/** Reads bars back into the values of their symbols. */
function valuesOf(text: string): string[] {
  const { bars, modules } = code128Bars(text);
  const drawn = Array.from({ length: modules }, (_, at) =>
    bars.some((bar) => bar.at <= at && at < bar.at + bar.width) ? '1' : '0',
  ).join('');
  return drawn.slice(0, -13).match(/.{11}/g) ?? [];
}

test('symbols: the start of the set, the text, the check, the stop', () => {
  // The check symbol of this text is a known one.
  expect(code128Symbols('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
  expect(code128Symbols('123456')).toEqual([105, 12, 34, 56, 44, 106]);
});

test('bars: start B, A, check, stop', () => {
  expect(valuesOf('A')).toEqual(['11010010000', '10100011000', '10001011000']);
});

test('every symbol is eleven modules with three bars of an even width, and no two are the same', () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const pairs = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).join('');
  const drawn = new Map(
    [characters, pairs].flatMap((text) => {
      const values = code128Symbols(text);
      return valuesOf(text).map((symbol, index) => [values[index], symbol] as const);
    }),
  );
  expect(drawn.size).toBe(102);
  expect(new Set(drawn.values()).size).toBe(102);
  for (const symbol of drawn.values()) {
    expect(symbol).toMatch(/^(1+0+){3}$/);
    expect(symbol.replaceAll('0', '').length % 2).toBe(0);
  }
});

test('what it cannot show', () => {
  expect(() => code128Symbols('é')).toThrow('printable ASCII');
  expect(() => code128Symbols('')).toThrow('printable ASCII');
});
