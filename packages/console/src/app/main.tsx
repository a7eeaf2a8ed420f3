/** Starts the console: asks who is signed in, and shows the way in or the views. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenSignedOut } from '../api/client';
import { ModeProvider } from '../api/mode';
import { sessionQuery } from '../api/session';
import { NoticesProvider } from '../parts/notices';
import { Failed, Loading } from '../parts/states';
import { SignIn } from '../shell/sign-in';
import { loadView, router } from './routes';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
});
whenSignedOut(() => queries.setQueryData(sessionQuery.queryKey, null));

function App() {
  const session = useQuery(sessionQuery);
  if (session.data === null) return <SignIn />;
  // Who is signed in stays, while the server is away, as who they were.
  if (!session.data && session.error) {
    return <Failed error={session.error} again={() => void session.refetch()} />;
  }
  if (!session.data) return <Loading />;
  return (
    <ModeProvider initial={session.data.demo ? 'sandbox' : 'live'}>
      <RouterProvider router={router} />
    </ModeProvider>
  );
}

loadView();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <App />
      </NoticesProvider>
    </QueryClientProvider>
  </StrictMode>,
);
