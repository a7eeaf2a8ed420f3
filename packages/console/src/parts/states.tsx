/** States of a view without content: loading, empty, failed. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing, messageOf } from '../api/errors';

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  );
}

export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <div className="loading" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="loading-row" />
      ))}
    </div>
  );
}

export function Failed({ error, again }: { error: unknown; again?: () => void }) {
  return (
    <div className="empty" role="alert">
      <p className="empty-title">This couldn’t be loaded</p>
      <p>{messageOf(error)}</p>
      {again && (
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Renders the query's data, or its state while there is none. `missing` replaces the error of a 404. */
export function QueryState<Data>({
  query: { data, error, refetch, isPending },
  missing,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isPending'>;
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) {
    if (isMissing(error) && missing !== undefined) return missing;
    return <Failed error={error} again={() => void refetch()} />;
  }
  return isPending ? <Loading /> : null;
}
