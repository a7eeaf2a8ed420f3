/** How a text says that a part of it was left out: to the reader of replies, and to people. */

/** Stands in a text for a part that was left out: too large, or too much of it. */
export const LEFT_OUT = '[…]';

/** Returns the line instead of a part of a text; a quotation's is quoted, so that nobody takes it for an answer. */
export function leftOutLine(text: string, from: number, to: number): string {
  const [start, end] = [text.lastIndexOf('\n', from) + 1, text.indexOf('\n', to)];
  const lines = text.slice(start, end < 0 ? undefined : end).split('\n');
  return lines.every((line) => line.startsWith('>')) ? `> ${LEFT_OUT}` : LEFT_OUT;
}
