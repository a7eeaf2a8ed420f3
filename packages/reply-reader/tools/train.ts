/**
 * `npm run replies:train [-- --check]`: fits the weights of the second opinion on replies
 * (src/decision/second-opinion.ts) to the labelled replies of golden/, never to those of held-out.jsonl,
 * and writes data/weights.tsv; with `--check` it reports whether that file is unchanged since it was written,
 * and whether the replies it names still match. Multinomial logistic regression with a Gaussian prior, by full-batch
 * AdaGrad (Duchi, Hazan and Singer 2011): the same replies give the same weights on every machine.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPLY_INTENTS, type Reply, type Understanding } from '../src/reply.js';
import { calendarOf, markText, plainWords } from '../src/marks/marking.js';
import { ALWAYS, SCALE, wordRuns } from '../src/decision/second-opinion.js';
import { stripReply } from '../src/text/strip.js';
import { FITTED_TO, fittedFiles, GOLDEN, WEIGHTS } from './fitted.js';

const ROUNDS = 400;
const RATE = 0.5;
/** A phrase from a single reply says nothing about others. */
const MIN_REPLIES = 2;
/** A phrase whose weights are all below this, in hundredths, is left out. */
const MIN_WEIGHT = 5;

type Labelled = Reply & { received_at: string; expect: Pick<Understanding, 'intent'> };
type Sample = { phrases: readonly string[]; intent: number };

if (process.argv.includes('--check')) check();
else train();

function train(): void {
  const files = readdirSync(GOLDEN)
    .filter((name) => /^replies-.*\.jsonl$/.test(name))
    .toSorted();
  const samples = files
    .flatMap((name) => readFileSync(join(GOLDEN, name), 'utf8').split('\n'))
    // Written by hand in the format of the worked examples; test/golden.test.ts reads them too.
    .flatMap((line) => (line === '' ? [] : sampleOf(JSON.parse(line) as Labelled)));
  const phrases = [ALWAYS, ...frequent(samples)];
  writeFileSync(WEIGHTS, documentOf(files, linesOf(phrases, fit(samples, phrases))));
}

/** Checks the weights. They may be older than the reader's rules, but the replies they were fitted to must be known. */
function check(): void {
  const lines = readFileSync(WEIGHTS, 'utf8').trimEnd().split('\n');
  const weights = lines.filter((line) => !line.startsWith('#'));
  if (documentOf(fittedFiles(), weights) === `${lines.join('\n')}\n`) return;
  console.error('data/weights.tsv does not match golden/. Run `npm run replies:train`.');
  process.exitCode = 1;
}

/** Returns a reply's phrases and intent; nothing for an automatic reply, which the second opinion never sees. */
function sampleOf({ received_at, expect, ...reply }: Labelled): Sample[] {
  const { answer, automatic } = stripReply(reply.text, reply.channel);
  if (automatic) return [];
  const calendar = calendarOf({ ...reply, receivedAt: received_at });
  const { text: marked, days } = markText(plainWords(answer, calendar).text, calendar);
  return [{ phrases: wordRuns(marked, days, calendar), intent: REPLY_INTENTS.indexOf(expect.intent) }];
}

function frequent(all: readonly Sample[]): string[] {
  const counts = new Map<string, number>();
  for (const phrase of all.flatMap((sample) => sample.phrases))
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts.keys()].filter((phrase) => (counts.get(phrase) ?? 0) >= MIN_REPLIES).toSorted();
}

/**
 * Returns the weights under which the intents are likeliest. Those of phrase `p` start at `p * REPLY_INTENTS.length`.
 */
function fit(all: readonly Sample[], known: readonly string[]): Float64Array {
  const size = REPLY_INTENTS.length;
  const places = new Map(known.map((phrase, place) => [phrase, place * size]));
  const rows = all.map(({ phrases: said, intent }) => ({
    intent,
    places: Int32Array.from([0, ...said.flatMap((phrase) => places.get(phrase) ?? [])]),
  }));
  const weights = new Float64Array(known.length * size);
  const squares = new Float64Array(weights.length);
  const shares = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    // The prior, which does not apply to the phrase in every reply.
    const gradient = weights.map((weight, place) => (place < size ? 0 : weight));
    for (const row of rows) {
      shares.fill(0);
      for (const place of row.places)
        for (let k = 0; k < size; k++) shares[k] = (shares[k] ?? 0) + (weights[place + k] ?? 0);
      const highest = Math.max(...shares);
      for (let k = 0; k < size; k++) shares[k] = Math.exp((shares[k] ?? 0) - highest);
      const total = shares.reduce((sum, share) => sum + share, 0);
      for (let k = 0; k < size; k++) shares[k] = (shares[k] ?? 0) / total - (k === row.intent ? 1 : 0);
      for (const place of row.places)
        for (let k = 0; k < size; k++) gradient[place + k] = (gradient[place + k] ?? 0) + (shares[k] ?? 0);
    }
    for (const [place, slope] of gradient.entries()) {
      squares[place] = (squares[place] ?? 0) + slope * slope;
      if (slope !== 0)
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1);
    }
  }
  return weights;
}

/** Returns the phrases with significant weights, each with its weights. */
function linesOf(known: readonly string[], weights: Float64Array): string[] {
  const size = REPLY_INTENTS.length;
  return known.flatMap((phrase, index) => {
    const rounded = Array.from(weights.subarray(index * size, (index + 1) * size), (weight) =>
      Math.round(weight * SCALE),
    );
    const isFaint = phrase !== ALWAYS && rounded.every((weight) => Math.abs(weight) < MIN_WEIGHT);
    return isFaint ? [] : [`${phrase}\t${rounded.join(' ')}`];
  });
}

/** Returns the weights as a file that states what they were fitted to. */
function documentOf(files: readonly string[], lines: readonly string[]): string {
  const digest = createHash('sha256');
  for (const name of files) digest.update(readFileSync(join(GOLDEN, name)));
  digest.update(lines.join('\n'));
  return `# Written by \`npm run replies:train\`, not by hand: a phrase a line, a tab, and its weights in hundredths in the sequence
# of REPLY_INTENTS. The digest (SHA-256) is that of the files of golden/ that they were fitted to, and of the lines below.
${FITTED_TO}${files.join(' ')}
# digest: ${digest.digest('hex')}
${lines.join('\n')}
`;
}
