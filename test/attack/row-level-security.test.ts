/** Row-level security, under the application's role: the database itself shows a tenant nobody else's rows. */
import { useApi } from '../support/api.js';
import { makeWorld } from '../support/world.js';

const api = useApi();

/** The names of the tables whose rows belong to a tenant. */
async function tenantTables(): Promise<string[]> {
  const { rows } = await api.owner.query(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  );
  return rows.map((row) => row.table_name as string);
}

test('without a tenant no table shows a row; with one, its own rows only, and changes no other', async () => {
  const [own, other] = [await makeWorld(api), await makeWorld(api)];
  const { pool } = api.foundation;
  const names = await tenantTables();
  expect(names.length).toBeGreaterThan(20);
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select current_user');
    expect(rows[0].current_user).toBe('waypost_app');
    for (const table of names) {
      const seen = await client.query(`select count(*)::int from ${table}`);
      expect([table, seen.rows[0].count]).toEqual([table, 0]);
    }
    await client.query('begin');
    await client.query(`select set_config('waypost.tenant_id', $1, true)`, [own.client.tenant.id]);
    let visible = 0;
    for (const table of names) {
      const seen = await client.query(`select distinct tenant_id from ${table}`);
      const tenants = seen.rows.map((row) => row.tenant_id as string);
      expect(tenants.every((tenant) => tenant === own.client.tenant.id)).toBe(true);
      visible += tenants.length;
    }
    expect(visible).toBeGreaterThan(15);
    const foreign = other.client.tenant.id;
    const changed = await client.query(`update orders set notes = 'mine' where tenant_id = $1`, [foreign]);
    expect(changed.rowCount).toBe(0);
    await expect(
      client.query(
        `insert into sms_opt_outs (tenant_id, id, phone, at) values ($1, 'opt_1', '+447700900001', now())`,
        [foreign],
      ),
    ).rejects.toThrow('row-level security');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
