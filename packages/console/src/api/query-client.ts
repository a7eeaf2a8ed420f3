/** The cache of queries, and how they are loaded. */
import { QueryClient } from '@tanstack/react-query';
import { retry, retryDelay } from './refused-reads';

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Requests fail at once without a connection, instead of being sent later without anybody noticing.
    defaultOptions: {
      queries: { staleTime: 30_000, retry, retryDelay, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
