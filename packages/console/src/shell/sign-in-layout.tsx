/** The layout of the pages that are shown before signing in. */
import type { ReactNode } from 'react';

export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <main className="sign-in" id="main">
      <div className="sign-in-card">
        <svg className="mark" viewBox="0 0 32 24" width="40" height="30" aria-hidden="true">
          <path className="mark-sign" d="M1 1h22l8 8-8 8H14v7h-4v-7H1z" />
          <path className="mark-line" d="M6 6.500h14.500l2.500 2.500-2.500 2.500H6z" />
        </svg>
        {children}
      </div>
    </main>
  );
}
