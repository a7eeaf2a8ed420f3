/** The scans of this session: the last one large, their counts, and each with what can be done about it. */
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { Button } from '../../parts/fields';
import { PhotoButton } from '../../parts/photo-field';
import { countsOf, lineOf, type Scanned, takesBack, toneOf } from './scanned';

/** The last scan, large enough to be read from a few steps away. */
export function Latest({ scan }: { scan: Scanned | undefined }) {
  return (
    <div className={`desk-latest is-${scan ? toneOf(scan) : 'none'}`} role="status">
      {scan ? (
        <>
          <b>{scan.order?.reference ?? scan.barcode}</b>
          <span>{lineOf(scan)}</span>
        </>
      ) : (
        <span>Ready. The first code shows here.</span>
      )}
    </div>
  );
}

export function CountBar({ scans }: { scans: readonly Scanned[] }) {
  const counts = countsOf(scans);
  const shown = [
    ['In', counts.in, 'ok'],
    ['Orders complete', counts.complete, 'ok'],
    ['Damaged', counts.damaged, 'warn'],
    ['Missing', counts.missing, 'warn'],
    ['Wrong depot', counts.misrouted, 'warn'],
    ['Refused', counts.refused, 'bad'],
  ] as const;
  return (
    <dl className="desk-counts">
      {shown.map(([name, count, tone]) => (
        <div key={name} className={count > 0 ? `is-${tone}` : undefined}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ScanList({
  scans,
  field,
  onTakeBack,
  onPhoto,
}: {
  scans: readonly Scanned[];
  field: RefObject<HTMLInputElement | null>;
  onTakeBack: (scan: Scanned) => void;
  onPhoto: (scan: Scanned, file: Blob) => void;
}) {
  const pieces = scans.filter(({ outcome }) => outcome !== 'opened');
  if (pieces.length === 0) return null;
  return (
    <ol className="desk-list" aria-label="Scanned" tabIndex={0}>
      {pieces.map((scan) => {
        const back = takesBack(scan);
        return (
          <li key={scan.id} className={`is-${toneOf(scan)}${scan.undone === 'done' ? ' is-undone' : ''}`}>
            <code>{scan.barcode}</code>
            <span className="desk-order">
              {scan.order && (
                <Link to="/orders/$id" params={{ id: scan.order.id }}>
                  {scan.order.reference}
                </Link>
              )}
            </span>
            <span>{lineOf(scan)}</span>
            <span className="desk-acts">
              {scan.undone === 'done' ? (
                <span className="hint">Taken back</span>
              ) : (
                back && (
                  <>
                    <PhotoButton name={scan.barcode} onPhoto={(file) => onPhoto(scan, file)} />
                    <Button
                      kind="quiet"
                      aria-label={`${back.label}: ${scan.barcode}`}
                      onClick={() => {
                        onTakeBack(scan);
                        field.current?.focus();
                      }}
                    >
                      {back.label}
                    </Button>
                  </>
                )
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
