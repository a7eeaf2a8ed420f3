/** Legend of the board: a list beside the button that opens it. Clicking elsewhere or Escape closes it. */
import { useRef } from 'react';

/** Each mark by its class in legend.css, with its meaning. */
const MARKS = [
  ['visit', 'A visit: from when it begins, as long as it takes, in the van’s colour'],
  ['slot', 'The booked slot; the dashed frame is the window that the recipient was told'],
  ['done', 'Completed, where and when it was done'],
  ['bad', 'Will be late, or failed: ✕'],
  ['door', 'The van is at the door'],
  ['missing', 'Goods that are not all in: 1 of 2 pieces'],
  ['break', 'The driver’s break'],
  ['wait', 'Waiting, estimated'],
  ['now', 'Now'],
] as const;

const TEXTS = [
  ['+12', 'Minutes after the booked slot, or after the window told'],
  ['−10', 'Minutes before the slot began'],
  ['1/2', 'Pieces in, of those expected'],
  ['7', 'The stop’s number on its route, where a name has no room'],
] as const;

export function Legend() {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = () => {
    if (!button.current || !list.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    const { style } = list.current;
    style.setProperty('--below', `${bottom + 4}px`);
    style.setProperty('--beside', `${document.documentElement.clientWidth - right}px`);
  };
  return (
    <>
      <button ref={button} type="button" className="legend-open" popoverTarget="board-legend">
        Legend
      </button>
      <div
        ref={list}
        id="board-legend"
        popover="auto"
        // Not a dialog: the view's keys still work.
        role="group"
        aria-label="Legend of the board"
        className="legend"
        tabIndex={0}
        onBeforeToggle={place}
      >
        <dl>
          {MARKS.map(([mark, words]) => (
            <div key={mark}>
              <dt>
                <i className={`legend-mark legend-${mark}`} />
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
          {TEXTS.map(([text, words]) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">Point at a stop, or go to it with the arrow keys, to see all of it.</p>
      </div>
    </>
  );
}
