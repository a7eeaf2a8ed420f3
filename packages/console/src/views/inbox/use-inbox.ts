/** The inbox as the API lists it. */
import { useQuery } from '@tanstack/react-query';
import type { Resources } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll } from '../../api/queries';
import { itemOf } from './items';

/** Maximum number of items loaded, newest first. */
export const MAX_ITEMS = 500;

export function useInbox() {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'inbox'],
    queryFn: async () => {
      const listed = await fetchAll<Resources['InboxItem']>(
        (page) => api.GET('/inbox', { params: { query: page } }),
        MAX_ITEMS,
      );
      return listed.flatMap((one) => itemOf(one) ?? []);
    },
    placeholderData: (before) => before,
  });
}
