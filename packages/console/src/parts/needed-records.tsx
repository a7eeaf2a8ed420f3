/** Records that a view needs and that could not be loaded, or do not exist yet. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMode } from '../api/mode';
import { depotsQuery, shippersQuery } from '../api/queries';
import { Empty, Failed } from './states';

type Kind = 'depots' | 'shippers';

/** Names the first of the kinds that is missing; nothing while each has records, or is being loaded. */
export function NeededRecords({ kinds }: { kinds: readonly Kind[] }) {
  const { mode } = useMode();
  const needed = [
    {
      kind: 'depots',
      one: 'a depot',
      query: useQuery({ ...depotsQuery(mode), enabled: kinds.includes('depots') }),
    },
    {
      kind: 'shippers',
      one: 'a shipper',
      query: useQuery({ ...shippersQuery(mode), enabled: kinds.includes('shippers') }),
    },
  ] as const;
  const missing = needed.find(
    ({ kind, query: { data, error } }) =>
      kinds.includes(kind) && (data === undefined ? error !== null : data.length === 0),
  );
  if (!missing) return null;
  const { kind, one, query } = missing;
  if (query.data === undefined) return <Failed error={query.error} again={() => void query.refetch()} />;
  return (
    <Empty title={`No ${kind} yet`}>
      <p>
        <Link to={`/setup/${kind}`}>Add {one}</Link> first.
      </p>
    </Empty>
  );
}
