/** Items that need attention, as the API lists it: newest first, and nothing that is settled. */
import { useQuery } from '@tanstack/react-query';
import type { Resources } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, type Order } from '../../api/queries';

type Listed = Resources['InboxItem'];
export type Reply = Resources['Reply'];
export type Item = { id: string; at: string; order: Order } & (
  | { kind: 'reply'; reply: Reply }
  | { kind: 'failed_request' | 'unanswered'; request: Resources['BookingRequest'] }
  | { kind: 'office' | 'failed_delivery' }
  | { kind: 'failed_message'; message: Resources['Message'] }
);

/** More than anybody looks through; the newest are shown. */
export const MAX_ITEMS = 500;

export function useInbox() {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'inbox'],
    queryFn: async () => {
      const listed = await fetchAll<Listed>(
        (page) => api.GET('/inbox', { params: { query: page } }),
        MAX_ITEMS,
      );
      return listed.flatMap((one) => itemOf(one) ?? []);
    },
    placeholderData: (before) => before,
  });
}

/** What is listed, typed by its kind. */
function itemOf({ id, at, order, kind, reply, request, message }: Listed): Item | undefined {
  const item = { id, at, order };
  switch (kind) {
    case 'reply':
      return reply ? { ...item, kind, reply } : undefined;
    case 'failed_request':
    case 'unanswered':
      return request ? { ...item, kind, request } : undefined;
    case 'failed_message':
      return message ? { ...item, kind, message } : undefined;
    case 'office':
    case 'failed_delivery':
      return { ...item, kind };
  }
}
