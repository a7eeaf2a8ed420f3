/** Help: where to read on, and the list of keyboard shortcuts. */
import { Dialog } from '../parts/dialog';

const KEYS: readonly (readonly [group: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    'Everywhere',
    [
      ['k, Ctrl+k', 'Find anything: an order, a van, a view'],
      ['1 – 7', 'The views, from Today to Setup'],
      ['?', 'Show these shortcuts'],
      ['Esc', 'Close, or cancel'],
    ],
  ],
  [
    'Today',
    [
      ['Tab, arrows', 'Go to a stop'],
      ['Space', 'Pick up or drop a stop'],
      ['← →', 'Move along the route'],
      ['↑ ↓', 'Move to another van'],
      ['x, Shift+arrows', 'Select the stop; select on to the next one'],
      ['z, Ctrl+z', 'Undo'],
      ['Esc', 'Cancel, or close the stop'],
      ['Enter', 'To its details: what can be recorded, its order'],
    ],
  ],
  [
    'Inbox',
    [
      ['↑ ↓', 'Previous or next row'],
      ['a', 'Accept what was understood'],
      ['p', 'Pick a slot'],
      ['w', 'Answer'],
      ['d', 'Dismiss'],
      ['c', 'Cancel the order'],
      ['r', 'Retry'],
      ['x', 'Select, to retry several'],
    ],
  ],
  [
    'Receiving',
    [
      ['Enter', 'Ends a code'],
      ['F2 F3 F4 F6', 'In, damaged, missing, back to the shipper'],
      ['F9', 'Take the last scan back'],
    ],
  ],
  [
    'Orders',
    [
      ['/', 'Search'],
      ['↑ ↓', 'Previous or next row'],
      ['Enter', 'Open the order'],
      ['x', 'Select the row, to act on several'],
      ['j k', 'In an order: the next or the previous one of the list'],
      ['z, Ctrl+z', 'Undo what was done to several'],
    ],
  ],
];

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Help and keyboard shortcuts" open={open} onClose={onClose} wide>
      <p>
        <kbd>k</kbd> finds every order, van and view, and does what the view offers.{' '}
        <a href="/docs" target="_blank" rel="noreferrer">
          Documentation and API reference
        </a>
      </p>
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
