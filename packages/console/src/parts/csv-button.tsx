/** A button that saves a list of the API as CSV, which the server writes. */
import { useState } from 'react';
import { BASE, call } from '../api/client';
import { messageOf } from '../api/errors';
import { download } from './csv';
import { Button } from './fields';
import { useNotices } from './notices';

/** @param rest what is left out of a file that is too long, and how to get it */
export function CsvButton({
  path,
  query,
  name,
  rest = '',
}: {
  path: string;
  query: Record<string, string>;
  name: string;
  rest?: string;
}) {
  const [busy, setBusy] = useState(false);
  const { notify, notifyError } = useNotices();
  const save = async () => {
    setBusy(true);
    try {
      const address = `${BASE}${path}?${new URLSearchParams(query).toString()}`;
      const response = await call('GET', address, undefined, { Accept: 'text/csv' });
      download(name, await response.text());
      const isPart = response.headers.get('Link')?.includes('rel="next"') === true;
      notify(isPart ? `${name} saved. ${rest}` : `${name} saved.`);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={busy} onClick={() => void save()}>
      CSV
    </Button>
  );
}
