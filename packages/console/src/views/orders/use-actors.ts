/**
 * Names for the ids of staff and keys in the timeline. Who does not own the courier cannot list staff, and is told
 * less.
 */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api, callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { useRights, useSession } from '../../api/session';
import { isOfStaff } from './timeline-text';

export function useActors(): (id: string) => string {
  const { mode } = useMode();
  const { own } = useRights();
  const me = useSession().staff;
  const keys = useQuery({
    queryKey: [mode, 'api-keys', 'names'],
    queryFn: () =>
      unwrap(api.GET('/api-keys', { params: { query: { limit: 100 } } })).then(({ data }) => data),
    enabled: own,
  });
  const staff = useQuery({
    queryKey: [mode, 'staff', 'names'],
    queryFn: () => callFor<{ data: { id: string; email: string }[] }>('GET', '/console/staff'),
    enabled: own,
  });
  return (id) => {
    const person = [me, ...(staff.data?.data ?? [])].find((one) => one.id === id);
    if (person) return person.email;
    const key = keys.data?.find((one) => one.id === id);
    if (key) return key.label ? `the API key ${key.label}` : 'an API key';
    if (id.startsWith('key_')) return 'an API key';
    return isOfStaff(id) ? 'a colleague' : id;
  };
}
