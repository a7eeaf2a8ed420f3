/** Message templates over HTTP. */
import { TEMPLATE_KINDS } from '../../src/domain/template-kinds.js';
import { type Client, useApi } from '../support/api.js';

const api = useApi();
let client: Client;

const SMS = {
  name: 'Short',
  kind: 'booking_request',
  sms_body: '{{ sender_name }}: {{ offers }} {{ link }}',
};

beforeAll(async () => {
  client = await api.client();
});

describe('/templates', () => {
  test('201, 200, 200, 204: made, read, changed, removed', async () => {
    const made = await client.post('/templates', SMS);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^tpl_/),
      object: 'template',
      name: 'Short',
      kind: 'booking_request',
      channels: ['sms'],
      sms_body: SMS.sms_body,
      email_subject: null,
      email_body: null,
    });
    const path = `/templates/${made.body.id}`;
    expect(made.headers.get('location')).toBe(`/sandbox/admin/v1${path}`);
    expect((await client.get(path)).body).toEqual(made.body);
    const changed = await client.patch(path, {
      channels: ['sms', 'email'],
      email_subject: 'Your order',
      email_body: '{% if slot_gone %}Sorry. {% endif %}{{ offers }}',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ sms_body: SMS.sms_body, email_subject: 'Your order' });
    expect((await client.get('/templates')).body.data).toEqual([changed.body]);
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get('/templates')).body.data).toEqual([]);
  });

  test('200: a preview with sample values, the email as text and as escaped HTML', async () => {
    const made = await client.post('/templates', {
      name: 'Both',
      kind: 'confirmation',
      sms_body: 'Booked {{ day }} {{ window }}',
      email_subject: 'Booked for {{ day }}',
      email_body: 'Hello <{{ recipient_name }}>\n\nSee {{ link }}',
    });
    const preview = await client.post(`/templates/${made.body.id}/preview`);
    expect(preview.status).toBe(200);
    expect(preview.body.sms).toEqual({ body: 'Booked Thu 12 Mar 08:00-12:00' });
    expect(preview.body.email.subject).toBe('Booked for Thu 12 Mar');
    expect(preview.body.email.html).toContain('<p>Hello &#60;Sam Field&#62;</p>');
    expect(preview.body.email.html).toContain('<a href="https://example.com/t/token">');
    // Looking at a text changes nothing, and is not audited.
    const { data } = (await client.get('/audit-log')).body;
    expect(data.map(({ action }: any) => action)).not.toContain('templates.preview');
  });

  test('200: a preview, and a test, are under the names of the courier who asks', async () => {
    const own = await api.client();
    const { name } = (await own.get('/settings')).body;
    const text = '{{ sender_name }} for {{ courier_name }}';
    const made = await own.post('/templates', { ...SMS, kind: 'reminder', sms_body: text });
    const shown = async () =>
      (await own.post(`/templates/${made.body.id}/preview`, { phone: '07700 900123' })).body.sms.body;
    expect(await shown()).toBe(`${name} for ${name}`);
    await own.patch('/settings', { name: '$& Sons', sender_name: 'Heron' });
    expect(await shown()).toBe('Heron for $& Sons');
    expect((await own.get('/messages')).body.data[0].body).toBe('Heron for $& Sons');
    const invite = (await own.post('/templates/built_in_driver_invite/preview')).body;
    expect(JSON.stringify(invite)).toContain('$& Sons');
  });

  test('200: a preview that is sent as a test to whom it names, and to nobody else', async () => {
    const own = await api.client();
    const made = await own.post('/templates', { ...SMS, sms_body: 'Hello {{ recipient_name }}' });
    const path = `/templates/${made.body.id}/preview`;
    const preview = await own.post(path, { phone: '07700 900123' });
    expect([preview.status, preview.body.sms]).toEqual([200, { body: 'Hello Sam Field' }]);
    const { data } = (await own.get('/messages')).body;
    expect(data).toMatchObject([
      { order: null, channel: 'sms', to: '+447700900123', body: 'Hello Sam Field', status: 'queued' },
    ]);
    expect((await own.get('/audit-log')).body.data[0]).toMatchObject({ action: 'templates.preview' });
    // Each test is one of its own.
    await own.post(path, { phone: '07700 900123' });
    expect((await own.get('/messages')).body.data).toHaveLength(2);
    const refused = await own.post(path, { email: 'dee@northgate.example' });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'email']);
    const wrong = await own.post(path, { phone: '1' });
    expect([wrong.status, wrong.body.error.param]).toEqual([422, 'phone']);
  });

  test.each([
    ['an unknown placeholder', { sms_body: 'Hi {{ customer }}' }, 'invalid_value', 'sms_body', 'customer'],
    ["another kind's placeholder", { sms_body: '{{ eta }}' }, 'invalid_value', 'sms_body', 'eta'],
    ['a property of one', { sms_body: '{{ link.size }}' }, 'invalid_value', 'sms_body', 'link.size'],
    ['a loop', { sms_body: '{% for x in (1..9) %}{% endfor %}' }, 'invalid_value', 'sms_body', 'for'],
    ['a file', { sms_body: '{% include "/etc/passwd" %}' }, 'invalid_value', 'sms_body', 'include'],
    ['an unknown filter', { sms_body: '{{ link | shell }}' }, 'invalid_value', 'sms_body', 'shell'],
    ['an open tag', { sms_body: '{% if link %}' }, 'invalid_value', 'sms_body', 'an if without'],
    ['no text', { sms_body: undefined }, 'missing_field', 'sms_body', 'text'],
    ['a channel without a text', { channels: ['sms', 'email'] }, 'missing_field', 'email_subject', 'email'],
    ['an unknown kind', { kind: 'greeting' }, 'invalid_value', 'kind', 'kind'],
    ['a text that is too long', { sms_body: 'x'.repeat(1601) }, 'invalid_value', 'sms_body', '1600'],
    ['an unknown field', { body: 'x' }, 'unknown_field', 'body', 'body'],
  ])('422 for %s', async (_case, change, code, param, named) => {
    const reply = await client.post('/templates', { ...SMS, ...change });
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
    expect(reply.body.error.message).toContain(named);
  });

  test('422: a change is checked like a new template', async () => {
    const made = await client.post('/templates', SMS);
    const reply = await client.patch(`/templates/${made.body.id}`, { sms_body: '{{ secret }}' });
    expect(reply.body.error).toMatchObject({ code: 'invalid_value', param: 'sms_body' });
    const cleared = await client.patch(`/templates/${made.body.id}`, { sms_body: null });
    expect(cleared.body.error.code).toBe('missing_field');
  });

  test("404 for an unknown template and for another tenant's", async () => {
    const made = await client.post('/templates', SMS);
    const stranger = await api.client();
    for (const path of ['/templates/tpl_none', `/templates/${made.body.id}`]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.patch(path, { name: 'Mine' })).status).toBe(404);
      expect((await stranger.delete(path)).status).toBe(404);
      expect((await stranger.post(`${path}/preview`)).status).toBe(404);
    }
  });
});

describe('GET /templates?built_in=true', () => {
  test('200: the texts that go out without a template, each of which can be posted to become one', async () => {
    const own = await api.client();
    const { status, body } = await own.get('/templates?built_in=true');
    expect([status, body.has_more]).toEqual([200, false]);
    expect(body.data.map((each: any) => each.kind)).toEqual([...TEMPLATE_KINDS]);
    expect((await own.get('/templates')).body.data).toEqual([]);
    for (const each of body.data) {
      expect(each).toMatchObject({ id: `built_in_${each.kind}`, object: 'template', built_in: true });
      expect((await own.get(`/templates/${each.id}`)).body).toEqual(each);
      const preview = await own.post(`/templates/${each.id}/preview`);
      expect([preview.status, preview.body.sms === null]).toEqual([200, each.sms_body === null]);
      const copy = await own.post('/templates', each);
      expect(copy.status).toBe(201);
      const { id: _id, built_in: _builtIn, ...texts } = each;
      expect(copy.body).toEqual({ ...texts, id: expect.stringMatching(/^tpl_/) });
      expect((await own.patch(`/templates/${copy.body.id}`, { name: 'Ours' })).body.name).toBe('Ours');
    }
    expect((await own.get('/templates?built_in=false')).body.data).toHaveLength(TEMPLATE_KINDS.length);
    expect((await own.get('/templates?built_in=true')).body).toEqual(body);
  });

  test('200: in pages; 404 for a change, 422 for what is neither true nor false', async () => {
    const first = await client.get('/templates?built_in=true&limit=2');
    expect([first.body.data.length, first.body.has_more]).toEqual([2, true]);
    const { id } = first.body.data[1];
    const rest = await client.get(`/templates?built_in=true&starting_after=${id}&limit=100`);
    expect(rest.body.data).toHaveLength(TEMPLATE_KINDS.length - 2);
    expect((await client.patch(`/templates/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await client.delete(`/templates/${id}`)).status).toBe(404);
    expect((await client.get('/templates/built_in_greeting')).status).toBe(404);
    expect((await client.get('/templates?built_in=maybe')).body.error.param).toBe('built_in');
  });
});

describe('texts by which somebody is given access are the owner’s', () => {
  const OWNERS = ['driver_invite', 'run_published', 'portal_invite'];
  const inviting = { kind: 'driver_invite', name: 'Own', sms_body: 'Hello {{ link }}' };

  test.each(OWNERS)('%s: 403 for a key with one scope', async (kind) => {
    const client = await api.client({ mode: 'live' });
    const scopes = ['bookings:write', 'orders:read'];
    const { key } = (await client.post('/api-keys', { label: 'x', scopes })).body;
    const limited = { authorization: `Bearer ${key}` };
    const body = { ...inviting, kind };
    const refused = await client.post('/templates', body, limited);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope']);
    const made = await client.post('/templates', body);
    expect(made.status).toBe(201);
    const path = `/templates/${made.body.id}`;
    expect((await client.get(path, limited)).status).toBe(200);
    expect((await client.patch(path, { sms_body: 'Other' }, limited)).status).toBe(403);
    expect((await client.delete(path, undefined, limited)).status).toBe(403);
    expect((await client.get(path)).body).toEqual(made.body);
    const other = { ...inviting, kind: 'message', sms_body: 'Hi' };
    expect((await client.post('/templates', other, limited)).status).toBe(201);
    expect((await client.delete(path)).status).toBe(204);
  });
});
