/** Syntax highlighting: strings, comments, numbers, keywords and field names. No text is ever lost. */
import { escape } from './html.js';

const WORDS: Readonly<Record<string, string>> = {
  js: 'async await const let for of if else return import from export function new throw try catch null true false class extends',
  py: 'def import from return if not in for raise with as None True False and or is while try except class lambda',
  go: 'package import func return if nil var const range for true false byte string error int64 bool type struct',
  rb: 'def end return if unless require nil true false do each and or not raise class',
  java: 'import class public static final new return throws throw if else boolean byte var for true false void long int private',
  sh: 'until do done while if then fi export test echo for in',
  json: 'true false null',
};
const SAME: Readonly<Record<string, string>> = {
  javascript: 'js',
  ts: 'js',
  typescript: 'js',
  python: 'py',
  ruby: 'rb',
  bash: 'sh',
  curl: 'sh',
};
const COMMENT: Readonly<Record<string, string>> = {
  js: '//[^\\n]*',
  go: '//[^\\n]*',
  java: '//[^\\n]*',
  py: '#[^\\n]*',
  rb: '#[^\\n]*',
  sh: '(?<=^|\\s)#[^\\n]*',
};

/** Comments, names, strings, numbers, keywords. */
const KINDS = ['c', 'k', 's', 'n', 'w'];

/** Returns code as HTML. An unknown language is not highlighted. */
export function highlight(code: string, language: string): string {
  const name = SAME[language] ?? language;
  const words = WORDS[name];
  if (words === undefined) return escape(code);
  const parts = [
    ...(COMMENT[name] === undefined ? [] : [`(?<c>${COMMENT[name]})`]),
    // A JSON key, and a string.
    '(?<k>"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:))',
    '(?<s>"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\'|`(?:[^`\\\\]|\\\\.)*`)',
    '(?<n>(?<![\\w-])-?\\d+(?:\\.\\d+)?(?![\\w-]))',
    `(?<w>(?<![\\w.$-])(?:${words.split(' ').join('|')})(?![\\w-]))`,
  ];
  const pattern = new RegExp(parts.join('|'), 'gm');
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = KINDS.find((each) => match.groups?.[each] !== undefined) ?? 's';
    html += escape(code.slice(end, match.index));
    html += `<span class="t-${kind}">${escape(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escape(code.slice(end));
}
