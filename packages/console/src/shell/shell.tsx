/** The frame around every view: navigation, the environment, the account, and global shortcuts. */
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ClockOf } from '../api/clocks';
import { useCounts } from '../api/counts';
import { useLive } from '../api/live';
import { useMode } from '../api/mode';
import { depotsQuery } from '../api/queries';
import { useSession } from '../api/session';
import { ofToday, todayWords } from '../parts/office-counts';
import { Loading } from '../parts/states';
import { useKeys } from '../parts/use-keys';
import { Account } from './account';
import { useAlerts } from './alerts';
import { CommandPalette } from './command-palette';
import { KeyboardHelp } from './keyboard-help';
import { ModeSwitch } from './mode-switch';
import { useGlobalCommands } from './use-global-commands';
import { VIEWS } from './views';

export function Shell() {
  const { mode } = useMode();
  const { courier } = useSession();
  const isLive = useLive(mode);
  const navigate = useNavigate();
  const counts = useCounts();
  useAlerts();
  useGlobalCommands();
  // They bring the clock by which every view shows its times and says what day it is.
  const depots = useQuery(depotsQuery(mode));
  const [dialog, setDialog] = useState<'help' | 'finder'>();
  const views = useRef<HTMLElement>(null);
  const view = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the row of views is wider than the screen, and wider still once its typeface is there.
  useEffect(() => {
    const show = () =>
      views.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    show();
    void document.fonts.ready.then(show);
  }, [view]);
  useKeys(
    {
      '?': () => setDialog('help'),
      k: () => setDialog('finder'),
      'mod+k': () => setDialog('finder'),
      ...Object.fromEntries(VIEWS.map(({ to }, index) => [String(index + 1), () => void navigate({ to })])),
    },
    true,
    window,
  );
  return (
    <div className="shell" data-mode={mode}>
      <a className="skip" href="#main">
        Skip to the view
      </a>
      <header className="bar">
        <span className="mark" aria-hidden="true">
          <svg viewBox="0 0 32 24" width="26" height="20">
            <path className="mark-sign" d="M1 1h22l8 8-8 8H14v7h-4v-7H1z" />
            <path className="mark-line" d="M6 6.500h14.500l2.500 2.500-2.500 2.500H6z" />
          </svg>
        </span>
        <span className="courier" title={courier.name}>
          {courier.name}
        </span>
        <nav ref={views} className="views" aria-label="Views">
          {VIEWS.map(({ to, name }) => (
            <Link
              key={to}
              to={to}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ includeSearch: false }}
            >
              {name}
              {to === '/today' && (
                <Badge
                  count={ofToday(counts)}
                  words={todayWords(counts)}
                  isBad={counts.broken_down + counts.late > 0}
                />
              )}
              {to === '/inbox' && <Badge count={counts.inbox} words={`${counts.inbox} waiting`} />}
            </Link>
          ))}
        </nav>
        <div className="bar-end">
          {!isLive && <span className="offline">Reconnecting</span>}
          <button type="button" className="palette-button" onClick={() => setDialog('finder')}>
            Find <kbd>k</kbd>
          </button>
          <button
            type="button"
            className="palette-button"
            title="Help and keyboard shortcuts"
            onClick={() => setDialog('help')}
          >
            Help <kbd>?</kbd>
          </button>
          <ModeSwitch />
          <Account />
        </div>
      </header>
      <ClockOf depot={null}>
        {depots.isFetched ? <Outlet key={mode} /> : <Loading />}
        <KeyboardHelp open={dialog === 'help'} onClose={() => setDialog(undefined)} />
        <CommandPalette open={dialog === 'finder'} onClose={() => setDialog(undefined)} />
      </ClockOf>
    </div>
  );
}

/** How much waits behind a link of the navigation. */
function Badge({ count, words, isBad = false }: { count: number; words: string; isBad?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={isBad ? 'badge badge-bad' : 'badge'} title={words}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden-inline">: {words}</span>
    </span>
  );
}
