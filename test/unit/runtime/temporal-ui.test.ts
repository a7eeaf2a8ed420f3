/**
 * Links into the Temporal UI have the form that it uses itself: whatever an id is made of, it is one part of the path.
 */
import { workflowsUrl, workflowUrl } from '../../../src/runtime/temporal-ui.js';

const UI = 'http://localhost:8233';

test('a run of a workflow', () => {
  expect(workflowUrl(UI, 'waypost', 'order/ten_1/ord_1', '01a205c0-cbea')).toBe(
    'http://localhost:8233/namespaces/waypost/workflows/order%2Ften_1%2Ford_1/01a205c0-cbea',
  );
});

test.each(['webhook/ten_1/whd_1/replay-2', 'job/a b?c#d%2Fe', 'housekeeping-workflow-2026-11-23T00:07:00Z'])(
  '%s is found again in its address',
  (id) => {
    const [, namespaces, namespace, workflows, workflow, run, ...rest] = new URL(
      workflowUrl(UI, 'way post', id, 'run-1'),
    ).pathname.split('/');
    expect([namespaces, decodeURIComponent(namespace!), workflows]).toEqual([
      'namespaces',
      'way post',
      'workflows',
    ]);
    expect([decodeURIComponent(workflow!), run, rest]).toEqual([id, 'run-1', []]);
  },
);

test('the list is that of the namespace, not the empty one that the UI begins with', () => {
  expect(workflowsUrl(UI, 'waypost')).toBe('http://localhost:8233/namespaces/waypost/workflows');
});
