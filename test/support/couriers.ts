/** A courier of a deployment, driven through its API alone. */
import type { Mode } from '../../src/domain/access.js';
import { createAdminKey, createCourier } from '../../src/operator/couriers.js';
import type { Processes } from './deployment.js';
import { noteExchange } from './failure-notes.js';

export type CourierClient = {
  courier: string;
  tenant: string;
  key: string;
  /** Calls the API; throws for any response that is not a success. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>;
};

/**
 * Creates a courier, with demo data in its sandbox or its live environment, and a key for it. It has no quiet hours, so
 * that nothing waits for the morning when tests run at night.
 */
export async function makeCourier(
  { operator, origin }: Processes,
  name: string,
  mode: Mode = 'sandbox',
): Promise<CourierClient> {
  const { owner, addDemoData } = operator();
  const { id: courier } = await createCourier(owner, { name, plan: 'pro' });
  const { key } = await createAdminKey(owner, { courier, mode });
  const { tenant } = await addDemoData(courier, mode);
  await owner.db
    .updateTable('tenants')
    .set({ quiet_from: '00:00', quiet_to: '00:00' })
    .where('id', '=', tenant)
    .execute();
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
      noteExchange(`${method} ${path}`, body, response.status, text);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}
