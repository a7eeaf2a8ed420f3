/** A courier of a deployment, driven through its API alone. */
import type { Processes } from './deployment.js';

export type CourierClient = {
  courier: string;
  tenant: string;
  /** Calls the sandbox; throws for any answer that is not a success. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>;
};

/** Makes a courier with demo data in its sandbox, and a key to it. */
export async function makeCourier({ admin, origin }: Processes, name: string): Promise<CourierClient> {
  const { id: courier } = await admin('courier', 'create', '--name', name, '--plan', 'pro');
  const sandbox = ['--courier', courier, '--mode', 'sandbox'];
  const { key } = await admin('key', 'create', ...sandbox);
  const { tenant } = await admin('demo-data', ...sandbox);
  return {
    courier,
    tenant,
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(`${origin}/sandbox/admin/v1${path}`, {
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
