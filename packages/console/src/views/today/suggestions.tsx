/** The route agent's suggestions, each with what it would do, to be accepted, dismissed or reviewed. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useHasAgent } from '../../api/session';
import { useCommands } from '../../parts/commands';
import { Button } from '../../parts/fields';
import { ago, humanise, plural } from '../../parts/format';
import type { Visits } from './clock';
import { handoversOf, windowsWords } from './handovers';
import type { Lane } from './lanes';
import { ACCEPT, type Names, placeIn } from './review-sheet';
import { type Change, mainChanges, type Suggestion } from './suggestion-preview';

export function useSuggestions(date: string, depot: string) {
  const { mode } = useMode();
  const hasAgent = useHasAgent();
  return useQuery({
    enabled: hasAgent,
    queryKey: [mode, 'suggestions', date],
    queryFn: () =>
      unwrap(api.GET('/agent/suggestions', { params: { query: { date, status: 'open' } } })).then(
        ({ data }) => data,
      ),
    select: (all) => all.filter((suggestion) => suggestion.depot === depot),
  }).data;
}

export function Suggestions({
  suggestions,
  lanes,
  visits,
  shown,
  write,
  names,
  isBusy,
  onShow,
  onAccept,
  onDismiss,
}: {
  suggestions: readonly Suggestion[];
  lanes: readonly Lane[];
  visits: Visits;
  shown: string | undefined;
  write: boolean;
  names: Names;
  isBusy: boolean;
  onShow: (id: string | undefined) => void;
  onAccept: (suggestion: Suggestion) => void;
  onDismiss: (suggestion: Suggestion) => void;
}) {
  useCommands(
    suggestions.flatMap((suggestion) => {
      const hint = names.named(suggestion.summary);
      const review = { name: 'Review the suggestion', hint, run: () => onShow(suggestion.id) };
      if (!write || isBusy) return [review];
      return [
        { name: 'Accept the suggestion', hint, run: () => onAccept(suggestion) },
        { name: 'Dismiss the suggestion', hint, run: () => onDismiss(suggestion) },
        review,
      ];
    }),
  );
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
            {/* Its review says all of it, and has the answers. */}
            {!isOpen && (
              <>
                <p>
                  <b>{names.named(suggestion.summary)}</b>
                </p>
                <p className="hint">
                  {humanise(suggestion.trigger)}, {ago(suggestion.created_at)}
                </p>
                <BeforeAndAfter changes={suggestion.changes} names={names} />
                <Impact suggestion={suggestion} handovers={handoversOf(suggestion.changes, lanes, visits)} />
              </>
            )}
            <div className="row">
              {write && !isOpen && (
                <>
                  <Button kind="main" disabled={isBusy} onClick={() => onAccept(suggestion)}>
                    {ACCEPT.keep}
                  </Button>
                  <Button disabled={isBusy} onClick={() => onDismiss(suggestion)}>
                    {ACCEPT.discard}
                  </Button>
                </>
              )}
              <Button
                kind="quiet"
                aria-pressed={isOpen}
                aria-label={isOpen ? undefined : 'Review on map and board'}
                onClick={() => onShow(isOpen ? undefined : suggestion.id)}
              >
                {isOpen ? 'Close the review' : 'Review'}
              </Button>
            </div>
          </article>
        );
      })}
    </section>
  );
}

/** The vans that have the orders before, and after, each on one line. */
function BeforeAndAfter({ changes, names }: { changes: readonly Change[]; names: Names }) {
  const main = mainChanges(changes);
  // For a single order, shows the time instead of the number.
  const nameOf = (place: Change['from'] | Change['to']) =>
    main.length === 1 ? placeIn(names, place) : names.vanOf(place);
  return (
    <dl className="before-after">
      <dt className="key-before">before</dt>
      <dd>{counted(main.map(({ from }) => nameOf(from)))}</dd>
      <dt className="key-after">after</dt>
      <dd>{counted(main.map(({ to }) => nameOf(to)))}</dd>
    </dl>
  );
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isOne = names.length === 1;
  return [...counts].map(([name, count]) => (isOne ? name : `${name} (${count})`)).join(', ');
}

function Impact({
  suggestion: { impact, changes },
  handovers,
}: {
  suggestion: Suggestion;
  handovers: readonly string[];
}) {
  const saved = impact.miles_saved;
  const main = mainChanges(changes).length;
  const others = changes.length - main;
  return (
    <>
      <p className="suggestion-impact">
        <span>{plural(main, 'order moves', 'orders move')}</span>
        {others > 0 && <span>{plural(others, 'order')} at a different time</span>}
        <span>{saved >= 0 ? `${saved.toFixed(1)} miles fewer` : `${(-saved).toFixed(1)} miles more`}</span>
        <span className={impact.windows_kept ? undefined : 'is-broken'}>
          {windowsWords(impact, handovers)}
        </span>
      </p>
      {handovers.map((words) => (
        <p key={words} className="suggestion-handover">
          {words}
        </p>
      ))}
    </>
  );
}
