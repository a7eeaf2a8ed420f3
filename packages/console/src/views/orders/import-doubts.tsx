/** What an import could not read, grouped for one answer; and what it imported and doubts. */
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { cancelOrder, patchOrder } from '../../api/order-changes';
import { ORDER_QUERIES, refresh } from '../../api/queries';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import { isOfPlace, PinButton } from '../../parts/order-warnings';
import { type ErrorGroup, groupErrors, groupTitle } from './import-answers';
import { type Column, columnName } from './import-columns';
import { addressOf, type FailedRow } from './import-rows';
import type { Doubt } from './use-import';

type Answer = (column: Column, answers: ReadonlyMap<string, string>) => void;

/** One card for each thing that many rows are refused for. */
export function SharedErrors({
  failed,
  busy,
  onAnswer,
}: {
  failed: readonly FailedRow[];
  busy: boolean;
  onAnswer: Answer;
}) {
  const groups = groupErrors(failed);
  if (groups.length === 0) return null;
  return (
    <section className="import-groups" aria-label="One answer for many rows">
      {groups.map((group) => (
        <Group key={groupTitle(group)} group={group} failed={failed} busy={busy} onAnswer={onAnswer} />
      ))}
    </section>
  );
}

function Group({
  group,
  failed,
  busy,
  onAnswer,
}: {
  group: ErrorGroup;
  failed: readonly FailedRow[];
  busy: boolean;
  onAnswer: Answer;
}) {
  const { column, values, rows, isOptional } = group;
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const name = columnName(column);
  const wrong = () =>
    new Set(
      failed.flatMap(({ row, errors }) =>
        errors.some((error) => error.column === column) ? [row[column] ?? ''] : [],
      ),
    );
  const answers = new Map(
    values.flatMap(({ value, guess }) => {
      const answer = given[value] ?? guess;
      return answer === '' ? [] : [[value, answer] as const];
    }),
  );
  const settled = values.reduce((sum, { value, rows: many }) => sum + (answers.has(value) ? many : 0), 0);
  return (
    <form
      className="card import-group"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(column, answers);
      }}
    >
      <h2>
        {plural(rows, 'row')}: <span>{groupTitle(group)}</span>
      </h2>
      {values.map(({ value, rows: many, guess }) => (
        <label key={value} className="import-answer">
          <span>
            {value === '' ? 'Nothing' : <>Read “{value}”</>} in {plural(many, 'row')} as
          </span>
          <input
            type="text"
            aria-label={`${name} for ${value === '' ? 'empty cells' : `“${value}”`}`}
            value={given[value] ?? guess}
            readOnly={busy}
            onChange={({ target }) => setGiven({ ...given, [value]: target.value })}
          />
        </label>
      ))}
      <div className="row">
        {values.length > 0 && (
          <Button type="submit" disabled={busy || settled === 0}>
            {settled === 0 ? 'Apply' : `Apply to ${plural(settled, 'row')}`}
          </Button>
        )}
        {isOptional && (
          <Button
            kind="quiet"
            disabled={busy}
            onClick={() => onAnswer(column, new Map([...wrong()].map((value) => [value, ''])))}
          >
            Leave {name.toLowerCase()} empty in all
          </Button>
        )}
      </div>
    </form>
  );
}

/** Orders that are in, and look like a mistake: each is settled here, or left as it is. */
export function Doubts({
  doubts,
  onSettle,
  onCancelled,
}: {
  doubts: readonly Doubt[];
  onSettle: (doubt: Doubt) => void;
  onCancelled: (doubt: Doubt) => void;
}) {
  if (doubts.length === 0) return null;
  const orders = new Set(doubts.map(({ warning }) => warning.order)).size;
  return (
    <section className="table-frame import-doubts" aria-label="Imported, with a doubt">
      <table>
        <caption>{plural(orders, 'order')} imported with a doubt</caption>
        <thead>
          <tr>
            {['Reference', 'Recipient', 'Address', 'Doubt', 'Settle it'].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doubts.map((doubt) => (
            <tr key={`${doubt.warning.order} ${doubt.warning.code}`}>
              <td>
                <Link to="/orders/$id" params={{ id: doubt.warning.order }} target="_blank">
                  {doubt.row.reference}
                </Link>
              </td>
              <td>{doubt.row.recipient_name}</td>
              <td>{addressOf(doubt.row)}</td>
              <td className="cell-doubt">{doubt.warning.message}</td>
              <td>
                <Settle
                  doubt={doubt}
                  onSettle={() => onSettle(doubt)}
                  onCancelled={() => onCancelled(doubt)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Settle({
  doubt,
  onSettle,
  onCancelled,
}: {
  doubt: Doubt;
  onSettle: () => void;
  onCancelled: () => void;
}) {
  const { notify, notifyError } = useNotices();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [postcode, setPostcode] = useState(doubt.row.postcode ?? '');
  const { code, order } = doubt.warning;
  const act = async (change: Promise<unknown>, words: string, done = onSettle) => {
    try {
      await change;
      notify(words);
      done();
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      void refresh(queries, ...ORDER_QUERIES);
    }
  };
  const reference = doubt.row.reference ?? '';
  if (code === 'no_name') {
    return (
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void act(patchOrder(order, { recipient: { name } }), `${reference} is for ${name}.`);
        }}
      >
        <input
          type="text"
          aria-label={`Name of ${reference}`}
          placeholder="Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} aria-label={`Save the name of ${reference}`}>
          Save
        </Button>
      </form>
    );
  }
  if (code === 'looks_twice') {
    return (
      <div className="row">
        <Button
          aria-label={`Cancel this one: ${reference}`}
          onClick={() =>
            void act(cancelOrder(order, 'Imported twice'), `${reference} is cancelled.`, onCancelled)
          }
        >
          Cancel this one
        </Button>
        <Button kind="quiet" aria-label={`Keep both: ${reference}`} onClick={onSettle}>
          Keep both
        </Button>
      </div>
    );
  }
  if (isOfPlace(code)) {
    const { line1 = '', line2, town = '' } = doubt.row;
    const address = { line1, ...(line2 && { line2 }), town, postcode };
    return (
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            patchOrder(order, { recipient: { address } }).then(({ warnings = [] }) => {
              // Another postcode that is not known settles nothing.
              const still = warnings.find(({ code: one }) => isOfPlace(one));
              if (still) throw new Error(`${postcode}: ${still.message}`);
            }),
            `${reference} goes to ${postcode}.`,
          );
        }}
      >
        <input
          type="text"
          aria-label={`Postcode of ${reference}`}
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
        />
        <Button
          type="submit"
          disabled={postcode.trim() === '' || postcode === doubt.row.postcode}
          aria-label={`Save the postcode of ${reference}`}
        >
          Save
        </Button>
        <PinButton
          order={order}
          name={reference}
          place={addressOf(doubt.row)}
          postcode={doubt.row.postcode ?? ''}
          onPinned={onSettle}
        />
      </form>
    );
  }
  return null;
}
