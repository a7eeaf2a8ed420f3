/**
 * Notices for eyes and screen readers: a status disappears by itself, an alert stays until it is dismissed or its offer
 * is taken. Those of the last moments are shown together.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { restoreFocus } from './focus-history';
import { type Notice, type Offer, shownMs, withNotice, withoutTopic } from './notice-list';

type Notices = {
  notify: (text: string, offer?: Offer, topic?: string) => void;
  notifyError: (text: string, offer?: Offer, topic?: string) => void;
  /** Takes back what was said of a topic, as it is no longer so. */
  withdraw: (topic: string) => void;
};

const NoticesContext = createContext<Notices>({
  notify: () => undefined,
  notifyError: () => undefined,
  withdraw: () => undefined,
});
export const useNotices = () => useContext(NoticesContext);

let last = 0;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const value = useMemo(() => {
    const show = (kind: Notice['kind']) => (text: string, offer?: Offer, topic?: string) => {
      last += 1;
      const notice: Notice = { id: last, kind, text, offer, topic };
      setNotices((before) => withNotice(before, notice));
    };
    const withdraw = (topic: string) => setNotices((before) => withoutTopic(before, topic));
    return { notify: show('status'), notifyError: show('alert'), withdraw };
  }, []);
  const remove = (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id));
  const of = (kind: Notice['kind']) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <Shown key={notice.id} notice={notice} onEnd={() => remove(notice.id)} />);
  return (
    <NoticesContext value={value}>
      {children}
      {/* An open dialog hides all else from screen readers but what has this; the notices below are read by their roles. */}
      <div className="notices" aria-live="off">
        <div role="status" className="notices-said">
          {of('status')}
        </div>
        {of('alert')}
      </div>
    </NoticesContext>
  );
}

function Shown({ notice, onEnd }: { notice: Notice; onEnd: () => void }) {
  const { kind, text, offer } = notice;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (kind !== 'status') return undefined;
    const timer = setTimeout(() => end.current(), shownMs(notice));
    return () => clearTimeout(timer);
  }, [kind, notice]);
  const isAlert = kind === 'alert';
  const taken = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The way there by Tab leads through the whole view: who works by key is at the offer at once. Not who writes.
    const at = document.activeElement;
    if (isAlert && at?.matches(':focus-visible:not(input, textarea, select)')) taken.current?.focus();
  }, [isAlert]);
  const close = () => {
    onEnd();
    restoreFocus();
  };
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={isAlert ? 'notice notice-bad' : 'notice'}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p>{text}</p>
      {offer && (
        <button
          ref={taken}
          type="button"
          className="button"
          onClick={() => {
            close();
            offer.run();
          }}
        >
          {offer.label}
        </button>
      )}
      {isAlert && (
        <button type="button" className="icon-button" aria-label="Close message" onClick={close}>
          ×
        </button>
      )}
    </div>
  );
}
