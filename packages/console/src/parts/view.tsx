/** The frame of a view: its one heading, what can be done there, and what it shows. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

export function View({
  title,
  sections,
  tools,
  full = false,
  children,
}: {
  title: string;
  /** The parts of a view that has several, beside its heading. */
  sections?: ReactNode;
  tools?: ReactNode;
  /** Fills the window rather than scrolling with it. */
  full?: boolean;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Waypost`;
  }, [title]);
  return (
    <main id="main" className={full ? 'view view-full' : 'view'} tabIndex={-1}>
      <header className={sections ? 'view-head has-sections' : 'view-head'}>
        <h1>{title}</h1>
        {sections}
        {tools && <div className="tools">{tools}</div>}
      </header>
      {children}
    </main>
  );
}

/** One part of a view: its heading, a word about it, and what can be done there. */
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
        {tools && <div className="tools">{tools}</div>}
      </div>
      {children}
    </>
  );
}

/** The parts of a view that has several, each with an address. */
export function Sections({
  label,
  of: sections,
}: {
  label: string;
  of: readonly (readonly [to: string, name: string])[];
}) {
  return (
    <nav className="sections" aria-label={label}>
      {sections.map(([to, name]) => (
        <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
