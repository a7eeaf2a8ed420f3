/** A courier of a deployment, driven through its API alone. */
import type { Processes } from './deployment.js';

export type CourierClient = {
  courier: string;
  tenant: string;
  key: string;
  /** Calls the API; throws for any answer that is not a success. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>;
};

/** Makes a courier with demo data in its sandbox, and a key to it; or in its live environment. */
export async function makeCourier(
  { admin, origin }: Processes,
  name: string,
  mode: 'live' | 'sandbox' = 'sandbox',
): Promise<CourierClient> {
  const { id: courier } = await admin('courier', 'create', '--name', name, '--plan', 'pro');
  const of = ['--courier', courier, '--mode', mode];
  const { key } = await admin('key', 'create', ...of);
  const { tenant } = await admin('demo-data', ...of);
  const base = `${origin}${mode === 'live' ? '' : '/sandbox'}/admin/v1`;
  return {
    courier,
    tenant,
    key,
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}
