/** A file of orders in a browser: what is not right is answered for many rows at once. Over an API without workers. */
import { describeInBrowser, look, seriousFindings } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';

describeInBrowser('An import', () => {
  const { api, open } = usePages();

  test('a file that is not right is answered for many rows at once, doubts are settled, and labels printed', async () => {
    const { live } = await bothModes(api);
    await setUp(live);
    const page = await open(live, 'orders/import');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const rows = [
      'Order No,Customer,Phone,Address,Town,Postcode,Two man,Delivery notes,Qty',
      'MS-1,Ada Byrne,07700900101,1 Rose Lane,London,SE2 9NL,Y,Ring twice,two boxes',
      'MS-2,Bo Lee,07700900102,2 Rose Lane,Leeds,LS99 9ZZ,N,,two boxes',
      'MS-3,Cy Roe,07700900103,3 Rose Lane,London,SE2 9NL,N,,a lot',
      'MS-4,,07700900104,4 Rose Lane,Leeds,ZZ9 9ZZ,Y,,1',
      'MS-5,,07700900105,5 Rose Lane,London,SE2 9NL,N,,1',
      'MS-6,Ed Orr,07700900106,6 Rose Lane,London,SE2 9NL,N,,1',
      'MS-7,Ed Orr,07700900106,6 Rose Lane,London,SE2 9NL,N,,1',
    ].join('\n');
    const file = { name: 'stranger.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.getByLabel('CSV file').setInputFiles(file);
    await page.getByText(/those with \* are required/).waitFor();
    expect(await page.locator('.mapping select[required]').count()).toBe(4);
    await look(page, 'import-columns');
    expect(await seriousFindings(page)).toEqual([]);
    await button('Continue').click();
    await page.getByText('4 orders imported, 3 rows to fix.').waitFor();
    const shared = page.getByRole('region', { name: 'One answer for many rows' });
    await shared.getByText(/^3 rows/).waitFor();
    await page.getByRole('cell', { name: '3 Rose Lane, London, SE2 9NL' }).waitFor();
    // The file is still there, and what is in is not sent a second time.
    await button('Back to the columns').click();
    await page.getByRole('heading', { name: 'stranger.csv: 3 rows of 7 still to import' }).waitFor();
    await button('Continue').click();
    const answer = (value: string) => shared.getByLabel(`Pieces for “${value}”`);
    expect([await answer('two boxes').inputValue(), await answer('a lot').inputValue()]).toEqual(['2', '']);
    await answer('a lot').fill('4');
    await look(page, 'import-groups');
    expect(await seriousFindings(page)).toEqual([]);
    await button('Apply to 3 rows').click();
    await shared.waitFor({ state: 'detached' });
    await button('Continue').click();
    await page.getByText('7 orders imported.').waitFor();
    const made = (await live.get('/orders?limit=100')).body.data;
    const order = (reference: string) => made.find((each: any) => each.reference === reference);
    expect([order('MS-1').service.crew, order('MS-2').service.crew, order('MS-1').notes]).toEqual([
      ...[2, 1, 'Ring twice'],
    ]);

    const doubts = page.getByRole('region', { name: 'Imported, with a doubt' });
    await look(page, 'import-doubts');
    // One of them has two.
    await doubts.getByText('4 orders imported with a doubt').waitFor();
    // A place that is roughly known is planned, and doubted all the same.
    await page.getByText('1 imported order cannot be planned yet.').waitFor();
    await doubts.getByText('The visit is planned for the middle of LS99.').waitFor();
    for (const [reference, address] of [
      ['MS-2', '2 Rose Lane, Leeds, LS99 9ZZ'],
      ['MS-4', '4 Rose Lane, Leeds, ZZ9 9ZZ'],
    ]) {
      await button(`Drop a pin for ${reference}`).click();
      const pin = page.getByRole('dialog', { name: `Where is ${address}?` });
      await pin.getByRole('application').press('ArrowUp');
      await look(page, 'import-pin');
      expect(await seriousFindings(page)).toEqual([]);
      await pin.getByRole('button', { name: 'The door is here' }).click();
      await pin.waitFor({ state: 'detached' });
    }
    for (const reference of ['MS-4', 'MS-5']) {
      await doubts.getByLabel(`Name of ${reference}`, { exact: true }).fill('Flo Kay');
      await button(`Save the name of ${reference}`).click();
    }
    await button('Cancel this one: MS-7').click();
    await doubts.waitFor({ state: 'detached' });
    const after = async (reference: string) => (await live.get(`/orders/${order(reference).id}`)).body;
    for (const reference of ['MS-2', 'MS-4'])
      expect(await after(reference)).toMatchObject({ recipient: { location: expect.anything() } });
    expect((await after('MS-2')).warnings).toBeUndefined();
    expect([(await after('MS-5')).recipient.name, (await after('MS-7')).status]).toEqual([
      'Flo Kay',
      'cancelled',
    ]);

    await page.getByRole('link', { name: 'Receive them' }).waitFor();
    const opened = page.context().waitForEvent('page');
    // One of the orders is cancelled.
    await page.getByRole('link', { name: 'Print 11 labels' }).click();
    const labels = await opened;
    expect(await labels.locator('article').count()).toBe(11);
    await labels.close();

    // The columns of the shipper's next file are known, whatever they are called.
    await button('Choose another file').click();
    await page.getByLabel('CSV file').setInputFiles({
      ...file,
      buffer: Buffer.from('A,B,C,D\nMS-8,1 Rose Lane,London,SE2 9NL'),
    });
    for (const [label, heading] of [
      ['Reference', 'A'],
      ['Address', 'B'],
      ['Town', 'C'],
      ['Postcode', 'D'],
    ] as const)
      await page.getByLabel(label, { exact: true }).selectOption({ label: heading });
    await button('Continue').click();
    await page.getByText('1 order imported.').waitFor();
    await button('Choose another file').click();
    await page.getByLabel('CSV file').setInputFiles({
      ...file,
      buffer: Buffer.from('D,C,B,A\nZZ9 9ZZ,London,1 Rose Lane,MS-9'),
    });
    await page.getByText('1 row will be imported').waitFor();
    await button('Continue').click();
    await page.getByText('1 order imported.').waitFor();

    await page.goto(`${api.origin}/console/orders`);
    for (const reference of ['MS-1', 'MS-2'])
      await page.getByRole('row').filter({ hasText: reference }).getByRole('checkbox').check();
    const href = await page.getByRole('link', { name: 'Print labels' }).getAttribute('href');
    expect(new URL(href ?? '', api.origin).searchParams.get('orders')?.split(',').toSorted()).toEqual(
      [order('MS-1').id, order('MS-2').id].toSorted(),
    );

    // After a deployment, a dialog whose code is gone does not take the view with it.
    await page.route('**/pin-dialog-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'MS-9' }).click();
    await button('Drop a pin for MS-9').click();
    const gone = page.getByRole('dialog', { name: 'This couldn’t be loaded' });
    await gone.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('heading', { name: 'MS-9' }).waitFor();
  });
});
