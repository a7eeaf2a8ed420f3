/** Names for the ids of staff and keys in the timeline. Who is no owner cannot list staff, and is told less. */
import { useStaffAndKeys } from '../../api/callers';
import { useSession } from '../../api/session';
import { isOfStaff } from './timeline-text';

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
