/**
 * A lint rule: only the entity's `move…` function, beside its rows, which checks the state table, may write a status.
 * Elsewhere no update may set it, by Kysely or in SQL text, and no literal may become one. The initial status of a new
 * row is its state table's `begins`. The rule sees names; what it cannot see, such as a status in changes that a caller
 * passed, the columns' types refuse unless a state table decided it (`Decided`, src/domain/states/machine.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Columns that hold a state. */
const COLUMNS = ['status', 'outcome', 'app_status'];

const STATES = new URL('../../src/domain/states/', import.meta.url);

/** The statuses of all state tables. */
const STATUSES = new Set(
  readdirSync(STATES)
    .flatMap((name) => [
      ...readFileSync(new URL(name, STATES), 'utf8').matchAll(/_(?:STATUSES|OUTCOMES) = \[([^\]]*)\]/g),
    ])
    .flatMap(([, list]) => [...list.matchAll(/'(\w+)'/g)])
    .map(([, status]) => status),
);

/** Matches the SET list of an UPDATE, up to the next clause. */
const IN_SQL = new RegExp(
  `\\bupdate\\b[^;]*?\\bset\\b(?:(?!\\b(?:where|from|returning)\\b)[^;])*?[\\s,."](?:${COLUMNS.join('|')})"?\\s*=[^=]`,
  'is',
);
const INSERTED = new RegExp(
  `\\binsert\\s+into\\b[^;]*\\b(?:${COLUMNS.join('|')})\\b[^;]*'(?:${[...STATUSES].join('|')})'`,
  'is',
);

/** Where rows are: in src/records, and in the folders of nouns. */
const RECORDS = /[\\/]src[\\/](records[\\/]|setup[\\/][^\\/]+[\\/](rows|move)\.ts$)/;

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.value);
const unwrapped = (node) => (node.type === 'TSAsExpression' ? unwrapped(node.expression) : node);

/** The value of a variable that is declared once. */
function constantOf(name, scope) {
  for (let here = scope; here; here = here.upper) {
    const found = here.set.get(name);
    if (found) return found.defs.length === 1 ? found.defs[0].node.init : undefined;
  }
  return undefined;
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      update: "Only the entity's `move…` function, beside its rows, writes a status: call it with an event.",
      literal:
        'Do not write a status as a literal: move by an event, or start a new row with its table’s `begins`.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const inRecords = RECORDS.test(context.filename);
    const isMove = (node) =>
      inRecords &&
      sourceCode
        .getAncestors(node)
        .some(({ type, id }) => type === 'FunctionDeclaration' && /^move[A-Z]/.test(id?.name ?? ''));

    /** Whether it is part of the example of an operation, which is never stored. */
    const isExample = (node) =>
      sourceCode.getAncestors(node).some(({ type, key }) => type === 'Property' && nameOf(key) === 'example');

    /** Whether an update's values, or a function that returns them, name a state column. */
    function setsStatus(node, scope) {
      switch (node?.type) {
        case 'ObjectExpression':
          return node.properties.some((property) =>
            property.type === 'SpreadElement'
              ? setsStatus(property.argument, scope)
              : COLUMNS.includes(nameOf(property.key)),
          );
        case 'ArrowFunctionExpression':
          return setsStatus(node.body, scope);
        case 'BlockStatement':
          return node.body.some(
            (each) => each.type === 'ReturnStatement' && setsStatus(each.argument, scope),
          );
        case 'ConditionalExpression':
          return setsStatus(node.consequent, scope) || setsStatus(node.alternate, scope);
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          return setsStatus(node.expression, scope);
        case 'Identifier':
          return setsStatus(constantOf(node.name, scope), scope);
        default:
          return false;
      }
    }

    return {
      'CallExpression[callee.property.name=/^(set|doUpdateSet)$/]'(node) {
        const [first, second] = node.arguments;
        if (first === undefined || isMove(node)) return;
        const writes =
          second === undefined
            ? setsStatus(first, sourceCode.getScope(node))
            : first.type === 'Literal' && COLUMNS.includes(first.value);
        if (writes) context.report({ node, messageId: 'update' });
      },
      TaggedTemplateExpression(node) {
        const text = node.quasi.quasis.map(({ value }) => value.cooked ?? '').join('?');
        if (INSERTED.test(text)) context.report({ node, messageId: 'literal' });
        if (IN_SQL.test(text) && !isMove(node)) context.report({ node, messageId: 'update' });
      },
      'ObjectExpression > Property'(node) {
        const { key, value } = node;
        if (!COLUMNS.includes(nameOf(key)) || isExample(node)) return;
        const literal = unwrapped(value);
        if (literal.type === 'Literal' && STATUSES.has(literal.value)) {
          context.report({ node: value, messageId: 'literal' });
        }
      },
    };
  },
};
