/**
 * Notices for eyes and screen readers: a status disappears by itself, an alert stays until it is dismissed or its offer
 * is taken.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { restoreFocus } from './focus-history';

/** What the user can do about it. */
export type Offer = { label: string; run: () => void };
type Notice = { id: number; kind: 'status' | 'alert'; text: string; offer?: Offer | undefined };
type Notices = {
  notify: (text: string, offer?: Offer) => void;
  notifyError: (text: string, offer?: Offer) => void;
};

const NoticesContext = createContext<Notices>({ notify: () => undefined, notifyError: () => undefined });
export const useNotices = () => useContext(NoticesContext);

const SHOWN_MS = 5_000;
/** A notice that offers something leaves time to take it. */
const OFFERED_MS = 15_000;
let last = 0;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const value = useMemo(() => {
    const show = (kind: Notice['kind']) => (text: string, offer?: Offer) =>
      setNotice({ id: (last += 1), kind, text, offer });
    return { notify: show('status'), notifyError: show('alert') };
  }, []);
  useEffect(() => {
    if (notice?.kind !== 'status') return undefined;
    const timer = setTimeout(() => setNotice(undefined), notice.offer ? OFFERED_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const offer = notice?.offer;
  const close = () => {
    setNotice(undefined);
    restoreFocus();
  };
  return (
    <NoticesContext value={value}>
      {children}
      <div className="notices" aria-live="polite">
        <div role="status">
          {notice?.kind === 'status' && (
            <div className="notice">
              <p>{notice.text}</p>
              {offer && <OfferButton offer={offer} close={close} />}
            </div>
          )}
        </div>
        {notice?.kind === 'alert' && (
          <div role="alert" key={notice.id} className="notice notice-bad">
            <p>{notice.text}</p>
            {offer && <OfferButton offer={offer} close={close} />}
            <button type="button" className="icon-button" aria-label="Close message" onClick={close}>
              ×
            </button>
          </div>
        )}
      </div>
    </NoticesContext>
  );
}

function OfferButton({ offer, close }: { offer: Offer; close: () => void }) {
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        close();
        offer.run();
      }}
    >
      {offer.label}
    </button>
  );
}
