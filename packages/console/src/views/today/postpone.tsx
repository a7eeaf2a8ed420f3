/** Calls off a depot's day: shows what would happen, and does it once somebody has seen that. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useEffect, useState } from 'react';
import { api } from '../../api/client';
import { inWords } from '../../api/errors';
import { useMode } from '../../api/mode';
import { type Depot, refresh, useChange } from '../../api/queries';
import { useHasAgent } from '../../api/session';
import { useAskAgent } from '../../parts/ask-agent';
import { useCommands } from '../../parts/commands';
import { Dialog } from '../../parts/dialog';
import { Button, Field } from '../../parts/fields';
import { addDays, day } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import { VerbMenu } from '../../parts/verb-menu';
import { changesAnything, consequencesOf, reviewOfPostponement } from './postponement';
import { type Names, ReviewBody } from './review-sheet';

type Job = Resources['PostponementJob'];
type Wish = { reason: string; from: string };

const SHOWS = ['routes', 'runs', 'day-orders', 'orders', 'order', 'inbox', 'slots', 'suggestions'];

export function DayMenu({ date, depot, names }: { date: string; depot: Depot | undefined; names: Names }) {
  const [isOpen, setIsOpen] = useState(false);
  const ask = useAskAgent();
  const hasAgent = useHasAgent();
  const verbs = [
    ...(hasAgent
      ? [{ label: 'Ask the agent about this day', act: () => depot && ask.mutate({ depot: depot.id, date }) }]
      : []),
    { label: 'Postpone the day…', act: () => setIsOpen(true) },
  ];
  useCommands(
    depot ? verbs.map(({ label, act }) => ({ name: label.replace('…', ''), hint: day(date), run: act })) : [],
  );
  /** The day really being postponed, also while its dialog is closed. */
  const [underWay, setUnderWay] = useState<string>();
  const job = useJob(underWay);
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  useEffect(() => {
    if (!job || !isOver(job)) return;
    if (job.error) notifyError(inWords(job.error.message));
    else if (job.result) notify(`The day is postponed. ${consequencesOf(job.result).join(' ')}`);
    void refresh(queries, ...SHOWS);
    setUnderWay(undefined);
    setIsOpen(false);
  }, [job, notify, notifyError, queries]);
  if (!depot) return null;
  return (
    <>
      <VerbMenu trigger="⋯" label="The day, more" look="button button-quiet" verbs={verbs} />
      {isOpen && (
        <PostponeDialog
          date={date}
          depot={depot}
          names={names}
          isPostponing={underWay !== undefined}
          onBegun={setUnderWay}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function PostponeDialog({
  date,
  depot,
  names,
  isPostponing,
  onBegun,
  onClose,
}: {
  date: string;
  depot: Depot;
  names: Names;
  /** Set once it is no longer a dry run. */
  isPostponing: boolean;
  onBegun: (job: string) => void;
  onClose: () => void;
}) {
  const [wish, setWish] = useState<Wish>({ reason: '', from: '' });
  const [id, setId] = useState<string>();
  const { notifyError } = useNotices();
  const start = useChange(async (isTrial: boolean) => {
    const begun = await unwrap(
      api.POST('/depots/{depot_id}/days/{date}/postpone', {
        params: { path: { depot_id: depot.id, date } },
        body: {
          dry_run: isTrial,
          ...(wish.reason && { reason: wish.reason }),
          ...(wish.from && { offer_from: wish.from }),
        },
      }),
    );
    if (isTrial) setId(begun.id);
    else onBegun(begun.id);
  });
  const job = useJob(id);
  const isReal = isPostponing || (start.isPending && !start.variables);
  const isUnderWay = isReal || start.isPending || (id !== undefined && (!job || !isOver(job)));
  const trial = job?.result ?? undefined;
  useEffect(() => {
    if (!job?.error) return;
    notifyError(inWords(job.error.message));
    onClose();
  }, [job, notifyError, onClose]);
  const set = (name: keyof Wish) => (event: { target: { value: string } }) => {
    setWish({ ...wish, [name]: event.target.value });
    // What was shown answers another wish.
    setId(undefined);
  };
  return (
    <Dialog
      title={`Postpone ${day(date)} at ${depot.name}`}
      open
      onClose={onClose}
      hasText={!isReal && wish.reason !== ''}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate(!trial);
        }}
      >
        <div className="fields">
          <Field
            label="Reason"
            hint="Recipients read it."
            value={wish.reason}
            maxLength={160}
            disabled={isUnderWay}
            onChange={set('reason')}
          />
          <Field
            label="Earliest date to offer"
            type="date"
            hint={`Leave empty for ${day(addDays(date, 1))}.`}
            value={wish.from}
            min={addDays(date, 1)}
            disabled={isUnderWay}
            onChange={set('from')}
          />
        </div>
        <div role="status">
          {isUnderWay && <p className="hint">{isReal ? 'Postponing…' : 'Working it out…'}</p>}
          {trial && !isUnderWay && <ReviewBody review={reviewOfPostponement(trial)} names={names} />}
          {!trial && !isUnderWay && <p>Nothing happens yet: you get a preview first.</p>}
        </div>
        <div className="row row-end">
          <Button onClick={onClose}>{isReal ? 'Close' : 'Keep the day'}</Button>
          <Button
            kind={trial ? 'danger' : 'main'}
            type="submit"
            disabled={isUnderWay || (trial && !changesAnything(trial))}
          >
            {trial ? 'Postpone the day' : 'Show what would happen'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const isOver = ({ status }: Job) => status === 'succeeded' || status === 'failed';

function useJob(id: string | undefined): Job | undefined {
  const { mode } = useMode();
  const { data } = useQuery({
    queryKey: [mode, 'job', id],
    queryFn: async () => {
      const job = await unwrap(api.GET('/jobs/{job_id}', { params: { path: { job_id: id ?? '' } } }));
      if (job.type !== 'day_postponement') throw new Error(`${job.id} is not a postponement.`);
      return job;
    },
    enabled: id !== undefined,
    staleTime: 0,
    // The stream does not report trials.
    refetchInterval: ({ state: { data: known } }) => (known && isOver(known) ? false : 1_000),
  });
  return id === undefined ? undefined : data;
}
