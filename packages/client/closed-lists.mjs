/**
 * The closed lists of words that the client exports as values, such as `EVENT_TYPES`: every list that
 * docs/openapi.json has among its schemas, named after the schema (`EventType`).
 */

/** Returns the lists of an OpenAPI document by their export names. Throws for one that is elsewhere, unnamed. */
export function closedLists(document) {
  const { schemas } = document.components;
  const named = Object.entries(schemas).filter(([, schema]) => isList(schema));
  const unnamed = [document.paths, document.webhooks, schemas].flatMap((part) => [...listsIn(part)]);
  for (const words of unnamed) {
    if (!named.some(([, schema]) => schema.enum === words)) {
      throw new Error(`docs/openapi.json has a list without a schema of its own: ${words.join(', ')}.`);
    }
  }
  const lists = named.map(([name, schema]) => [exportName(name), schema.enum]);
  return Object.fromEntries(lists.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isList = ({ enum: words }) => Array.isArray(words) && words.length > 1;

/** Schemas whose words have no plural by the rule. */
const PLURALS = {
  BankHolidays: 'BANK_HOLIDAY_CHOICES',
  GoodsNotIn: 'GOODS_NOT_IN',
  VisitNews: 'VISIT_NEWS',
};

/** `EventType` → `EVENT_TYPES`. */
function exportName(schema) {
  if (Object.hasOwn(PLURALS, schema)) return PLURALS[schema];
  const words = schema.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return words.endsWith('S') ? `${words}ES` : `${words}S`;
}

function* listsIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (isList(node)) yield node.enum;
  for (const child of Object.values(node)) yield* listsIn(child);
}
