/** Webhook endpoints: what is told where, tried, rotated, switched off. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import type { Endpoint } from '../../api/deliveries';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Check, Status } from '../../parts/fields';
import { plural } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Secret } from './secret';
import { Developers } from './sections';
import { EVENT_TYPES, type EventType, useEndpoints } from './use-endpoints';

const SHOWS = ['endpoints', 'deliveries'];

export function EndpointsView() {
  const { write } = useRights();
  const endpoints = useEndpoints();
  const [edited, setEdited] = useState<Endpoint | 'new'>();
  const [secret, setSecret] = useState<string>();
  const test = useChange(
    (id: string) =>
      unwrap(api.POST('/webhook-endpoints/{endpoint_id}/test', { params: { path: { endpoint_id: id } } })),
    { said: () => 'A test event is on its way; see Deliveries.', shows: SHOWS },
  );
  return (
    <Developers
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add endpoint
          </Button>
        )
      }
    >
      <h2 className="section-title">Endpoints</h2>
      {secret !== undefined && (
        <Secret title="The signing secret" secret={secret} onClose={() => setSecret(undefined)} />
      )}
      <Shown of={endpoints}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No endpoints yet">
              <p>An endpoint is an address of yours that is told of events, signed.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Endpoints"
              items={list}
              columns={[
                ['Address', ({ url }) => url, 'address'],
                [
                  'Events',
                  ({ events }) => (events.length === EVENT_TYPES.length ? 'All' : events.join(', ')),
                  'scopes',
                ],
                ['Status', ({ status }) => <Status of={status} />],
              ]}
              actions={
                write
                  ? (endpoint) => (
                      <>
                        <Button
                          kind="quiet"
                          disabled={test.isPending}
                          onClick={() => test.mutate(endpoint.id)}
                        >
                          Test
                        </Button>
                        <EndpointMenu endpoint={endpoint} onEdit={setEdited} onSecret={setSecret} />
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </Shown>
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

function EndpointMenu({
  endpoint,
  onEdit,
  onSecret,
}: {
  endpoint: Endpoint;
  onEdit: (endpoint: Endpoint) => void;
  onSecret: (secret: string) => void;
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
    { said: ({ status }) => `The endpoint is ${status}.`, shows: SHOWS },
  );
  const rotate = useChange(() =>
    unwrap(api.POST('/webhook-endpoints/{endpoint_id}/rotate-secret', { params })),
  );
  const recover = useChange(
    () => unwrap(api.POST('/webhook-endpoints/{endpoint_id}/recover', { params, body: {} })),
    { said: ({ recovered }) => `${plural(recovered, 'delivery', 'deliveries')} sent again.`, shows: SHOWS },
  );
  const remove = useChange(() => unwrap(api.DELETE('/webhook-endpoints/{endpoint_id}', { params })), {
    said: () => 'The endpoint is removed.',
    shows: SHOWS,
  });
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button button-quiet" aria-label={`More for ${endpoint.url}`}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={4}>
          <Menu.Item className="menu-item" onSelect={() => onEdit(endpoint)}>
            Change
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => toggle.mutate(undefined)}>
            {isOn ? 'Disable' : 'Enable'}
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => recover.mutate(undefined)}>
            Send what it missed
          </Menu.Item>
          <Menu.Item
            className="menu-item"
            onSelect={() => rotate.mutate(undefined, { onSuccess: (made) => onSecret(made.secret) })}
          >
            Rotate the secret
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => remove.mutate(undefined)}>
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
  const [events, setEvents] = useState<ReadonlySet<EventType>>(new Set(endpoint?.events ?? EVENT_TYPES));
  const save = useChange(
    async (url: string): Promise<string | undefined> => {
      const body = { url, events: EVENT_TYPES.filter((type) => events.has(type)) };
      if (!endpoint) return (await unwrap(api.POST('/webhook-endpoints', { body }))).secret;
      const params = { path: { endpoint_id: endpoint.id } };
      await unwrap(api.PATCH('/webhook-endpoints/{endpoint_id}', { params, body }));
      return undefined;
    },
    { said: () => 'The endpoint is saved.', shows: SHOWS },
  );
  return (
    <FormDialog
      title={endpoint ? 'Change the endpoint' : 'Add an endpoint'}
      act={endpoint ? 'Save' : 'Add'}
      busy={save.isPending || events.size === 0}
      fields={[{ name: 'url', label: 'Address', type: 'url', required: true, wide: true }]}
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
      <fieldset className="choices">
        <legend>Events</legend>
        {EVENT_TYPES.map((type) => (
          <Check
            key={type}
            label={type}
            checked={events.has(type)}
            onChange={({ target: { checked } }) =>
              setEvents(
                (before) => new Set(checked ? [...before, type] : [...before].filter((one) => one !== type)),
              )
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
