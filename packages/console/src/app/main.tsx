/** Starts the console: loads the session, and shows the sign-in page or the views. */
import './stylesheets.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { environment, whenSignedOut } from '../api/client';
import { messageOf, knowRecordsBy } from '../api/errors';
import { createQueryClient } from '../api/query-client';
import { currentRecords } from '../api/record-names';
import { forgetShown, ModeProvider } from '../api/mode';
import { sessionQuery } from '../api/session';
import { NoticesProvider } from '../parts/notices';
import { Button } from '../parts/fields';
import { Loading } from '../parts/states';
import { SignInLayout } from '../shell/sign-in-layout';
import { SignIn } from '../shell/sign-in';
import { preload } from './preload';
import { router } from './routes';

const queries = createQueryClient();
knowRecordsBy({
  ...currentRecords(queries),
  timezone: () => queries.getQueryData(sessionQuery.queryKey)?.timezones[environment()] ?? 'UTC',
});
whenSignedOut(() => queries.setQueryData(sessionQuery.queryKey, null));

function App() {
  const session = useQuery(sessionQuery);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.data && !wasSignedIn) setWasSignedIn(true);
  const isSignedOut = session.data === null;
  useEffect(() => {
    if (isSignedOut) forgetShown();
  }, [isSignedOut]);
  if (isSignedOut) return <SignIn wasSignedIn={wasSignedIn} />;
  // While the server is unavailable, people stay signed in.
  if (!session.data && session.error) {
    return (
      <SignInLayout>
        <h1>Waypost isn’t responding</h1>
        <p role="alert">{messageOf(session.error)}</p>
        <Button onClick={() => void session.refetch()}>Try again</Button>
      </SignInLayout>
    );
  }
  if (!session.data) {
    return (
      <div className="shell" aria-busy="true">
        <Loading />
      </div>
    );
  }
  return (
    <ModeProvider initial={session.data.demo ? 'sandbox' : 'live'}>
      <RouterProvider router={router} />
    </ModeProvider>
  );
}

preload(queries);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <App />
      </NoticesProvider>
    </QueryClientProvider>
  </StrictMode>,
);
