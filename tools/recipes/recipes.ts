/**
 * The recipes of CONTRIBUTING.md, each carried out for an example. test/unit/tools/recipes.test.ts compares them with the
 * document; `npm run recipes` applies them to a copy, checks the types and runs the tests.
 */

import { PROVIDER_OF_TEXTS } from './provider-of-texts.js';
import type { Recipe } from './recipe.js';

const ORDER_STATES = 'src/domain/states/order.ts';
const ORDER_TESTS = 'test/api/orders.test.ts';
const COMMENT_TESTS = 'test/api/comments.test.ts';

export const RECIPES: readonly Recipe[] = [
  {
    heading: 'A field on a vehicle',
    edits: [
      {
        file: 'migrations/0003_setup.ts',
        after: '       max_miles double precision check (max_miles > 0),\n',
        put: '       fuel text,\n',
      },
      {
        file: 'src/setup/vehicles/resource.ts',
        after: "    'ID of the depot.',\n  ),\n",
        put: "  fuel: optional(fields.line(30).meta({ description: 'Its fuel.', example: 'diesel' })),\n",
      },
    ],
    tests: ['test/api/vehicles.test.ts'],
  },
  {
    heading: 'A field on orders',
    edits: [
      {
        file: 'migrations/0005_orders_and_pieces.ts',
        after: '       notes text,\n',
        put: '       floor text,\n',
      },
      {
        file: 'src/resources/order.ts',
        after: "export const notes = { description: 'Notes for the courier.', example: 'Ring twice.' };\n",
        put: "export const floor = fields\n  .line(30)\n  .nullable()\n  .meta({ description: 'The floor, or null.', example: '3rd' })\n  .optional();\n",
      },
      {
        file: 'src/resources/order.ts',
        after: '    notes: fields.nullable(z.string(), notes),\n',
        put: "    floor: fields.nullable(z.string(), { description: 'The floor, or null.', example: '3rd' }),\n",
      },
      {
        file: 'src/resources/order.ts',
        after: '    notes: fields.freeText(2000).meta(notes).optional(),\n',
        put: '    floor,\n',
      },
      { file: 'src/resources/order.ts', after: "const CLEARABLE = ['notes', ", put: "'floor', " },
      { file: 'src/operations/orders/schemas.ts', after: 'import {\n  farLocation,\n', put: '  floor,\n' },
      {
        file: 'src/operations/orders/schemas.ts',
        after: '    metadata: metadataPatch.optional(),\n',
        put: '    floor,\n',
      },
      { file: 'src/domain/erasure.ts', after: "  'misrouted_since',\n", put: "  'floor',\n" },
      { file: ORDER_TESTS, after: '      deliver_by: null,\n', put: '      floor: null,\n' },
      {
        file: ORDER_TESTS,
        after: "describe('POST /orders', () => {\n",
        put: "  test('the floor is stored and shown', async () => {\n    const { id } = (await client.post('/orders', orderBody(setup.shipper, { reference: 'F-1', floor: '3rd' }))).body;\n    expect((await client.get(`/orders/${id}`)).body.floor).toBe('3rd');\n  });\n",
      },
    ],
    tests: [ORDER_TESTS],
  },
  {
    heading: 'An operation',
    edits: [
      {
        file: 'src/operations/orders/operations.ts',
        after: "import { addComment, getComments } from './comments.js';\n",
        put: "import { countComments } from './count-comments.js';\n",
      },
      {
        file: 'src/operations/orders/operations.ts',
        after: 'import {\n  commentInput,\n',
        put: '  commentCount,\n',
      },
      {
        file: 'src/operations/orders/operations.ts',
        after: 'export const orderOperations: Operation[] = [\n',
        put: "  defineOperation({\n    route: 'GET /orders/{order_id}/comment-count',\n    name: 'orders.count_comments',\n    summary: 'Count the comments on an order',\n    description: 'At most a page of them.',\n    scopes: ['orders:read'],\n    response: commentCount,\n    lock: (scope, { order_id }) => lockOrder(scope, order_id),\n    command: countComments,\n  }),\n",
      },
      {
        file: 'src/operations/orders/schemas.ts',
        after: 'export type OrderPatch = z.output<typeof orderPatch>;\n',
        put: "\nexport const commentCount = z\n  .object({ comments: z.number().int().meta({ description: 'Comments.', example: 2 }) })\n  .meta({ id: 'CommentCount' });\nexport type CommentCount = z.output<typeof commentCount>;\n",
      },
      {
        file: 'src/operations/orders/count-comments.ts',
        put: "/** How much was said about an order. */\nimport type { Scope } from '../../db/scope.js';\nimport { getComments } from './comments.js';\nimport type { CommentCount } from './schemas.js';\n\n/** GET /orders/{order_id}/comment-count */\nexport async function countComments(\n  scope: Scope,\n  { params }: { params: { order_id: string } },\n): Promise<CommentCount> {\n  const { data } = await getComments(scope, { params, query: { limit: 100 } });\n  return { comments: data.length };\n}\n",
      },
      {
        file: COMMENT_TESTS,
        after: '',
        put: "\ntest('comments are counted', async () => {\n  const { status } = await client.get('/orders/ord_unknown/comment-count');\n  expect(status).toBe(404);\n});\n",
      },
    ],
    tests: [COMMENT_TESTS],
  },
  {
    heading: 'An event type',
    edits: [
      {
        file: 'src/contracts/events.ts',
        after: "    meaning: 'The hold of an order ended. `data` is the Order.',\n  },\n",
        put: "  'order.commented': {\n    subject: 'order',\n    data: 'Order',\n    meaning: 'Somebody commented on an order. `data` is the Order.',\n  },\n",
      },
      {
        file: 'src/operations/orders/comments.ts',
        after: "import type { PageQuery } from '../../db/paging.js';\n",
        put: "import { recordEvent } from '../../db/outbox.js';\nimport { orderView } from '../../records/orders/view.js';\n",
      },
      {
        file: 'src/operations/orders/comments.ts',
        after: 'recipient data has been erased.` });\n  }\n',
        put: "  recordEvent(scope, 'order.commented', id, orderView(scope, order));\n",
      },
      {
        file: COMMENT_TESTS,
        after: '',
        put: "\ntest('a comment is an event', async () => {\n  const { rows } = await api.owner.query(`select 1 from events where type = 'order.commented' limit 1`);\n  expect(rows).toHaveLength(1);\n});\n",
      },
    ],
    tests: [COMMENT_TESTS],
  },
  {
    heading: 'A status',
    edits: [
      { file: ORDER_STATES, after: "  'cancelled',\n  'returned',\n", put: "  'disposed',\n" },
      {
        file: ORDER_STATES,
        after:
          "  transitions: [\n    { from: ['awaiting_scan', 'part_scanned'], event: 'some_pieces_in', to: 'part_scanned' },\n",
        put: "    { from: ['returned'], event: 'cancelled', to: 'disposed', also: '`order.cancelled`' },\n",
      },
      {
        file: ORDER_STATES,
        after: 'export const CLOSED: readonly OrderStatus[] = [',
        put: "'disposed', ",
      },
      {
        file: 'migrations/0005_orders_and_pieces.ts',
        after: "         'on_hold', 'cancelled', 'returned'",
        put: ", 'disposed'",
      },
      {
        file: 'src/domain/states/order-words.ts',
        after: "    collection: { recipient: 'Your goods went back to the shop.' },\n    step: null,\n  },\n",
        put: "  disposed: {\n    meaning: 'The shipper gave the goods up.',\n    recipient: 'Your delivery was cancelled.',\n    shipper: 'Disposed of',\n    office: 'Its goods were disposed of.',\n    step: null,\n  },\n",
      },
      {
        file: ORDER_TESTS,
        after: "describe('POST /orders', () => {\n",
        put: "  test('a returned order is disposed of', async () => {\n    const { id } = (await client.post('/orders', orderBody(setup.shipper, { reference: 'D-1' }))).body;\n    await client.patch(`/orders/${id}`, { hold: true });\n    for (const act of ['return', 'cancel']) {\n      expect((await client.post(`/orders/${id}/${act}`, { reason: 'Damaged' })).status).toBe(200);\n    }\n    expect((await client.get(`/orders/${id}`)).body.status).toBe('disposed');\n    expect((await client.post(`/orders/${id}/cancel`)).status).toBe(409);\n  });\n",
      },
    ],
    tests: [ORDER_TESTS, 'test/unit/domain/states.test.ts', 'test/db/schema.test.ts'],
  },
  {
    heading: 'A second reminder',
    edits: [
      {
        file: 'src/domain/conversation.ts',
        after: 'export const REMIND_AFTER_HOURS: readonly number[] = [24',
        put: ', 48',
      },
      {
        file: 'docs/reference/conversation.md',
        after: 'one **reminder** follows after 24 hours',
        put: ', a second after 48 hours',
      },
      {
        file: 'test/db/reply-activities.test.ts',
        after: "describe('sendReminder and markUnanswered', () => {\n",
        put: "  test('a second reminder', async () => {\n    const { recording, activities, tenant, asked } = asking;\n    const { request } = await asked();\n    const first = await activities.askRecipient({ tenant, request });\n    const second = await activities.remindRecipient({ tenant, request, due: first.remind_at ?? '' });\n    const due = second.remind_at ?? '';\n    expect(Date.parse(due) - Date.parse(first.remind_at ?? '')).toBe(24 * 3_600_000);\n    expect((await activities.remindRecipient({ tenant, request, due })).remind_at).toBeNull();\n    expect(recording.sent.sms).toHaveLength(3);\n  });\n\n",
      },
    ],
    tests: [
      'test/unit/domain/conversation.test.ts',
      'test/db/reply-activities.test.ts',
      'test/workflows/order-conversation.test.ts',
    ],
  },
  PROVIDER_OF_TEXTS,
];
