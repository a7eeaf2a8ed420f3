/** Code 128: the bars of a text of printable ASCII, which any scanner reads (ISO/IEC 15417). Pure. */

/** Alternating widths of bars and spaces for each symbol, by value; the last ones are the starts and the stop. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** The least white space to the left and right of the bars, in modules. */
export const QUIET_ZONE = 10;

/** Returns the values of the symbols: start, text, check, stop. Digits alone, in pairs, take half the width. */
export function code128Symbols(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error('Code 128 shows printable ASCII.');
  const isPairs = /^(\d\d)+$/.test(text);
  const values = isPairs
    ? text.match(/\d\d/g)?.map(Number)
    : Array.from(text, (character) => character.charCodeAt(0) - 32);
  const data = [isPairs ? START_C : START_B, ...(values ?? [])];
  const check = data.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  return [...data, check, STOP];
}

/** Returns the bars of a text, each with its first module and its width, and how many modules there are. */
export function code128Bars(text: string): { bars: { at: number; width: number }[]; modules: number } {
  const widths = code128Symbols(text).flatMap((value) => Array.from(SYMBOLS[value] ?? '', Number));
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, modules: at };
}
