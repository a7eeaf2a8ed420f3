/**
 * An ESLint rule: only the entity's `move…` function, beside its rows, which checks the state table, may write a
 * status.
 * Elsewhere no update may set it, by Kysely or in SQL text, and no literal may become one. The initial status of a new
 * row is its state table's `begins`.
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

    /** Whether an update's values, or a function that returns them, include a state column. */
    function setsStatus(argument) {
      const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices;
      const checker = program.getTypeChecker();
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(argument));
      const made = type.getCallSignatures().map((signature) => checker.getReturnTypeOfSignature(signature));
      return [type, ...made]
        .flatMap((each) => (each.isUnionOrIntersection() ? [each, ...each.types] : [each]))
        .some((each) => COLUMNS.some((column) => each.getProperty(column) !== undefined));
    }

    return {
      'CallExpression[callee.property.name=/^(set|doUpdateSet)$/]'(node) {
        const [first, second] = node.arguments;
        if (first === undefined || isMove(node)) return;
        const writes =
          second === undefined
            ? setsStatus(first)
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
