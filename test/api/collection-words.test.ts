/** What the recipient of a collection reads: that goods are fetched, in every text, email and page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { renderTemplate } from '../../src/domain/template.js';
import { PLACEHOLDERS, TEMPLATE_KINDS, type TemplateKind } from '../../src/domain/template-kinds.js';
import { BUILT_IN_TEMPLATES } from '../../src/messaging/built-in-templates.js';
import { FIELDS, readText } from '../../src/messaging/texts.js';
import { createRecipientPages } from '../../src/pages/recipients/router.js';
import { useApi } from '../support/api.js';
import { bookedOrder, emptyDay, optimise } from '../support/planning.js';

const api = useApi();

/** The kinds that are about an order's visit. */
const ABOUT_VISITS = TEMPLATE_KINDS.filter(
  (kind) => 'collection' in PLACEHOLDERS[kind] && !['message', 'acknowledgement'].includes(kind),
);

/** Everything that the built-in words of a kind say, with these values among the samples. */
function said(kind: TemplateKind, values: Record<string, boolean>): string[] {
  return FIELDS.flatMap((field) => {
    const text = BUILT_IN_TEMPLATES[kind][field];
    return text === null
      ? []
      : renderTemplate(readText(kind, field, text), { ...PLACEHOLDERS[kind], ...values });
  });
}

test.each(ABOUT_VISITS)('%s: a collection is collected, and nothing is delivered', (kind) => {
  const texts = said(kind, { collection: true, exchange: false });
  for (const text of texts) expect(text).not.toMatch(/deliver|arrive|reached our depot/);
  expect(texts.join('\n')).toMatch(/collect/);
});

test.each(ABOUT_VISITS)('%s: a delivery is not collected', (kind) => {
  for (const text of said(kind, { collection: false, exchange: false })) expect(text).not.toMatch(/collect/);
});

test.each(['booking_request', 'confirmation'] as const)('%s: an exchange says both', (kind) => {
  const text = said(kind, { collection: false, exchange: true }).join('\n');
  expect(text).toMatch(/collect/);
  expect(text).toMatch(/deliver/);
});

test('the page of a collection says so, in each state', async () => {
  const server = createServer(express().use(createRecipientPages(api.foundation.source)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const day = await emptyDay(api);
    const order = await bookedOrder(day, { type: 'collection' });
    const page = async (): Promise<string> => {
      const { tracking_url: url } = (await day.client.get(`/orders/${order}`)).body;
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`);
      expect(response.status).toBe(200);
      return response.text();
    };
    const booked = await page();
    expect(booked).toContain('Your collection is booked.');
    expect(booked).toContain('<h2>What we collect</h2>');
    expect(booked).not.toMatch(/delivery|What we bring/);
    const job = await optimise(api, day);
    const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
    await day.client.post(`/runs/${run.id}/start`);
    const [stop] = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
    await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason: 'no_answer', rebook: false });
    expect(await page()).toContain('We could not collect your goods.');
    await day.client.post(`/runs/${run.id}/stops/${stop.id}/complete`, {});
    expect(await page()).toContain('Your goods were collected.');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
