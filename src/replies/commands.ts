/**
 * Texts that try to command the system which reads them. They are no answer, whatever else they hold.
 */
import { anyOf } from './patterns.js';
import { PhraseBook } from './prefilter.js';

const COMMANDS = anyOf(
  /\b(?:system|assistant|admin|developer|user|prompt) ?(?:prompt|message|override|note)?\s*:/,
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding|other)? ?(?:instructions?|prompts?|rules|messages? above|guidelines|constraints)/,
  /\bset (?:status|slot|outcome|intent|priority)\b/,
  /\b(?:status|slot|intent|outcome|priority|confidence|refund)\s*[=:][ \t]*["\w]/,
  /\byou are (?:now|an? (?:ai|bot|assistant|language))/,
  /\b(?:drop|delete|select|insert|update)\s+(?:table|from|into|\*)|<\/?\w+>|\{\s*"/,
  /\bas an ai\b|\bjailbreak|\bsudo\b|\bprint your\b/,
  /\bmark (?:\w+ )*as (?:booked|delivered|paid|confirmed)\b|\bexec(?:ute)?\s*[(:]/,
  /\bbook (?:all|every) (?:slots?|windows?)\b/,
);

const PHRASES = new PhraseBook({ commands: COMMANDS });

/** Whether the raw text tries to command the system that reads it. */
export function commandsTheSystem(raw: string): boolean {
  return PHRASES.open(raw.toLowerCase())('commands');
}
