/** Which of the generated attacks this run takes, as ATTACKS says (tools/test/attacks.ts): a seventh or all. */

const PARTS = 7;
const wanted = process.env['ATTACKS'] ?? 'all';

/** Returns the cases that this run takes of those given: all, or every seventh; never none of some. */
export function chosen<Case>(cases: readonly Case[]): Case[] {
  if (wanted === 'all') return [...cases];
  const first = (Number(wanted) - 1) % Math.min(PARTS, Math.max(cases.length, 1));
  return cases.filter((_, index) => index % PARTS === first);
}
