/** The courier's settings. */
import { useClock } from '../../api/clocks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FAIL_REASONS, type Resources, unwrap, VISIT_NEWS } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { settingsQuery, useChange } from '../../api/queries';
import { sessionQuery, useRights } from '../../api/session';
import { Choices } from '../../parts/choices';
import { Button, Field, Select, TextArea } from '../../parts/fields';
import { humanise, plural } from '../../parts/format';
import { LeaveGuard } from '../../parts/leave-guard';
import { QueryState } from '../../parts/states';
import { rebased } from './rebased';
import { Setup } from './sections';

type Settings = Resources['Settings'];

/** Messages to recipients on the day → their labels for the office. */
const NEWS: Record<(typeof VISIT_NEWS)[number], string> = {
  next_stop: 'Their stop is next',
  delivered: 'Their goods were handed over',
};
const NEWS_OPTIONS = VISIT_NEWS.map((news) => [news, NEWS[news]] as const);
const REASONS = FAIL_REASONS.map((reason) => [reason, humanise(reason)] as const);

const daysWords = (days: number | null) => (days === null ? 'for ever' : plural(days, 'day'));

export function SettingsView() {
  const { mode } = useMode();
  const settings = useQuery({ ...settingsQuery(mode), staleTime: 0 });
  return (
    <Setup title="Settings" hint="The courier’s settings in this environment.">
      <QueryState query={settings}>
        {(found) => <Form settings={editedOf(found)} pending={found.retention_pending} />}
      </QueryState>
    </Setup>
  );
}

/** The settings as edited in the form. */
type Edited = Omit<Settings, 'object' | 'retention_pending' | 'notify_emails'> & { emails: string };

const editedOf = ({
  object: _,
  retention_pending: __,
  notify_emails: emails,
  ...rest
}: Settings): Edited => ({
  ...rest,
  emails: emails.join('\n'),
});

function Form({ settings, pending }: { settings: Edited; pending: Settings['retention_pending'] }) {
  const clock = useClock();
  const queries = useQueryClient();
  const { own } = useRights();
  const [base, setBase] = useState(settings);
  const [now, setNow] = useState(settings);
  // Somebody saved other settings meanwhile, or a button here: what is being edited stays.
  if (JSON.stringify(base) !== JSON.stringify(settings)) {
    setBase(settings);
    setNow(rebased(now, base, settings));
  }
  const save = useChange(
    ({ emails, ...body }: Edited) =>
      unwrap(
        api.PATCH('/settings', { body: { ...body, notify_emails: emails.split(/[\s,;]+/).filter(Boolean) } }),
      ),
    { success: () => 'Settings saved.', invalidates: ['settings'] },
  );
  const callOff = useChange(
    (days: number | null) => unwrap(api.PATCH('/settings', { body: { retention_days: days } })),
    {
      success: ({ retention_days: days }) => `Personal data are kept ${daysWords(days)}, as before.`,
      invalidates: ['settings'],
    },
  );
  const isChanged = JSON.stringify(now) !== JSON.stringify(settings);
  const minutes = (name: keyof Settings['stop_minutes'], label: string) => (
    <Field
      label={label}
      type="number"
      min={0}
      step="any"
      value={now.stop_minutes[name]}
      onChange={(event) =>
        setNow({ ...now, stop_minutes: { ...now.stop_minutes, [name]: Number(event.target.value) } })
      }
    />
  );
  const planning = (
    name: Exclude<keyof Settings['planning'], 'staffing' | 'join_drafts'>,
    label: string,
    hint?: string,
  ) => (
    <Field
      label={label}
      hint={hint}
      type="number"
      min={0}
      step={1}
      value={now.planning[name]}
      onChange={(event) =>
        setNow({ ...now, planning: { ...now.planning, [name]: Number(event.target.value) } })
      }
    />
  );
  return (
    <form
      className="stack settings"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(now, {
          // As the server has it: a shorter time to keep personal data waits.
          onSuccess: (saved) => {
            setNow((since) => rebased(since, now, editedOf(saved)));
            // It has the courier's time zone.
            void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
          },
        });
      }}
    >
      <LeaveGuard when={isChanged && own} />
      <fieldset disabled={!own} className="card">
        <legend>Courier</legend>
        <div className="fields">
          <Field
            label="Name"
            value={now.name}
            onChange={(event) => setNow({ ...now, name: event.target.value })}
          />
          <Field
            label="Time zone"
            value={now.timezone}
            onChange={(event) => setNow({ ...now, timezone: event.target.value })}
          />
          <Field
            label="Phone of the office"
            hint="On recipients’ pages and in messages."
            placeholder="+44…"
            type="tel"
            value={now.phone ?? ''}
            onChange={(event) => setNow({ ...now, phone: event.target.value || null })}
          />
          <Field
            label="Colour of emails"
            hint="Dark enough to be seen on white. Empty: dark green."
            placeholder="#0b5fff"
            value={now.colour ?? ''}
            onChange={(event) => setNow({ ...now, colour: event.target.value || null })}
          />
        </div>
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Asking recipients</legend>
        <div className="fields">
          <Field
            label="Cut-off the day before"
            type="time"
            value={now.cut_off}
            onChange={(event) => setNow({ ...now, cut_off: event.target.value })}
          />
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={end === 'from' ? 'Quiet from' : 'Quiet until'}
              type="time"
              value={now.quiet_hours[end]}
              onChange={(event) =>
                setNow({ ...now, quiet_hours: { ...now.quiet_hours, [end]: event.target.value } })
              }
            />
          ))}
          <Field
            label="Sender name"
            placeholder={now.name}
            value={now.sender_name ?? ''}
            onChange={(event) => setNow({ ...now, sender_name: event.target.value || null })}
          />
          <Field
            label="Replies to emails go to"
            hint="Without an address, emails ask for no reply."
            type="email"
            value={now.reply_to ?? ''}
            onChange={(event) => setNow({ ...now, reply_to: event.target.value || null })}
          />
          <Field
            label="Texts sent from"
            placeholder="+44…"
            type="tel"
            value={now.sms_from ?? ''}
            onChange={(event) => setNow({ ...now, sms_from: event.target.value || null })}
          />
        </div>
        <Choices
          legend="On the day, recipients are also told when"
          options={NEWS_OPTIONS}
          chosen={now.notify_recipients}
          onChange={(news) => setNow({ ...now, notify_recipients: news })}
        />
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>After a failed visit</legend>
        <div className="fields">
          <Field
            label="Most visits"
            hint="After these, the recipient is no longer asked automatically."
            placeholder="Any number"
            type="number"
            min={1}
            step={1}
            value={now.max_attempts ?? ''}
            onChange={({ target: { value } }) =>
              setNow({ ...now, max_attempts: value === '' ? null : Number(value) })
            }
          />
        </div>
        <Choices
          legend="The recipient is asked for another slot when the reason was"
          options={REASONS}
          chosen={now.rebook_on}
          onChange={(reasons) => setNow({ ...now, rebook_on: reasons })}
        />
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Minutes at a stop</legend>
        <div className="fields">
          {minutes('base', 'Every stop')}
          {minutes('per_extra_piece', 'Each additional piece')}
          {minutes('assembly', 'Assembly')}
          {minutes('remove_packaging', 'Removing packaging')}
          {minutes('disposal', 'Taking away the old item')}
        </div>
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Minutes of a working day</legend>
        <div className="fields">
          {planning('loading_minutes', 'Minutes to load', 'Before the van leaves.')}
          {planning('break_minutes', 'Break', '0 for no breaks.')}
          {planning('break_after_minutes', 'Work before a break', 'At most.')}
          {planning('max_drive_minutes', 'Most driving')}
          {planning('max_duty_minutes', 'Longest duty', 'From loading to the return.')}
        </div>
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Planning</legend>
        <div className="fields">
          <Select
            label="Who is in a van"
            hint="As many people as the van’s crew, or those on file who are on duty."
            value={now.planning.staffing}
            options={[
              ['vans', 'As many as its crew'],
              ['people', 'People on file'],
            ]}
            onChange={({ target: { value } }) =>
              setNow({
                ...now,
                planning: { ...now.planning, staffing: value === 'people' ? value : 'vans' },
              })
            }
          />
          <Select
            label="Orders with goods missing"
            value={now.goods_not_in}
            options={[
              ['warn', 'Planned and marked'],
              ['leave_out', 'Left out of the plan'],
            ]}
            onChange={({ target: { value } }) =>
              setNow({ ...now, goods_not_in: value === 'leave_out' ? value : 'warn' })
            }
          />
          {planning(
            'moved_stop_metres',
            'Least saving (metres)',
            'An order changes vans on a planned day only if that saves as much.',
          )}
          {planning(
            'tell_from_minutes',
            'Told from (minutes)',
            'On a published day, recipients are not told of a smaller change.',
          )}
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={now.planning.join_drafts}
            onChange={({ target: { checked } }) =>
              setNow({ ...now, planning: { ...now.planning, join_drafts: checked } })
            }
          />
          An order booked for a day that has drafts joins them by itself
        </label>
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Personal data</legend>
        <div className="fields">
          <Field
            label="Kept for (days)"
            placeholder="For ever"
            type="number"
            min={1}
            step={1}
            value={now.retention_days ?? ''}
            onChange={({ target: { value } }) =>
              setNow({ ...now, retention_days: value === '' ? null : Number(value) })
            }
          />
        </div>
        <p className="hint">
          Counted from the day an order is closed. A shorter time takes effect a week later, and owners are
          notified.
        </p>
        {pending && (
          <p className="settings-pending">
            <span className="status status-warn">Not in effect yet</span>
            <span>
              Kept {daysWords(pending.from)} until {clock.moment(pending.at)}, then {daysWords(pending.to)}.
            </span>
            <Button disabled={callOff.isPending} onClick={() => callOff.mutate(pending.from)}>
              Keep {daysWords(pending.from)}
            </Button>
          </p>
        )}
      </fieldset>
      <fieldset disabled={!own} className="card">
        <legend>Notifications</legend>
        <TextArea
          label="Emailed when an endpoint is disabled"
          hint="Email addresses, one per line."
          value={now.emails}
          onChange={(event) => setNow({ ...now, emails: event.target.value })}
        />
      </fieldset>
      {own && (
        <div className="row">
          <Button kind="main" type="submit" disabled={save.isPending}>
            Save
          </Button>
          {isChanged && <span className="hint">Unsaved changes.</span>}
        </div>
      )}
    </form>
  );
}
