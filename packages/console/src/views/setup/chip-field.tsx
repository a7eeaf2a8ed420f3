/** A field for a text with chips, and the names that can be put where the caret is. */
import { useEffect, useId, useRef } from 'react';
import { type Case, chipsIn } from './text-chips';

export function ChipField({
  label,
  value,
  names,
  holds,
  isLine = false,
  onChange,
}: {
  label: string;
  value: string;
  /** Names and what they are called. */
  names: readonly (readonly [name: string, words: string])[];
  /** The case whose words are shown. */
  holds: Case;
  /** Whether it has one line. */
  isLine?: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const shown = useRef<Case>(undefined);
  useEffect(() => {
    // While somebody types, what is shown is what was typed.
    if (!field.current || (sourceOf(field.current) === value && shown.current === holds)) return;
    field.current.replaceChildren(...nodesOf(value, holds));
    shown.current = holds;
  }, [value, holds]);
  const told = () => field.current && onChange(sourceOf(field.current));
  return (
    <div className="field field-wide">
      <span id={id} className="label">
        {label}
      </span>
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-multiline={!isLine}
        aria-labelledby={id}
        className={isLine ? 'chip-field is-line' : 'chip-field'}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        onInput={told}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="chip-names" role="group" aria-label={`Names for: ${label}`}>
        {names.map(([name, words]) => (
          <button
            key={name}
            type="button"
            className="chip chip-button"
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!field.current) return;
              insert(field.current, `{{ ${name} }}`);
              told();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Returns a text as the field shows it. */
const nodesOf = (text: string, holds: Case): Node[] =>
  chipsIn(text, holds).map(({ source, words, hint }) => {
    if (words === undefined) return document.createTextNode(source);
    const chip = document.createElement('span');
    chip.className = hint === undefined ? 'chip' : 'chip chip-if';
    chip.contentEditable = 'false';
    chip.dataset['source'] = source;
    chip.textContent = words;
    if (hint !== undefined) chip.title = hint;
    return chip;
  });

/** Returns the text that a field shows. */
function sourceOf(node: Node): string {
  if (node instanceof HTMLElement && node.dataset['source'] !== undefined) return node.dataset['source'];
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(sourceOf).join('');
}

/** Puts a tag where the caret is, or at the end. */
function insert(field: HTMLElement, tag: string): void {
  const [chip] = nodesOf(tag, {});
  const selection = getSelection();
  if (!chip || !selection) return;
  const range = document.createRange();
  if (selection.rangeCount > 0 && field.contains(selection.anchorNode)) {
    const chosen = selection.getRangeAt(0);
    chosen.deleteContents();
    chosen.insertNode(chip);
  } else field.append(chip);
  range.setStartAfter(chip);
  selection.removeAllRanges();
  selection.addRange(range);
  field.focus();
}
