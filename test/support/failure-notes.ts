/**
 * What a failed test says besides its error: the last request and answer, what its pages show, and what its processes
 * logged meanwhile.
 */

/** The longest note; its end counts. */
const MOST = 4_000;

type Note = { begin: () => void; text: () => string | Promise<string> };
const notes = new Map<string, Note>();
let lastExchange = '';

/** Adds a note under this name until the returned function is called. `begin` is called before each test. */
export function noteOnFailure(name: string, note: Note): () => void {
  notes.set(name, note);
  return () => void notes.delete(name);
}

/** Remembers a request and its answer, of which the last is told. */
export function noteExchange(request: string, sent: unknown, status: number, answer: string): void {
  const body = sent === undefined ? '' : ` ${typeof sent === 'string' ? sent : JSON.stringify(sent)}`;
  lastExchange = `${request}${body.slice(0, MOST)}\n→ ${status} ${answer.slice(0, MOST)}`;
}

/** Forgets what was noted of the test before. */
export function beginNotes(): void {
  lastExchange = '';
  for (const note of notes.values()) note.begin();
}

/** Resolves to what was noted since the test began, or an empty text. */
export async function notesOfTest(): Promise<string> {
  const named = await Promise.all(
    [...notes].map(async ([name, note]) => [name, (await note.text()).trim().slice(-MOST)] as const),
  );
  return [['Last request', lastExchange] as const, ...named]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}:\n${text}`)
    .join('\n\n');
}
