/** What the route agent proposes: each change with before and after, to be accepted or dismissed. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api, isMissing } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange, useVehicles } from '../../api/queries';
import { Button } from '../../parts/fields';
import { ago, plural, time, words } from '../../parts/format';
import { type Lane, referenceOf } from './use-day';

export type Suggestion = Resources['Suggestion'];
const SHOWS = ['suggestions', 'routes', 'runs', 'day-orders', 'inbox'];

export function useSuggestions(date: string, depot: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'suggestions', date],
    queryFn: () =>
      unwrap(api.GET('/agent/suggestions', { params: { query: { date, status: 'open' } } })).then(
        ({ data }) => data,
        (error: unknown) => {
          // A plan without the route agent has none.
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
  /** A text with names in place of ids. */
  named: (text: string) => string;
  onShow: (id: string | undefined) => void;
}) {
  const accept = useChange(
    (id: string) =>
      unwrap(
        api.POST('/agent/suggestions/{suggestion_id}/accept', { params: { path: { suggestion_id: id } } }),
      ),
    { said: () => 'Accepted. The routes are changed.', shows: SHOWS },
  );
  const dismiss = useChange(
    (id: string) =>
      unwrap(
        api.POST('/agent/suggestions/{suggestion_id}/dismiss', {
          params: { path: { suggestion_id: id } },
          body: {},
        }),
      ),
    { said: () => 'Dismissed.', shows: SHOWS },
  );
  const isBusy = accept.isPending || dismiss.isPending;
  return (
    <section className="suggestions" aria-label="Suggestions">
      {suggestions.map((suggestion) => (
        <article key={suggestion.id} className="suggestion" aria-label={words(suggestion.trigger)}>
          <div className="suggestion-words">
            <p>
              <b>{suggestion.summary}</b>{' '}
              <span className="hint">
                {words(suggestion.trigger)}, {ago(suggestion.created_at)}
              </span>
            </p>
            <p className="hint">{named(suggestion.reason)}</p>
            <Impact suggestion={suggestion} />
          </div>
          <div className="row">
            <Button
              kind="quiet"
              aria-pressed={shown === suggestion.id}
              onClick={() => onShow(shown === suggestion.id ? undefined : suggestion.id)}
            >
              {shown === suggestion.id ? 'Hide' : 'Show on map and board'}
            </Button>
            {write && (
              <>
                <Button kind="main" disabled={isBusy} onClick={() => accept.mutate(suggestion.id)}>
                  Accept
                </Button>
                <Button disabled={isBusy} onClick={() => dismiss.mutate(suggestion.id)}>
                  Dismiss
                </Button>
              </>
            )}
          </div>
          <Changes suggestion={suggestion} lanes={lanes} isOpen={shown === suggestion.id} />
        </article>
      ))}
    </section>
  );
}

function Impact({ suggestion: { impact, changes } }: { suggestion: Suggestion }) {
  const saved = impact.miles_saved;
  return (
    <p className="suggestion-impact">
      <span>{plural(changes.length, 'order')} moved</span>
      <span>{saved >= 0 ? `${saved.toFixed(1)} miles fewer` : `${(-saved).toFixed(1)} miles more`}</span>
      <span className={impact.windows_kept ? undefined : 'is-broken'}>
        {impact.windows_kept ? 'every promised window kept' : 'not every promised window kept'}
      </span>
    </p>
  );
}

function Changes({
  suggestion,
  lanes,
  isOpen,
}: {
  suggestion: Suggestion;
  lanes: readonly Lane[];
  isOpen: boolean;
}) {
  const vans = useVehicles();
  const vanOf = (vehicle: string | undefined) =>
    vans.find(({ id }) => id === vehicle)?.name ?? 'a van that gets a route';
  const nameOf = (route: string) => lanes.find((lane) => lane.route.id === route)?.name ?? 'another van';
  const listed = isOpen ? suggestion.changes : suggestion.changes.slice(0, 3);
  const more = suggestion.changes.length - listed.length;
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
        {listed.map(({ order, from, to }) => (
          <tr key={order}>
            <td>{referenceOf(order) ?? order}</td>
            <td>{from ? `${nameOf(from.route)}, ${time(from.eta)}` : 'no van'}</td>
            <td>{to ? `${to.route ? nameOf(to.route) : vanOf(to.vehicle)}, ${time(to.eta)}` : 'no van'}</td>
          </tr>
        ))}
        {more > 0 && (
          <tr>
            <td colSpan={3} className="hint">
              and {more} more
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
