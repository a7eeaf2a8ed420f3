/** The route agent's suggestions, each with the changes it would make, to be accepted or dismissed. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { isMissing } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useChange, useVehicles } from '../../api/queries';
import { Button } from '../../parts/fields';
import { ago, humanise, plural, time } from '../../parts/format';
import { Reference } from './short-references';
import { type Lane } from './lanes';
import { type Change, mainChanges, type Suggestion } from './suggestion-preview';
import { referenceOf } from './use-day';

const SHOWS = ['suggestions', 'routes', 'runs', 'day-orders', 'inbox'];

export function useSuggestions(date: string, depot: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'suggestions', date],
    queryFn: () =>
      unwrap(api.GET('/agent/suggestions', { params: { query: { date, status: 'open' } } })).then(
        ({ data }) => data,
        (error: unknown) => {
          // The courier's plan does not include the route agent.
          if (isMissing(error)) return [];
          throw error;
        },
      ),
    select: (all) => all.filter((suggestion) => suggestion.depot === depot),
  }).data;
}

export function Suggestions({
  suggestions,
  lanes,
  shown,
  write,
  named,
  onShow,
}: {
  suggestions: readonly Suggestion[];
  lanes: readonly Lane[];
  shown: string | undefined;
  write: boolean;
  /** Replaces ids in a text by names. */
  named: (text: string) => string;
  onShow: (id: string | undefined) => void;
}) {
  const accept = useChange(
    (id: string) =>
      unwrap(
        api.POST('/agent/suggestions/{suggestion_id}/accept', { params: { path: { suggestion_id: id } } }),
      ),
    { success: () => 'Accepted. The routes have changed.', invalidates: SHOWS },
  );
  const dismiss = useChange(
    (id: string) =>
      unwrap(
        api.POST('/agent/suggestions/{suggestion_id}/dismiss', {
          params: { path: { suggestion_id: id } },
          body: {},
        }),
      ),
    { success: () => 'Dismissed.', invalidates: SHOWS },
  );
  const isBusy = accept.isPending || dismiss.isPending;
  /** Prevents a second answer until the suggestion has disappeared. */
  const isSettled = (id: string) =>
    [accept, dismiss].some(({ isSuccess, variables }) => isSuccess && variables === id);
  const vanNameOf = useVanNames(lanes);
  return (
    <section className="suggestions" aria-label="Suggestions" tabIndex={-1}>
      <h2>{plural(suggestions.length, 'suggestion')}</h2>
      {suggestions.map((suggestion) => {
        const isOpen = shown === suggestion.id;
        return (
          <article
            key={suggestion.id}
            className={isOpen ? 'suggestion is-open' : 'suggestion'}
            aria-label={humanise(suggestion.trigger)}
          >
            <p>
              <b>{named(suggestion.summary)}</b>
            </p>
            <p className="hint">
              {humanise(suggestion.trigger)}, {ago(suggestion.created_at)}
            </p>
            <BeforeAndAfter changes={suggestion.changes} vanNameOf={vanNameOf} />
            <Impact suggestion={suggestion} />
            <div className="row">
              {write && (
                <>
                  <Button
                    kind="main"
                    disabled={isBusy || isSettled(suggestion.id)}
                    onClick={() => accept.mutate(suggestion.id)}
                  >
                    Accept
                  </Button>
                  <Button
                    disabled={isBusy || isSettled(suggestion.id)}
                    onClick={() => dismiss.mutate(suggestion.id)}
                  >
                    Dismiss
                  </Button>
                </>
              )}
              <Button
                kind="quiet"
                aria-pressed={isOpen}
                aria-label={isOpen ? undefined : 'Show on map and board'}
                onClick={() => onShow(isOpen ? undefined : suggestion.id)}
              >
                {isOpen ? 'Hide' : 'Show'}
              </Button>
            </div>
            {isOpen && (
              <>
                <p className="suggestion-why">{named(suggestion.reason)}</p>
                <Changes changes={suggestion.changes} vanNameOf={vanNameOf} />
              </>
            )}
          </article>
        );
      })}
    </section>
  );
}

type VanNameOf = (place: Change['from'] | Change['to']) => string;

/** Returns the name of the van of a route, or of a van that has none yet. */
function useVanNames(lanes: readonly Lane[]): VanNameOf {
  const vans = useVehicles();
  return (place) => {
    if (!place) return 'no van';
    const lane = lanes.find(({ route: { id } }) => id === place.route);
    if (lane) return lane.name;
    if (place.route !== null || !('vehicle' in place)) return 'another van';
    return vans.find(({ id }) => id === place.vehicle)?.name ?? 'a van that gets a route';
  };
}

/** The vans that have the orders before, and after, each on one line. */
function BeforeAndAfter({ changes, vanNameOf }: { changes: readonly Change[]; vanNameOf: VanNameOf }) {
  const main = mainChanges(changes);
  return (
    <dl className="before-after">
      <dt className="key-before">before</dt>
      <dd>{counted(main.map(({ from }) => nameOf(from, main.length, vanNameOf)))}</dd>
      <dt className="key-after">after</dt>
      <dd>{counted(main.map(({ to }) => nameOf(to, main.length, vanNameOf)))}</dd>
    </dl>
  );
}

/** For a single order, shows the time instead of the number. */
function nameOf(place: Change['from'] | Change['to'], count: number, vanNameOf: VanNameOf): string {
  return place && count === 1 ? `${vanNameOf(place)}, ${time(place.eta)}` : vanNameOf(place);
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isOne = names.length === 1;
  return [...counts].map(([name, count]) => (isOne ? name : `${name} (${count})`)).join(', ');
}

function Impact({ suggestion: { impact, changes } }: { suggestion: Suggestion }) {
  const saved = impact.miles_saved;
  const main = mainChanges(changes).length;
  const others = changes.length - main;
  return (
    <p className="suggestion-impact">
      <span>{plural(main, 'order moves', 'orders move')}</span>
      {others > 0 && <span>{plural(others, 'order')} at a different time</span>}
      <span>{saved >= 0 ? `${saved.toFixed(1)} miles fewer` : `${(-saved).toFixed(1)} miles more`}</span>
      <span className={impact.windows_kept ? undefined : 'is-broken'}>
        {impact.windows_kept ? 'every promised window kept' : 'not every promised window kept'}
      </span>
    </p>
  );
}

function Changes({ changes, vanNameOf }: { changes: readonly Change[]; vanNameOf: VanNameOf }) {
  const at = (place: Change['from'] | Change['to']) =>
    place ? `${vanNameOf(place)}, ${time(place.eta)}` : vanNameOf(place);
  return (
    <table className="changes">
      <thead>
        <tr>
          <th>Order</th>
          <th>before</th>
          <th>after</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ order, from, to }) => (
          <tr key={order}>
            <td className="changes-order">
              <Reference of={referenceOf(order) ?? order} />
            </td>
            <td>{at(from)}</td>
            <td>{at(to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
