/** What can be done with a day as a whole. */
import type { Depot, Order } from '../../api/queries';
import { Button } from '../../parts/fields';
import type { Lane, Unassigned } from './lanes';
import { NewRoute } from './new-route';
import { DayMenu } from './postpone';
import type { Names } from './review-sheet';
import type { ByHand } from './use-planning';

export function DayActs({
  date,
  depot,
  lanes,
  unassigned,
  orders,
  names,
  canUndo,
  canOptimise,
  canPublish,
  onUndo,
  onPropose,
  onOptimise,
  onPublish,
}: {
  date: string;
  depot: Depot | undefined;
  lanes: readonly Lane[];
  unassigned: readonly Unassigned[];
  orders: ReadonlyMap<string, Order>;
  names: Names;
  canUndo: boolean;
  canOptimise: boolean;
  canPublish: boolean;
  onUndo: () => void;
  onPropose: (proposal: ByHand) => void;
  onOptimise: () => void;
  onPublish: () => void;
}) {
  return (
    <>
      <Button disabled={!canUndo} onClick={onUndo}>
        Undo
      </Button>
      {depot && (
        <NewRoute
          date={date}
          depot={depot.id}
          lanes={lanes}
          unassigned={unassigned}
          orders={orders}
          onPropose={onPropose}
        />
      )}
      <Button disabled={!canOptimise} onClick={onOptimise}>
        Optimise
      </Button>
      <Button kind="main" data-act="publish" disabled={!canPublish} onClick={onPublish}>
        Publish
      </Button>
      <DayMenu date={date} depot={depot} names={names} />
    </>
  );
}
