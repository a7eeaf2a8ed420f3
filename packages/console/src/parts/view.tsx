/** The frame of a view: its heading, its tools, and its content. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCounts } from '../api/counts';
import { useButtonCommands } from './commands';
import { allOf, titleWith } from './office-counts';

/** Whether a view has been shown since the page was loaded. */
let hasShown = false;

export function View({
  title,
  sections,
  tools,
  full = false,
  children,
}: {
  title: string;
  /** Navigation between the view's sections, next to the heading. */
  sections?: ReactNode;
  tools?: ReactNode;
  /** Fills the window instead of scrolling with it. */
  full?: boolean;
  children: ReactNode;
}) {
  const waiting = allOf(useCounts());
  const frame = useRef<HTMLElement>(null);
  // Keyboard users continue in the view, not at the top of the page, unless the view has put the focus somewhere.
  useEffect(() => {
    if (hasShown && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    hasShown = true;
  }, []);
  useEffect(() => {
    document.title = titleWith(title, waiting);
  }, [title, waiting]);
  return (
    <main ref={frame} id="main" className={full ? 'view view-full' : 'view'} tabIndex={-1}>
      <header className={sections ? 'view-head has-sections' : 'view-head'}>
        <h1>{title}</h1>
        {sections}
        {tools && <Tools>{tools}</Tools>}
      </header>
      {children}
    </main>
  );
}

/** Actions of a view or a section: each button is a command of the palette too. */
function Tools({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useButtonCommands(frame);
  return (
    <div ref={frame} className="tools">
      {children}
    </div>
  );
}

/** A section of a view: its heading, a hint, tools, and its content. */
export function Section({
  title,
  hint,
  tools,
  children,
}: {
  title: string;
  hint?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="section-head">
        <h2>{title}</h2>
        {hint && <p className="hint">{hint}</p>}
        {tools && <Tools>{tools}</Tools>}
      </div>
      {children}
    </>
  );
}

/** Links to the sections of a view. */
export function Sections({
  label,
  of: sections,
  keepsSearch = false,
}: {
  label: string;
  of: readonly (readonly [to: string, name: string])[];
  /** Set if what the address says of one section holds for the next. */
  keepsSearch?: boolean;
}) {
  return (
    <nav className="sections" aria-label={label}>
      {sections.map(([to, name]) => (
        <Link
          key={to}
          to={to}
          {...(keepsSearch && { search: true })}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
