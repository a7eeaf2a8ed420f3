/**
 * The closed lists of words that the client exports as values, such as `EVENT_TYPES`. Their members come from
 * docs/openapi.json; this file only names them.
 */

/** Export name → where the document has the list: at a schema's field, or at an operation's query parameter. */
const PLACES = {
  AGENT_REQUEST_OUTCOMES: 'AgentRequest.outcome',
  BOOKING_REQUEST_KINDS: 'BookingRequest.kind',
  BOOKING_REQUEST_STATUSES: 'BookingRequest.status',
  CHANNELS: 'Message.channel',
  DELIVERY_STATUSES: 'WebhookDelivery.status',
  DRIVER_APP_STATUSES: 'Driver.app_status',
  DRIVER_ROLES: 'Driver.role',
  ENDPOINT_STATUSES: 'WebhookEndpoint.status',
  ERROR_CODES: 'Error.error.code',
  EVENT_TYPES: 'EventType',
  FAIL_REASONS: 'StopFailure.reason',
  IMPORT_MODES: 'POST /orders/import?mode',
  INBOX_KINDS: 'InboxItem.kind',
  JOB_STATUSES: 'Job.status',
  MESSAGE_STATUSES: 'Message.status',
  MODES: 'ApiKey.mode',
  OBJECTIVES: 'OptimiseInput.objective',
  ORDER_STATUSES: 'Order.status',
  PHOTO_TYPES: 'Photo.content_type',
  PIECE_STATUSES: 'Piece.status',
  RELAXATION_CHANGES: 'Relaxation.change',
  REPLY_INTENTS: 'Reply.understood.intent',
  REPLY_OUTCOMES: 'Reply.outcome',
  REPORT_GROUPS: 'GET /reports/deliveries?by',
  RESOLVE_ACTIONS: 'ResolveInput.action',
  ROUTE_STATUSES: 'Route.status',
  RUN_STATUSES: 'Run.status',
  SCAN_REJECTION_REASONS: 'ScanResult.rejected.reason',
  SCAN_TYPES: 'ScanInput.type',
  SCOPES: 'ApiKey.scopes',
  STOP_STATUSES: 'Stop.status',
  STOP_TYPES: 'Stop.type',
  SUGGESTION_STATUSES: 'Suggestion.status',
  SUGGESTION_TRIGGERS: 'Suggestion.trigger',
  TEMPLATE_KINDS: 'Template.kind',
  UNASSIGNED_REASONS: 'UnassignedReason.code',
};

/**
 * Returns the lists of an OpenAPI document by their export names. Throws if the document no longer has one of them, or
 * if it has a list of several words that `PLACES` does not name.
 */
export function closedLists(document) {
  const lists = Object.fromEntries(
    Object.entries(PLACES).map(([name, place]) => [name, listAt(document, place)]),
  );
  const named = new Set(Object.values(lists).map(String));
  for (const words of listsIn(document)) {
    if (!named.has(String(words))) {
      throw new Error(`packages/client/closed-lists.mjs names no place for the list ${words.join(', ')}.`);
    }
  }
  return lists;
}

function listAt(document, place) {
  const [, method, path, parameter] = /^([A-Z]+) ([^?]+)\?(\w+)$/.exec(place) ?? [];
  const [head = '', ...fields] = place.split('.');
  const schema = method
    ? document.paths[path]?.[method.toLowerCase()]?.parameters.find(({ name }) => name === parameter)?.schema
    : fields.reduce(
        (at, field) => plain(document, at)?.properties?.[field],
        document.components.schemas[head],
      );
  const list = plain(document, schema)?.enum;
  if (!list)
    throw new Error(`docs/openapi.json has no list at ${place}; see packages/client/closed-lists.mjs.`);
  return list;
}

/** The schema itself, without references, what it is a list of, and without null. */
function plain(document, schema) {
  if (schema?.$ref) return plain(document, document.components.schemas[schema.$ref.split('/').at(-1)]);
  if (schema?.items) return plain(document, schema.items);
  if (schema?.anyOf)
    return plain(
      document,
      schema.anyOf.find(({ type }) => type !== 'null'),
    );
  return schema;
}

function* listsIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node.enum) && node.enum.length > 1) yield node.enum;
  for (const child of Object.values(node)) yield* listsIn(child);
}
