/** Which notices are shown together, and for how long. */

/** The user's remedy; `forMs` limits how long it is offered. */
export type Offer = { label: string; run: () => void; forMs?: number };
export type Notice = {
  id: number;
  kind: 'status' | 'alert';
  text: string;
  offer?: Offer | undefined;
  /** Subject, if a later notice about the same subject replaces this one. */
  topic?: string | undefined;
};

const SHOWN_MS = 5_000;
/** A notice that offers something leaves time to take it. */
const OFFERED_MS = 15_000;
/** The most notices shown at once; the oldest are dropped. */
const MOST: Record<Notice['kind'], number> = { status: 3, alert: 3 };

/** Returns for how long a status is shown. */
export const shownMs = ({ offer }: Notice): number => (offer ? (offer.forMs ?? OFFERED_MS) : SHOWN_MS);

/**
 * Returns the notices with another one. What is said once more is shown once, unless each time offers something else;
 * of what is said of the same topic, the last is shown.
 */
export function withNotice(before: readonly Notice[], notice: Notice): Notice[] {
  const others = before.filter(
    ({ kind, text, offer, topic }) =>
      (topic === undefined || topic !== notice.topic) &&
      (kind !== notice.kind || text !== notice.text || (kind === 'status' && offer !== undefined)),
  );
  const all = [...others, notice];
  const same = all.filter(({ kind }) => kind === notice.kind);
  const kept = new Set(same.slice(-MOST[notice.kind]));
  return all.filter((one) => one.kind !== notice.kind || kept.has(one));
}

/** Returns the notices without those of a topic. */
export const withoutTopic = (before: readonly Notice[], topic: string): Notice[] =>
  before.filter((notice) => notice.topic !== topic);
