/** Counts what waits for the office: shown in the navigation and the page's title, and announced when it grows. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import type { Counts } from '../parts/office-counts';
import { api } from './client';
import { useMode } from './mode';

/** Counted again after events, but no more often than this: a busy day has several a second. */
export const RECOUNT_MS = 5_000;

export const countsQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'counts'],
    queryFn: () => unwrap(api.GET('/inbox/counts')),
    staleTime: RECOUNT_MS,
  });

const NONE: Counts = { inbox: 0, awaiting_reply: 0, suggestions: 0, late: 0, broken_down: 0 };

export const useCounts = (): Counts => useQuery(countsQuery(useMode().mode)).data ?? NONE;
