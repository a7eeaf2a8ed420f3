/** The names of API keys and staff, for the lists of who made requests and changes. Only owners can list staff. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api, callFor } from './client';
import { useMode } from './mode';
import { useRights, useSession } from './session';
import { isOfStaff } from './translate';

/** Returns the staff and the keys; staff only for owners. */
function useStaffAndKeys() {
  const { mode } = useMode();
  const { own } = useRights();
  const staff = useQuery({
    queryKey: [mode, 'staff'],
    queryFn: () => callFor<{ data: { id: string; email: string }[] }>('GET', '/console/staff'),
    enabled: own,
  });
  const keys = useQuery({
    queryKey: [mode, 'api-keys'],
    queryFn: () =>
      unwrap(api.GET('/api-keys', { params: { query: { limit: 100 } } })).then(({ data }) => data),
  });
  return { staff: staff.data?.data ?? [], keys: keys.data ?? [] };
}

/** Returns ids and names, staff first. */
export function useCallers(): (readonly [id: string, name: string])[] {
  const { staff, keys } = useStaffAndKeys();
  return [
    ...staff.map(({ id, email }) => [id, email] as const),
    ...keys.map(({ id, label, last_four: end }) => [id, `${label ?? 'Key'} …${end}`] as const),
  ];
}

/** Returns names for the ids of staff and keys. Only owners can list staff; others see less. */
export function useActors(): (id: string) => string {
  const me = useSession().staff;
  const { staff, keys } = useStaffAndKeys();
  return (id) => {
    const person = [me, ...staff].find((one) => one.id === id);
    if (person) return person.email;
    const key = keys.find((one) => one.id === id);
    if (key) return key.label ? `the API key ${key.label}` : 'an API key';
    if (id.startsWith('key_')) return 'an API key';
    return isOfStaff(id) ? 'a colleague' : id;
  };
}
