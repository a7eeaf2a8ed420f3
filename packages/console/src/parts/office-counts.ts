/** How much waits for the office, in words. */
import type { Resources } from '@waypost/client';
import { plural } from './format';

export type Counts = Pick<
  Resources['OfficeCounts'],
  'inbox' | 'awaiting_reply' | 'suggestions' | 'late' | 'broken_down'
>;

/** Problems and suggestions on the road, which Today shows. */
export const ofToday = ({ suggestions, late, broken_down: broken }: Counts) => suggestions + late + broken;

export const allOf = (counts: Counts) => counts.inbox + ofToday(counts);

/** `(3) Today · Waypost` */
export const titleWith = (title: string, waiting: number) =>
  `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Waypost`;

/** Parts of Today's count: `1 van broken down, 2 stops late`. */
export function todayWords({ suggestions, late, broken_down: broken }: Counts): string {
  return [
    broken > 0 && `${plural(broken, 'van')} broken down`,
    late > 0 && `${plural(late, 'stop')} late`,
    suggestions > 0 && plural(suggestions, 'suggestion'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns what is new since the last count, worst first; nothing of what has become less. */
export function alertsFor(before: Counts, after: Counts): string[] {
  const more = (kind: keyof Counts) => after[kind] - before[kind];
  return [
    more('broken_down') > 0 && `${plural(more('broken_down'), 'van')} broke down.`,
    more('late') > 0 && `${plural(more('late'), 'more stop')} will be late.`,
    more('suggestions') > 0 && `${plural(more('suggestions'), 'suggestion')} from the agent.`,
    more('inbox') > 0 && `${more('inbox')} more in the inbox.`,
  ].filter((line) => line !== false);
}

/** Calls back at once and then at most once in a while, however often it is called; the last call is never lost. */
export function atMostEvery(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const run = () => {
    isDue = false;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, ms);
  };
  return () => {
    if (timer === undefined) run();
    else isDue = true;
  };
}
