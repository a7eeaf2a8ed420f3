/** A photo that was taken at the door or of a piece. */
import { useEffect, useState } from 'react';
import { api } from '../api/client';

/** Photos are fetched rather than linked, because the request needs the environment's header. */
export function Photo({ id, name }: { id: string; name: string }) {
  const [address, setAddress] = useState<string>();
  const isOurs = id.startsWith('pho_');
  useEffect(() => {
    if (!isOurs) return undefined;
    let made: string | undefined;
    let isGone = false;
    void api
      .GET('/photos/{photo_id}', { params: { path: { photo_id: id } }, parseAs: 'blob' })
      .then(({ data }) => {
        if (!data || isGone) return;
        made = URL.createObjectURL(data);
        setAddress(made);
      });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, isOurs]);
  // The id of a photo in the courier's own app.
  if (!isOurs) return <span className="hint">{`${name}: ${id}`}</span>;
  if (!address) return <span className="hint">{name}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={name} />
    </a>
  );
}
