/** What the relay says of workflows about a run, for those who operate Temporal. */
import type { Client } from '@temporalio/client';
import type { OutboxRow } from '../../../src/db/relay-queue.js';
import { searchAttributes } from '../../../src/contracts/search-attributes.js';
import { dispatch } from '../../../src/relay/dispatch.js';

const of = { courier: 'cou_1', mode: 'sandbox' } as const;

/** The options with which a workflow was started by a row of this topic. */
async function startedBy(topic: string, payload: object): Promise<any> {
  const started: unknown[] = [];
  const note = (_workflow: unknown, options: unknown) => Promise.resolve(started.push(options));
  const client = {
    workflow: { start: note, signalWithStart: note },
    withDeadline: (_deadline: Date, work: () => Promise<void>) => work(),
  };
  const row = {
    tenant_id: 'ten_1',
    topic,
    event_id: 'evt_1',
    priority: 2,
    facts: null,
    payload: { ...of, ...payload },
  };
  await dispatch(client as unknown as Client, row as unknown as OutboxRow, {
    deadline: new Date(),
    attentionSeconds: 900,
  });
  expect(started).toHaveLength(1);
  return started[0];
}

test.each(['run.day', 'run.look', 'rehearsal.start'])(
  '%s: can be read, found by its run, and shows when it needs a hand',
  async (topic) => {
    const options = await startedBy(topic, { run: 'run_1', depot: 'dep_1' });
    expect(options.staticSummary).toContain('run_1');
    expect(options.memo).toMatchObject({ tenant: 'ten_1', ...of });
    expect(options.args[0]).toMatchObject({ tenant: 'ten_1', run: 'run_1', attention_after: 900 });
    expect(options.typedSearchAttributes).toEqual(
      expect.arrayContaining(searchAttributes({ tenant: 'ten_1', ...of }, { depot: 'dep_1', run: 'run_1' })),
    );
  },
);
