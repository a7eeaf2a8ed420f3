/**
 * Live updates: each event of the stream refetches the queries that show what it changed, so views need not poll.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mode } from './client';
import { atMostEvery } from '../parts/office-counts';
import { countsQuery, RECOUNT_MS } from './counts';
import { followStream } from './event-stream';
import { batchEvents, isAffected } from './live-queries';
import { setPositions } from './positions';
import { connectSource } from './shared-source';

let isFollowed = false;

/**
 * Whether the stream is open: what is changed here is then refetched by the event of the change, within two seconds.
 */
export const isLive = (): boolean => isFollowed;

/** Keeps the stream open while the component is mounted; returns whether it is. */
export function useLive(mode: Mode): boolean {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const leave = follow(mode, queries, (open) => {
      isFollowed = open;
      setIsOpen(open);
    });
    return () => {
      leave();
      isFollowed = false;
      setPositions([]);
    };
  }, [mode, queries]);
  return isOpen;
}

function follow(mode: Mode, queries: QueryClient, onOpen: (isOpen: boolean) => void): () => void {
  const host = { connect: connectSource, network: window };
  const refetch = batchEvents(
    (changes) =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, changes) }),
  );
  const recount = atMostEvery(
    RECOUNT_MS,
    () => void queries.invalidateQueries({ queryKey: countsQuery(mode).queryKey }),
  );
  return followStream(`/console/events?mode=${mode}&recent=true`, host, {
    onEvent: (event) => {
      refetch(event);
      if (event.type !== 'job.progress') recount();
    },
    onPositions: setPositions,
    onMissed: () => void queries.invalidateQueries(),
    // Refetching shows the sign-in page if the session has ended.
    onSessionDoubt: () => void queries.invalidateQueries({ queryKey: ['session'] }),
    onOpen,
  });
}
