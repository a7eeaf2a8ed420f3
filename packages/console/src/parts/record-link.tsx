/** A record by what people call it, with a link to where it is shown. */
import { Link } from '@tanstack/react-router';
import { inWords } from '../api/errors';

/** Prefix of an id → where such records are listed. */
const LISTS: Record<string, string> = {
  veh: '/setup/vans',
  drv: '/setup/drivers',
  dep: '/setup/depots',
  shp: '/setup/shippers',
  stf: '/setup/staff',
  tpl: '/setup/texts',
  key: '/developers/keys',
  whe: '/developers/endpoints',
};

export function RecordLink({ id, name }: { id: string; name?: string | undefined }) {
  const words = name ?? inWords(id);
  if (id.startsWith('ord_'))
    return (
      <Link to="/orders/$id" params={{ id }} title={id}>
        {words}
      </Link>
    );
  const list = LISTS[id.slice(0, 3)];
  if (list === undefined) return <span title={id}>{words}</span>;
  return (
    <Link to={list} hash={id} title={id}>
      {words}
    </Link>
  );
}
