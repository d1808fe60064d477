import { checks, expect } from './checks.ts';
import { signedIn } from './client.ts';

const { it } = checks('spreadsheets');

it('a pasted block becomes lines of an order', async () => {
  const buyer = await signedIn('buyer');
  const text = 'Наименование\tКол-во\tЕд.\tЦена, руб.\nПерчатки\t120\tпар\t215,50\nИтого\t\t\t25 860,00';
  const { body } = await buyer.ok('parseOrderImport', { body: { text } });
  expect(body.items).toEqual([
    { row: 2, item: { name: 'Перчатки', quantity: '120', unitCode: 'PR', maxUnitPrice: '215.5' } },
  ]);
  expect(body.skippedRows).toEqual([3]);
});

it('a workbook of everything, and a form that is read back', async () => {
  const buyer = await signedIn('buyer');
  const { body: workbook, headers } = await buyer.ok('exportOrder', { id: 'ord_fasteners' });
  expect(workbook).toBeInstanceOf(Blob);
  expect(headers['content-disposition']).toContain('Z-2026-000118');
  const { body: form } = await buyer.ok('getBidTemplate', { orderId: 'ord_fasteners' });
  const content = Buffer.from(await form.arrayBuffer()).toString('base64');
  const { body } = await buyer.ok('parseBidImport', {
    orderId: 'ord_fasteners',
    body: { file: { name: 'a.xlsx', content } },
  });
  expect(body.matches.map(({ by, confidence }) => [by, confidence])).toEqual(body.matches.map(() => ['line_id', 1]));
});
