/** The conversation with a recipient, as it is read: what was sent as text and email is one line. */
import type { Entry, Message, Reply } from '../../api/conversation';

export type Line =
  | { kind: 'out'; id: string; at: string; messages: Message[] }
  | { kind: 'in'; id: string; at: string; reply: Reply }
  | { kind: 'note'; id: string; at: string; entry: Entry };

/** How far apart a text and the email that says the same may be made. */
const TOGETHER_MS = 2 * 60_000;

/** Entries that say how the order went on between the messages. */
const NOTED = /^event\.(?:order\.(?!updated|created)|stop\.|booking\.)/;

/** Returns the lines, the oldest first. */
export function linesOf(
  messages: readonly Message[],
  replies: Iterable<Reply>,
  entries: readonly Entry[],
): Line[] {
  const lines: Line[] = [
    ...messages.map((message) => ({
      ...{ kind: 'out' as const, id: message.id, at: message.created_at },
      messages: [message],
    })),
    ...[...replies].map((reply) => ({
      ...{ kind: 'in' as const, id: reply.id, at: reply.received_at },
      reply,
    })),
    // What happened at the same moment keeps its sequence.
    ...entries
      .filter(({ type }) => NOTED.test(type))
      .toReversed()
      .map((entry) => ({ kind: 'note' as const, id: entry.id, at: entry.at, entry })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return lines.reduce<Line[]>((kept, line) => {
    const before = line.kind === 'out' ? kept.findLast((one) => saysSame(one, line.messages[0])) : undefined;
    if (line.kind === 'out' && before?.kind === 'out') before.messages.push(...line.messages);
    else kept.push(line);
    return kept;
  }, []);
}

/** Whether a line says by another channel what this message says. */
function saysSame(line: Line, message: Message | undefined): boolean {
  if (line.kind !== 'out' || !message || line.messages.length > 1) return false;
  const [other] = line.messages;
  if (!other || other.template !== message.template || other.channel === message.channel) return false;
  return Date.parse(message.created_at) - Date.parse(other.created_at) < TOGETHER_MS;
}
