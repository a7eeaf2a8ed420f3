/** How many stops are selected, on the board or on the map, with a way to let them go. It renders alone. */
import { useSyncExternalStore } from 'react';
import { plural } from '../../parts/format';
import type { Selection } from './selection';

export function SelectionNote({ selection }: { selection: Selection }) {
  const count = useSyncExternalStore(selection.watch, () => selection.orders.size);
  return (
    <div className="selection-note" role="status">
      {count > 0 && (
        <p className="card">
          <b>{plural(count, 'stop')} selected</b>
          <span className="hint">Drag one of them, or Space on it.</span>
          <button
            type="button"
            className="icon-button"
            aria-label="Clear the selection"
            onClick={() => selection.set([])}
          >
            ×
          </button>
        </p>
      )}
    </div>
  );
}
