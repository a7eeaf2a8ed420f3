/**
 * Texts that try to command the system which reads them. They are no answer, whatever else they hold.
 */
import { anyOf } from './patterns.js';

const COMMANDS = anyOf(
  /\b(?:system|assistant|admin|developer|user|prompt) ?(?:prompt|message|override|note)?\s*:/i,
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding|other)? ?(?:instructions?|prompts?|rules|messages? above|guidelines|constraints)/i,
  /\bset (?:status|slot|outcome|intent|priority)\b/i,
  /\b(?:status|slot|intent|outcome|priority|confidence|refund)\s*[=:]\s*["\w]/i,
  /\byou are (?:now|an? (?:ai|bot|assistant|language))/i,
  /\b(?:drop|delete|select|insert|update)\s+(?:table|from|into|\*)|<\/?\w+>|\{\s*"/i,
  /\bas an ai\b|\bjailbreak|\bsudo\b|\bprint your\b/i,
  /\bmark (?:\w+ )*as (?:booked|delivered|paid|confirmed)\b|\bexec(?:ute)?\s*[(:]/i,
  /\bbook (?:all|every) (?:slots?|windows?)\b/i,
);

/** Whether the raw text tries to command the system that reads it. */
export function commandsTheSystem(raw: string): boolean {
  return COMMANDS.test(raw);
}
