/** The form for a depot's zones: groups of postcodes that have slots of their own. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Field } from '../../parts/fields';
import { LeaveGuard } from '../../parts/leave-guard';
import { QueryState } from '../../parts/states';
import { prefixesOf } from './postcode-prefixes';
import { useZones } from './use-zones';
import { zoneColours } from './zone-colours';

type Edited = { id?: string; name: string; prefixes: string };

export function Zones({ depot }: { depot: string }) {
  const zones = useZones(depot);
  return (
    <section aria-label="Zones" className="card">
      <div className="section-head">
        <h2>Zones</h2>
        <p className="hint">
          The longest matching postcode prefix wins. A zone without prefixes takes the rest.
        </p>
      </div>
      <QueryState query={zones}>
        {(list) => (
          <ZonesForm
            key={JSON.stringify(list)}
            depot={depot}
            zones={list.map(({ id, name, postcode_prefixes: prefixes }) => ({
              id,
              name,
              prefixes: prefixes.join(', '),
            }))}
          />
        )}
      </QueryState>
    </section>
  );
}

function ZonesForm({ depot, zones }: { depot: string; zones: Edited[] }) {
  const { write } = useRights();
  const [now, setNow] = useState(zones);
  const save = useChange(
    () =>
      unwrap(
        api.PUT('/depots/{depot_id}/zones', {
          params: { path: { depot_id: depot } },
          body: {
            data: now.map(({ id, name, prefixes }) => ({
              ...(id !== undefined && { id }),
              name,
              postcode_prefixes: prefixesOf(prefixes),
            })),
          },
        }),
      ),
    { success: () => 'Zones saved.', invalidates: ['zones', 'slots', 'schedule'] },
  );
  const isChanged = JSON.stringify(now) !== JSON.stringify(zones);
  const colours = zoneColours(now.map(({ prefixes }) => ({ postcode_prefixes: prefixesOf(prefixes) })));
  const set = (index: number, change: Partial<Edited>) =>
    setNow(now.map((zone, at) => (at === index ? { ...zone, ...change } : zone)));
  return (
    <form
      className="zones"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <LeaveGuard when={write && isChanged} />
      {now.map((zone, index) => (
        <div key={zone.id ?? `new ${index}`} className="zone">
          <i className={`zone-mark zone-mark-${colours[index] ?? 0}`} aria-hidden="true" />
          <Field
            label="Name"
            // The first row shows the labels.
            hideLabel={index > 0}
            value={zone.name}
            disabled={!write}
            onChange={(event) => set(index, { name: event.target.value })}
          />
          <Field
            label="Postcode prefixes"
            hideLabel={index > 0}
            placeholder="Any other postcode"
            value={zone.prefixes}
            disabled={!write}
            onChange={(event) => set(index, { prefixes: event.target.value })}
          />
          {write && (
            <Button
              kind="quiet"
              aria-label={`Remove ${zone.name || 'this zone'}`}
              onClick={() => setNow(now.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {write && (
        <div className="row">
          <Button onClick={() => setNow([...now, { name: '', prefixes: '' }])}>Add zone</Button>
          <Button kind={isChanged ? 'main' : 'plain'} type="submit" disabled={save.isPending}>
            Save zones
          </Button>
        </div>
      )}
    </form>
  );
}
