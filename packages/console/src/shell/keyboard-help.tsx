/** The list of keyboard shortcuts. */
import { Dialog } from '../parts/dialog';

const KEYS: readonly (readonly [group: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    'Everywhere',
    [
      ['k', 'Find anything: an order, a van, a view'],
      ['1 – 6', 'The views, from Today to Setup'],
      ['?', 'These shortcuts'],
      ['Esc', 'Close, or drop'],
    ],
  ],
  [
    'Today',
    [
      ['Tab, arrows', 'Go to a stop'],
      ['Space', 'Pick the stop up, and put it down'],
      ['← →', 'Another place on the route'],
      ['↑ ↓', 'Another van'],
      ['z', 'Undo'],
      ['Esc', 'Drop, cancel, close the stop'],
      ['Enter', 'Open the order'],
    ],
  ],
  [
    'Inbox',
    [
      ['↑ ↓', 'Previous and next row'],
      ['a', 'Accept what was understood'],
      ['p', 'Pick a slot'],
      ['w', 'Answer'],
      ['d', 'Dismiss'],
      ['r', 'Retry'],
      ['x', 'Choose, to retry several'],
    ],
  ],
  [
    'Orders',
    [
      ['/', 'Search'],
      ['↑ ↓', 'Previous and next row'],
      ['Enter', 'Open the order'],
    ],
  ],
];

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose} wide>
      <div className="keys">
        {KEYS.map(([group, keys]) => (
          <section key={group}>
            <h2>{group}</h2>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
