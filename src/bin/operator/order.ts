/** `order`: everything recorded about one order, without personal data, and its workflows. */
import type { Command } from 'commander';
import { attentionKey } from '../../contracts/search-attributes.js';
import { findOrderStory, type OrderStory } from '../../operator/look-up.js';
import { AppError, notFound } from '../../domain/errors.js';
import { ID_PREFIXES } from '../../domain/ids.js';
import type { Config } from '../../runtime/config.js';
import type { OperatorContext } from './context.js';
import { workflowsUrl, workflowUrl } from '../../runtime/temporal-ui.js';
import { JSON_OPTION, type Output, report } from './run.js';
import { formatTable } from './table.js';
import { withTemporal } from './temporal.js';

export function addOrder(program: Command): void {
  program
    .command('order')
    .description(
      "show an order's requests, bookings, replies, messages, deliveries, operators' actions and workflows",
    )
    .argument('<id>', 'the order')
    .option(...JSON_OPTION)
    .action((id: string, options: Output) =>
      report(options, async (operator) => {
        const story = await storyOf(operator, id);
        const { events, workflows, messages, links, ...order } = story;
        const temporal = `Temporal does not respond at ${operator.config.temporal.address}; the order is shown without its workflows.`;
        const rows = [
          ...events.map((event) => ({ ...event, url: null })),
          ...(workflows ?? []).map(({ began, id: subject, state, attention, url }) => ({
            ...{ at: began, what: 'workflow', id: subject, state, detail: attention, url },
          })),
        ].sort((a, b) => a.at.getTime() - b.at.getTime());
        return {
          json: story,
          table: rows.map(({ url: _url, ...row }) => row),
          below: rows.map(({ url }) => url),
          line: formatTable({ ...order, messages: countsOf(messages), ...links }),
          ...(workflows === null ? { missing: temporal } : {}),
        };
      }),
    );
}

/**
 * Returns an order with all that happened to it and its workflows, which are null while Temporal is away. Throws
 * `not_found`.
 */
async function storyOf({ owner, config }: OperatorContext, id: string) {
  const story = await findOrderStory(owner.db, id);
  if (!story && !id.startsWith(`${ID_PREFIXES.order}_`)) {
    throw new AppError('not_found', {
      message: `${id} is not an order ID: order IDs begin with ${ID_PREFIXES.order}_. The console (${config.http.publicUrl}/console/orders) and GET /orders list orders; \`waypost attention\` lists those that need a person.`,
    });
  }
  if (!story) throw notFound('order', id);
  const workflows = await unlessAway(listWorkflows(config, id));
  return { ...story.order, links: linksOf(config, id), events: story.events, workflows };
}

/** Addresses of the order in the console, and of its workflows in the Temporal UI, even if none is left. */
function linksOf({ http, temporal }: Config, id: string): { console: string; workflows: string | null } {
  const { uiUrl, namespace } = temporal;
  const query = new URLSearchParams({ query: queryOf(id) }).toString();
  return {
    console: `${http.publicUrl}/console/orders/${encodeURIComponent(id)}`,
    workflows: uiUrl === undefined ? null : `${workflowsUrl(uiUrl, namespace)}?${query}`,
  };
}

/** Returns the query that finds the workflows of an order. */
const queryOf = (order: string) => `OrderId = '${order.replaceAll("'", "''")}'`;

/** `{ confirmation: { sent: 1, failed: 2 } }` → `confirmation 1 sent, 2 failed` */
function countsOf(messages: OrderStory['order']['messages']): string {
  return Object.entries(messages)
    .map(([kind, statuses]) => {
      const counts = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
      return `${kind} ${counts.join(', ')}`;
    })
    .join('; ');
}

async function unlessAway<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

async function listWorkflows(config: Config, order: string) {
  const { uiUrl, namespace } = config.temporal;
  const found: {
    began: Date;
    id: string;
    state: string;
    attention: string | null;
    url: string | null;
  }[] = [];
  await withTemporal(config, async (client) => {
    for await (const {
      workflowId: id,
      runId,
      startTime,
      status,
      typedSearchAttributes,
    } of client.workflow.list({ query: queryOf(order) })) {
      found.push({
        began: startTime,
        id,
        state: status.name.toLowerCase(),
        attention: typedSearchAttributes.get(attentionKey) ?? null,
        url: uiUrl === undefined ? null : workflowUrl(uiUrl, namespace, id, runId),
      });
    }
  });
  return found.sort((a, b) => a.began.getTime() - b.began.getTime());
}
