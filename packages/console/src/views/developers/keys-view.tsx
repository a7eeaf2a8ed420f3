/** The courier's API keys: created, shown once, rolled, revoked. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { type Resources, SCOPES, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Choices } from '../../parts/choices';
import { Button } from '../../parts/fields';
import { ago, capitalise } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { OverlapDialog } from './overlap-dialog';
import { Secret } from '../../parts/secret';
import { Developers } from './sections';

type ApiKey = Resources['ApiKey'];
type Scope = ApiKey['scopes'][number];

export function KeysView() {
  const clock = useClock();
  const { mode } = useMode();
  const { own } = useRights();
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<string>();
  const [rolled, setRolled] = useState<ApiKey>();
  const keys = useQuery({
    queryKey: [mode, 'api-keys'],
    queryFn: () =>
      unwrap(api.GET('/api-keys', { params: { query: { limit: 100 } } })).then(({ data }) => data),
  });
  const revoke = useChange(
    (id: string) => unwrap(api.DELETE('/api-keys/{api_key_id}', { params: { path: { api_key_id: id } } })),
    { success: () => 'Key revoked.', invalidates: ['api-keys'] },
  );
  const roll = useChange(
    ({ id, hours }: { id: string; hours: number }) =>
      unwrap(
        api.POST('/api-keys/{api_key_id}/roll', {
          params: { path: { api_key_id: id } },
          body: { overlap_hours: hours },
        }),
      ),
    { invalidates: ['api-keys'], errorsInForm: true },
  );
  const { confirm, confirmDialog } = useConfirm();
  /** Asks before revoking a live key, because programs may depend on it. */
  const leave = ({ id, label, last_used_at: used }: ApiKey) => {
    if (mode === 'sandbox') revoke.mutate(id);
    else
      confirm({
        title: `Revoke ${label ?? 'this key'}?`,
        text: used
          ? `It was last used ${ago(used)}. Programs that use it will be refused.`
          : 'It has never been used. This cannot be undone.',
        label: 'Revoke key',
        run: () => revoke.mutate(id),
      });
  };
  return (
    <Developers
      title="API keys"
      hint={
        mode === 'live'
          ? 'Keys for the live environment. They act on real orders.'
          : 'Keys for the sandbox, where nothing real happens.'
      }
      tools={
        own && (
          <Button kind="main" onClick={() => setIsOpen(true)}>
            Create key
          </Button>
        )
      }
    >
      {made !== undefined && <Secret title="New key" secret={made} onClose={() => setMade(undefined)} />}
      <QueryState query={keys}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No keys yet">
              <p>A key lets your programs call the API.</p>
            </Empty>
          ) : (
            <RecordTable
              label="API keys"
              items={list}
              columns={[
                ['Label', ({ label }) => label ?? 'No label'],
                ['Key', ({ last_four: end }) => <code>…{end}</code>],
                [
                  'Scopes',
                  ({ scopes }) => (scopes.length === SCOPES.length ? 'Everything' : scopes.join(', ')),
                  'scopes',
                ],
                [
                  'Used from',
                  ({ allowed_ips: networks = [] }) =>
                    networks.length === 0 ? 'Anywhere' : networks.join(', '),
                  'scopes',
                ],
                ['Last used', ({ last_used_at: at }) => (at ? capitalise(ago(at)) : 'Never'), 'nowrap'],
                ['Expires', ({ expires_at: at }) => (at ? clock.moment(at) : 'Never'), 'nowrap'],
                ['Created', ({ created_at: at }) => clock.moment(at), 'nowrap'],
              ]}
              actions={
                own
                  ? (key) => (
                      <>
                        <Button kind="quiet" onClick={() => setRolled(key)}>
                          Roll
                        </Button>
                        <Button kind="bad" disabled={revoke.isPending} onClick={() => leave(key)}>
                          Revoke
                        </Button>
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {confirmDialog}
      {rolled && (
        <OverlapDialog
          title={`Roll ${rolled.label ?? 'this key'}?`}
          submitLabel="Roll key"
          busy={roll.isPending}
          error={roll.error}
          what="key"
          onClose={() => setRolled(undefined)}
          onSubmit={(hours) =>
            roll.mutate(
              { id: rolled.id, hours },
              {
                onSuccess: ({ key }) => {
                  setRolled(undefined);
                  setMade(key);
                },
              },
            )
          }
        >
          A new key with the same scopes, addresses and expiry takes its place.
        </OverlapDialog>
      )}
      {isOpen && (
        <CreateKey
          onClose={() => setIsOpen(false)}
          onMade={(key) => {
            setIsOpen(false);
            setMade(key);
          }}
        />
      )}
    </Developers>
  );
}

function CreateKey({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const clock = useClock();
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set(SCOPES));
  const create = useChange((body: Resources['ApiKeyInput']) => unwrap(api.POST('/api-keys', { body })), {
    invalidates: ['api-keys'],
    errorsInForm: true,
  });
  return (
    <FormDialog
      title="Create an API key"
      submitLabel="Create"
      busy={create.isPending || scopes.size === 0}
      error={create.error}
      fields={[
        { name: 'label', label: 'Label', required: true },
        {
          name: 'expires',
          label: 'Expires',
          type: 'date',
          hint: 'Leave empty for never.',
          param: 'expires_at',
        },
        {
          name: 'networks',
          label: 'Used from',
          type: 'area',
          wide: true,
          hint: 'Addresses or networks, such as 203.0.113.0/24, one per line. Leave empty for anywhere.',
        },
      ]}
      onClose={onClose}
      onSubmit={({ label = '', expires, networks = '' }) => {
        const allowed = networks.split(/[\s,;]+/).filter(Boolean);
        create.mutate(
          {
            label,
            scopes: SCOPES.filter((scope) => scopes.has(scope)),
            ...(expires && { expires_at: clock.endOfDay(expires) }),
            ...(allowed.length > 0 && { allowed_ips: allowed }),
          },
          { onSuccess: ({ key }) => onMade(key) },
        );
      }}
    >
      <Choices
        legend="Scopes"
        options={SCOPES.map((one) => [one, one] as const)}
        chosen={[...scopes]}
        onChange={(chosen) => setScopes(new Set(chosen))}
      />
    </FormDialog>
  );
}
