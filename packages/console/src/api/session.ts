/** Who is signed in, for which courier, and what they may do. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { WaypostError } from '@waypost/client';
import type { Role, SubscriptionTier } from '../../../../src/domain/access';
import { call, callFor, keepToken, type Mode } from './client';

export type { Role };

export type Session = {
  staff: { id: string; email: string; role: Role };
  courier: { id: string; name: string };
  /** The courier's time zones, for what belongs to no depot. */
  timezones: Record<Mode, string>;
  csrf_token: string;
  plan?: SubscriptionTier;
  demo?: boolean;
  temporal_ui?: string | null;
  tiles?: Tiles | null;
  /** Whether the deployment has a road network. */
  roads?: boolean;
};

/** The deployment's map tiles, if any; `max_zoom`: the deepest zoom that has some. */
export type Tiles = {
  kind: 'raster' | 'vector';
  url: string;
  attribution: string;
  max_zoom: number | null;
};

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    try {
      const session = await callFor<Session>('GET', '/console/session');
      keepToken(session.csrf_token);
      return session;
    } catch (error) {
      if (error instanceof WaypostError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Infinity,
});

/** Returns the session. Views are only rendered with one. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('useSession needs a session.');
  return data;
}

/** Permissions of the role. The server checks again. */
export function useRights(): { write: boolean; own: boolean } {
  const { role } = useSession().staff;
  return { write: role !== 'viewer', own: role === 'owner' };
}

/** Whether the courier's plan has the route agent: all but Growth. */
export const useHasAgent = (): boolean => useSession().plan !== 'growth';

export const askForLink = (email: string) => call('POST', '/console/session/link', { email });
export const signOut = () => call('POST', '/console/session/sign-out');
export const signOutEverywhere = () => call('POST', '/console/session/sign-out-everywhere');
