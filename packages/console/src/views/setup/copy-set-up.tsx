/** Copies the set-up of the sandbox to live, after a preview. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api, stayingIn } from '../../api/client';
import { useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { byName, plural } from '../../parts/format';
import { QueryState } from '../../parts/states';
import { SET_UP_KINDS, setUpWords } from './set-up-words';

const inSandbox = { headers: stayingIn('sandbox') };
const inLive = { headers: stayingIn('live') };

async function copy(isPreview: boolean): Promise<Resources['SetUpCopy']> {
  const { object: _, ...setUp } = await unwrap(api.GET('/setup', inSandbox));
  return unwrap(api.POST('/setup', { ...inLive, body: { ...setUp, dry_run: isPreview } }));
}

export function CopySetUp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="row">
      <Button onClick={() => setIsOpen(true)}>Copy set-up from sandbox</Button>
      <span className="hint">Depots, slots, vans, drivers, shippers and texts. No orders.</span>
      {isOpen && <Preview onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Preview({ onClose }: { onClose: () => void }) {
  const preview = useQuery({
    queryKey: ['live', 'setup-copy'],
    queryFn: () => copy(true),
    staleTime: 0,
    gcTime: 0,
  });
  const apply = useChange(() => copy(false), {
    success: ({ added }) => `${plural(added.length, 'record')} copied from the sandbox.`,
    invalidates: ['depots', 'vehicles', 'drivers', 'shippers', 'templates', 'slots'],
  });
  return (
    <Dialog title="Copy set-up from sandbox" open onClose={onClose}>
      <QueryState query={preview}>
        {({ added, kept }) => {
          const drivers = added.filter(({ kind }) => kind === 'driver').length;
          return (
            <div className="stack">
              {added.length === 0 ? (
                <p>Live has everything that the sandbox has.</p>
              ) : (
                <dl className="facts">
                  {SET_UP_KINDS.map((kind) => [kind, added.filter((one) => one.kind === kind)] as const)
                    .filter(([, of]) => of.length > 0)
                    .map(([kind, of]) => (
                      <div key={kind} className="copy-kind">
                        <dt>{setUpWords(kind, of.length)}</dt>
                        <dd>
                          {of
                            .toSorted(byName)
                            .map(({ name }) => name)
                            .join(', ')}
                        </dd>
                      </div>
                    ))}
                </dl>
              )}
              {kept.length > 0 && (
                <p className="hint">
                  {plural(kept.length, 'name is', 'names are')} in live already and{' '}
                  {kept.length === 1 ? 'stays' : 'stay'} as {kept.length === 1 ? 'it is' : 'they are'}.
                </p>
              )}
              {drivers > 0 && (
                <p>
                  <b>{plural(drivers, 'driver is', 'drivers are')} texted a link to the app.</b>
                </p>
              )}
              <div className="row row-end">
                <Button onClick={onClose}>Cancel</Button>
                <Button
                  kind="main"
                  disabled={apply.isPending || added.length === 0}
                  onClick={() => apply.mutate(undefined, { onSuccess: onClose })}
                >
                  Copy
                </Button>
              </div>
            </div>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
