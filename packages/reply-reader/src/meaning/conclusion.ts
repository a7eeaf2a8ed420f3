/**
 * Finds the conclusion of a choice made while thinking aloud: in "half days on Thursday bless her, inset Friday so we
 * are all home. Friday" the last word is the answer, and the days before only lead to it.
 */
import type { Clause } from './clauses.js';
import { phrasesOf } from '../rewriting/rules.js';
import { isPlainWord } from '../text/vocabulary.js';
import type { Sentence } from './sentences.js';

/**
 * Returns the sentences with everything before the conclusion as mentioned, not wanted; unchanged if there is no
 * conclusion.
 */
export function settleOnConclusion(sentences: readonly Sentence[]): readonly Sentence[] {
  const places = sentences.flatMap(({ clauses }, sentence) =>
    clauses.map((clause, place) => ({ clause, sentence, place })),
  );
  const at = places.findLastIndex(({ clause }) => clause.groups.some(({ polarity }) => polarity !== 0));
  const found = places[at];
  const within = found === undefined ? undefined : sentences[found.sentence];
  if (found === undefined || within === undefined || !concludes(found.clause, found.place, within))
    return sentences;
  const before = places.slice(0, at).map(({ clause }) => clause);
  // "The wife says D0, I say D1, so it's D2": two days side by side choose neither.
  const drawn = found.clause.link === 'so';
  const remarked = daysWithRemarks(sentences.slice(0, found.sentence + 1));
  const listed = remarked.includes(found.clause) ? [] : remarked;
  const isSettled = (clause: Clause): boolean =>
    isChoice(clause) && !(drawn && namesSeveral(clause)) && !listed.includes(clause);
  if (!before.some(namesDay) || before.some(isSettled)) return sentences;
  return sentences.map((sentence, index) => {
    if (index > found.sentence) return sentence;
    const clauses = sentence.clauses.map((clause, place) =>
      index < found.sentence || place < found.place ? mentioning(clause) : clause,
    );
    return { ...sentence, clauses, request: index === found.sentence && sentence.request };
  });
}

const mentioning = (clause: Clause): Clause => ({
  ...clause,
  groups: clause.groups.map((group) => (group.polarity === 1 ? { ...group, polarity: 0 } : group)),
});

/** Whether a day or a place in the list is named. */
const namesDay = ({ groups }: Clause): boolean =>
  groups.some(({ marks }) => marks.some((mark) => /^[DO]/.test(mark)));

/** Returns the days of a list in which each has its remark: "Thursday - long day. Friday - off. Saturday - nights". */
function daysWithRemarks(sentences: readonly Sentence[]): readonly Clause[] {
  const remarked = sentences.flatMap(({ clauses: [day, remark] }) =>
    day !== undefined && remark?.link === ',' && !namesDay(remark) && !CHOOSES.test(remark.text)
      ? [{ day, remark }]
      : [],
  );
  const isList = remarked.length > 1 && remarked.some(({ remark }) => !isPlain(remark));
  return isList ? remarked.map(({ day }) => day) : [];
}

/** Whether a statement names several days side by side. */
const namesSeveral = ({ groups }: Clause): boolean =>
  groups.filter(({ marks }) => marks.some((mark) => mark.startsWith('D'))).length > 1;

/** Whether a clause begins a sentence or follows "so", and is nothing but one day. */
function concludes(clause: Clause, place: number, { request, question }: Sentence): boolean {
  const [group, ...others] = clause.groups;
  const opens = place === 0 || clause.link === 'so' || clause.link === 'then';
  return (
    opens &&
    (!question || request) &&
    group?.polarity === 1 &&
    others.length === 0 &&
    group.marks.filter((mark) => !mark.startsWith('T')).length === 1 &&
    isPlain(clause)
  );
}

/** Whether a clause names a day and says little else: its own choice, which another does not undo. */
function isChoice(clause: Clause): boolean {
  return (
    namesDay(clause) &&
    clause.groups.some(
      ({ polarity, said }) => polarity === 1 && (isPlain(clause) || (said && CHOOSES.test(clause.text))),
    )
  );
}

const { concludes: CHOOSES } = phrasesOf('meaning/wishes.yaml', ['concludes']);

function isPlain({ text }: Clause): boolean {
  return (text.match(/[\p{L}\d'/]+/gu) ?? []).every(isPlainWord);
}
