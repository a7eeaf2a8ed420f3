/**
 * A lint rule: an array or a union that repeats three or more words of one of the API's closed lists is a copy,
 * which nothing updates when the API's list changes. The client package exports these lists.
 */
import { readFileSync } from 'node:fs';
import { closedLists } from '../../packages/client/closed-lists.mjs';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
/** Fewer words in common are a coincidence. */
const MIN_REPEATED = 3;

const LISTS = Object.entries(closedLists(JSON.parse(readFileSync(DOCUMENT, 'utf8')))).filter(
  ([, words]) => words.length >= MIN_REPEATED,
);

/** The word that an element stands for: itself, or the first of a pair such as `['sms', 'By text']`. */
function wordOf(node) {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TSLiteralType':
      return wordOf(node.literal);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordOf(node.expression);
    case 'ArrayExpression':
      return wordOf(node.elements[0]);
    default:
      return undefined;
  }
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copy: 'This repeats {{count}} words of {{name}}: import the list from @waypost/client, or key a Record by its type.',
    },
  },
  create(context) {
    const check = (node, elements) => {
      const found = new Set(elements.map(wordOf));
      for (const [name, words] of LISTS) {
        const count = words.filter((word) => found.has(word)).length;
        if (count < MIN_REPEATED) continue;
        context.report({ node, messageId: 'copy', data: { count: String(count), name } });
        return;
      }
    };
    return {
      ArrayExpression: (node) => check(node, node.elements),
      TSUnionType: (node) => check(node, node.types),
    };
  },
};
