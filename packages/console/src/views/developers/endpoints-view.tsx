/** Webhook endpoints: adding, changing, testing, disabling, rotating the secret. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { EVENT_TYPES, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import type { Delivery, Endpoint } from '../../api/deliveries';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Choices } from '../../parts/choices';
import { Button, Status } from '../../parts/fields';
import { ago, plural } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { OverlapDialog } from './overlap-dialog';
import { Secret } from '../../parts/secret';
import { Developers } from './sections';
import { useDeliveries, useEndpoints } from './use-endpoints';

const SHOWS = ['endpoints', 'deliveries'];

export function EndpointsView() {
  const { own } = useRights();
  const endpoints = useEndpoints();
  const deliveries = useDeliveries(endpoints.data ?? [], '');
  const [edited, setEdited] = useState<Endpoint | 'new'>();
  const [secret, setSecret] = useState<string>();
  const [rotated, setRotated] = useState<Endpoint>();
  const rotate = useChange(
    ({ id, hours }: { id: string; hours: number }) =>
      unwrap(
        api.POST('/webhook-endpoints/{endpoint_id}/rotate-secret', {
          params: { path: { endpoint_id: id } },
          body: { overlap_hours: hours },
        }),
      ),
    { errorsInForm: true },
  );
  const test = useChange(
    (id: string) =>
      unwrap(api.POST('/webhook-endpoints/{endpoint_id}/test', { params: { path: { endpoint_id: id } } })),
    { success: () => 'A test event is on its way. See Deliveries.', invalidates: SHOWS },
  );
  return (
    <Developers
      title="Endpoints"
      hint="Your URLs that receive signed events."
      tools={
        own && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add endpoint
          </Button>
        )
      }
    >
      {secret !== undefined && (
        <Secret title="Signing secret" secret={secret} onClose={() => setSecret(undefined)} />
      )}
      <QueryState query={endpoints}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No endpoints yet">
              <p>Add one to receive the events you choose, as they happen.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Endpoints"
              items={list}
              columns={[
                ['URL', ({ url }) => url, 'address'],
                [
                  'Events',
                  ({ events }) => (events.length === EVENT_TYPES.length ? 'All' : events.join(', ')),
                  'scopes',
                ],
                ['Status', ({ status }) => <Status of={status} />],
                [
                  'Recent deliveries',
                  ({ id }) => (
                    <RecentDeliveries of={deliveries.data?.filter(({ endpoint }) => endpoint === id)} />
                  ),
                  'nowrap',
                ],
              ]}
              actions={
                own
                  ? (endpoint) => (
                      <>
                        <Button
                          kind="quiet"
                          disabled={test.isPending}
                          onClick={() => test.mutate(endpoint.id)}
                        >
                          Test
                        </Button>
                        <EndpointMenu endpoint={endpoint} onEdit={setEdited} onRotate={setRotated} />
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {rotated && (
        <OverlapDialog
          title="Rotate the signing secret?"
          submitLabel="Rotate secret"
          busy={rotate.isPending}
          error={rotate.error}
          what="secret"
          onClose={() => setRotated(undefined)}
          onSubmit={(hours) =>
            rotate.mutate(
              { id: rotated.id, hours },
              {
                onSuccess: (made) => {
                  setRotated(undefined);
                  setSecret(made.secret);
                },
              },
            )
          }
        >
          Deliveries to {rotated.url} are signed with a new secret. Until the old one ends, they carry both
          signatures.
        </OverlapDialog>
      )}
      {edited && (
        <EditEndpoint
          endpoint={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSecret={setSecret}
        />
      )}
    </Developers>
  );
}

/** The outcome of the latest deliveries to an endpoint. */
function RecentDeliveries({ of: deliveries }: { of: readonly Delivery[] | undefined }) {
  if (!deliveries) return null;
  const last = deliveries
    .flatMap(({ attempts }) => attempts.at(-1)?.at ?? [])
    .sort()
    .at(-1);
  if (last === undefined) return <span className="hint">Nothing sent yet</span>;
  const count = (wanted: Delivery['status']) => deliveries.filter(({ status }) => status === wanted).length;
  const [waiting, failed] = [count('pending'), count('failed')];
  return (
    <>
      {failed > 0 && <span className="status status-bad">{failed} failed</span>}{' '}
      {waiting > 0 && <span className="status status-warn">{waiting} waiting</span>}{' '}
      <span className="hint">
        {failed + waiting === 0 && 'All delivered, '}
        {ago(last)}
      </span>
    </>
  );
}

function EndpointMenu({
  endpoint,
  onEdit,
  onRotate,
}: {
  endpoint: Endpoint;
  onEdit: (endpoint: Endpoint) => void;
  onRotate: (endpoint: Endpoint) => void;
}) {
  const params = { path: { endpoint_id: endpoint.id } };
  const isOn = endpoint.status === 'enabled';
  const toggle = useChange(
    () =>
      unwrap(
        api.PATCH('/webhook-endpoints/{endpoint_id}', {
          params,
          body: { status: isOn ? 'disabled' : 'enabled' },
        }),
      ),
    { success: ({ status }) => `The endpoint is ${status}.`, invalidates: SHOWS },
  );
  const recover = useChange(
    () => unwrap(api.POST('/webhook-endpoints/{endpoint_id}/recover', { params, body: {} })),
    {
      success: ({ recovered }) => `${plural(recovered, 'delivery', 'deliveries')} sent again.`,
      invalidates: SHOWS,
    },
  );
  const remove = useChange(() => unwrap(api.DELETE('/webhook-endpoints/{endpoint_id}', { params })), {
    success: () => 'Endpoint removed.',
    invalidates: SHOWS,
  });
  const { confirm, confirmDialog } = useConfirm();
  return (
    <Menu.Root modal={false}>
      {confirmDialog}
      <Menu.Trigger className="button button-quiet" aria-label={`More for ${endpoint.url}`}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={4}>
          <Menu.Item className="menu-item" onSelect={() => onEdit(endpoint)}>
            Edit
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => toggle.mutate(undefined)}>
            {isOn ? 'Disable' : 'Enable'}
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => recover.mutate(undefined)}>
            Resend missed events
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => onRotate(endpoint)}>
            Rotate secret…
          </Menu.Item>
          <Menu.Item
            className="menu-item menu-item-bad"
            onSelect={() =>
              confirm({
                title: 'Remove this endpoint?',
                text: `${endpoint.url} will receive no more events, and its deliveries will no longer be listed.`,
                label: 'Remove endpoint',
                run: () => remove.mutate(undefined),
              })
            }
          >
            Remove
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function EditEndpoint({
  endpoint,
  onClose,
  onSecret,
}: {
  endpoint: Endpoint | undefined;
  onClose: () => void;
  onSecret: (secret: string) => void;
}) {
  const [events, setEvents] = useState<ReadonlySet<Endpoint['events'][number]>>(
    new Set(endpoint?.events ?? EVENT_TYPES),
  );
  const save = useChange(
    async (url: string): Promise<string | undefined> => {
      // Keeps events of a newer server, which this page has no checkbox for.
      const body = { url, events: [...events] };
      if (!endpoint) return (await unwrap(api.POST('/webhook-endpoints', { body }))).secret;
      const params = { path: { endpoint_id: endpoint.id } };
      await unwrap(api.PATCH('/webhook-endpoints/{endpoint_id}', { params, body }));
      return undefined;
    },
    { success: () => 'Endpoint saved.', invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={endpoint ? 'Edit the endpoint' : 'Add an endpoint'}
      submitLabel={endpoint ? 'Save' : 'Add'}
      busy={save.isPending || events.size === 0}
      error={save.error}
      fields={[{ name: 'url', label: 'URL', type: 'url', required: true, wide: true }]}
      initial={{ url: endpoint?.url ?? '' }}
      onClose={onClose}
      onSubmit={({ url = '' }) =>
        save.mutate(url, {
          onSuccess: (secret) => {
            onClose();
            if (secret !== undefined) onSecret(secret);
          },
        })
      }
    >
      <Choices
        legend="Events"
        options={EVENT_TYPES.map((one) => [one, one] as const)}
        chosen={[...events]}
        onChange={(chosen) => setEvents(new Set(chosen))}
      />
    </FormDialog>
  );
}
