/** Award data: figures of every line, exports, purchase orders. */
import type { BidSum, OrderExport } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { sheetsOf } from '../spreadsheets/inputs.ts';
import { allocationDrafts } from './allocation-drafts.ts';
import { awardEquivalent, EQUIVALENT, RATE } from './equivalent-award.ts';

const { as, describe, it } = checks('awards');

const PARTS = ['net', 'vat', 'gross'] as const;

/** Kopecks, summed without the product's arithmetic. */
const kopecks = (amount: string) => Math.round(Number(amount) * 100);
const sumOf = (parts: readonly BidSum[]) =>
  PARTS.map((part) => parts.reduce((sum, one) => sum + kopecks(one[part]), 0));
const inKopecks = (sum: BidSum) => PARTS.map((part) => kopecks(sum[part]));

async function csvOf(caller: ContractClient, id: string, table: 'offers' | 'award'): Promise<Record<string, string>[]> {
  const query: [string, string][] = [
    ['format', 'csv'],
    ['table', table],
  ];
  const { body } = await caller.send('exportOrder', {
    params: { orderId: id },
    query,
    headers: { 'accept-language': 'en' },
  });
  const [head = '', ...lines] = (await (body as Blob).text()).replace('\uFEFF', '').trim().split('\r\n');
  const headings = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
  });
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('the award', () => {
  it('returns each line in the supplier’s unit and in the order’s unit', async () => {
    const { award } = await awardEquivalent(await signedIn('buyer'));
    const [gloves, glasses, helmets] = award.allocations.toSorted((a, b) => a.bidNumber - b.bidNumber);
    expect(gloves).toMatchObject({
      position: 1,
      lineName: 'Перчатки нитриловые',
      offeredName: EQUIVALENT,
      brand: 'Kama',
      model: 'K-2',
      isEquivalent: true,
      quantity: '120',
      unitCode: 'PR',
      net: '11400.00',
      vat: '0.00',
      gross: '11400.00',
      quoted: { quantity: '12', unitCode: 'XPK', unitsPerPack: '10', unitPrice: '950', vatRate: 'none' },
    });
    expect(glasses).toMatchObject({ offeredName: 'Очки защитные', net: '5213.20', vat: '0.00', gross: '5213.20' });
    // 61 × 3.33 € = 203.13 €, VAT 44.69 €; at 98.4512 that is 19998.39 and 4399.78 roubles.
    expect(helmets).toMatchObject({
      net: '19998.39',
      vat: '4399.78',
      gross: '24398.17',
      quoted: { currency: 'EUR', vatMode: 'excluded', net: '203.13', vat: '44.69', gross: '247.82' },
    });
    expect(award.exchangeRates).toEqual([RATE]);
  });

  it('returns tax number, VAT and totals with and without delivery of each supplier', async () => {
    const { award } = await awardEquivalent(await signedIn('buyer'));
    const [local, foreign] = award.totalsBySupplier;
    expect(local).toMatchObject({
      taxId: { id: '500100732259' },
      isWithoutVat: true,
      net: '16613.20',
      gross: '16613.20',
      delivery: '500.00',
      withDelivery: { net: '17113.20', vat: '0.00', gross: '17113.20' },
    });
    // 12.20 € of delivery and 2.68 € of VAT at 22 % on it are 1201.10 and 263.85 roubles.
    expect(foreign).toMatchObject({
      taxId: { id: 'EE101234567' },
      isWithoutVat: false,
      delivery: '1464.95',
      withDelivery: { net: '21199.49', vat: '4663.63', gross: '25863.12' },
    });
    expect(inKopecks(award.totals.withDelivery)).toEqual(sumOf(award.totalsBySupplier.map((one) => one.withDelivery)));
  });

  as('buyer', 'equals the sum of its lines', async (buyer) => {
    const { award } = await awardEquivalent(buyer);
    const { data } = (await buyer.ok('listOrders', { status: ['awarded'], perPage: 100 })).body;
    const awards = await Promise.all(data.map(async ({ id }) => (await buyer.ok('getAward', { orderId: id })).body));
    for (const { allocations, totals, totalsBySupplier } of [award, ...awards]) {
      expect(sumOf(allocations)).toEqual(inKopecks(totals));
      for (const { bidIds, ...sum } of totalsBySupplier)
        expect(sumOf(allocations.filter(({ bidId }) => bidIds.includes(bidId)))).toEqual(inKopecks(sum));
    }
  });

  it('marks every offer as won or lost, with the quantity', async () => {
    const { award, foreign } = await awardEquivalent(await signedIn('buyer'));
    const offer = award.memo.offers.find(({ bidId }) => bidId === foreign.id);
    expect(offer?.lines.map(({ offeredName, outcome, quantity }) => [offeredName, outcome, quantity])).toEqual([
      ['Каска защитная', 'won', '61'],
      ['Очки защитные', 'lost', null],
    ]);
  });
});

describe('files of an awarded order', () => {
  as('buyer', 'in JSON contain the award and its purchase orders', async (buyer) => {
    const { order, award } = await awardEquivalent(buyer);
    const body = (await buyer.ok('exportOrder', { orderId: order.id, format: 'json' })).body as OrderExport;
    expect(body.award).toEqual(award);
    expect(body.purchaseOrders).toEqual((await buyer.ok('listPurchaseOrders', { orderId: order.id })).body.data);
    const open = (await buyer.ok('exportOrder', { orderId: 'ord_fasteners', format: 'json' })).body as OrderExport;
    expect([open.award, open.purchaseOrders]).toEqual([null, []]);
  });

  as('buyer', 'in CSV have a row for each allocation, delivery and total', async (buyer) => {
    const { order, award } = await awardEquivalent(buyer);
    const rows = await csvOf(buyer, order.id, 'award');
    expect(rows.map(({ 'Row type': type, Purchased, 'With VAT, RUB': gross }) => [type, Purchased, gross])).toEqual([
      ['Line', EQUIVALENT, '11400.00'],
      ['Line', 'Очки защитные', '5213.20'],
      ['Delivery', '', '500.00'],
      ['Supplier total with delivery', '', '17113.20'],
      ['Line', 'Каска защитная', '24398.17'],
      ['Delivery', '', '1464.95'],
      ['Supplier total with delivery', '', '25863.12'],
      ['Award total with delivery', '', '42976.32'],
    ]);
    expect(rows[0]).toMatchObject({
      'Order line': 'Перчатки нитриловые',
      Type: 'Equivalent',
      'Tax number': '500100732259',
      'Bid No.': '1',
      'Purchase order': award.purchaseOrders[0]?.number,
      Quantity: '120',
      'Quoted quantity': '12',
      'Quoted unit price': '950',
      Prices: 'No VAT',
    });
    expect(rows[4]?.['Exchange rate']).toBe('98.4512 RUB for 1 EUR, 30.10.2026, Bank of Russia');
    const missing = {
      params: { orderId: 'ord_fasteners' },
      query: [
        ['format', 'csv'],
        ['table', 'award'],
      ] as [string, string][],
    };
    expect((await buyer.send('exportOrder', missing)).status).toBe(404);
  });

  as('buyer', 'mark each offer as won or lost, not the whole bid', async (buyer) => {
    const { order } = await awardEquivalent(buyer);
    const rows = await csvOf(buyer, order.id, 'offers');
    expect(rows.map((row) => [row['Supplier'], row['Status'], row['Awarded quantity']])).toEqual([
      ['ИП Камышев', 'Won', '120'],
      ['Nordic Safety OÜ', 'Won', '61'],
      ['ИП Камышев', 'Won', '40'],
      ['Nordic Safety OÜ', 'Lost', ''],
    ]);
  });

  as('buyer', 'in XLSX have a sheet for the award', async (buyer) => {
    const { order } = await awardEquivalent(buyer);
    const sheets = await sheetsOf((await buyer.ok('exportOrder', { orderId: order.id })).body as Blob);
    expect(Object.keys(sheets)).toEqual(['Предложения', 'Сравнение', 'Решение', 'Условия', 'История', 'Контакты']);
    const shown = sheets['Решение']?.flat() ?? [];
    expect(shown).toEqual(expect.arrayContaining([EQUIVALENT, '500100732259', '11400', '42976.32']));
    expect(sheets['Условия']?.map((row) => row[2])).toEqual(['Состояние', 'Выиграло', 'Выиграло 1 из 2 позиций']);
  });
});

describe('purchase orders', () => {
  it('require a token and are visible to their buyer only', async () => {
    const { order } = await awardEquivalent(await signedIn('buyer'));
    expect((await client().send('listPurchaseOrders', { params: { orderId: order.id } })).status).toBe(401);
    await (await signedIn('empty')).refused('listPurchaseOrders', { orderId: order.id }, 404);
  });

  as('buyer', 'list what each supplier delivers, in the bid’s currency and VAT', async (buyer) => {
    const { order } = await awardEquivalent(buyer);
    const [local, foreign, ...rest] = (await buyer.ok('listPurchaseOrders', { orderId: order.id })).body.data;
    expect(rest).toEqual([]);
    expect(local).toMatchObject({
      number: 'P-2026-000008',
      currency: 'RUB',
      isWithoutVat: true,
      buyer: {
        name: 'ООО «Северный ветер»',
        taxId: { id: '7736050003' },
        kpp: '773601001',
        address: '127018, Москва, Складочная ул., д. 1, стр. 18',
        bankAccount: '40702810938000045126',
        bik: '044525225',
        contact: { email: 'buyer@demo.test' },
      },
      supplier: { name: 'ИП Камышев', taxId: { id: '500100732259' }, address: 'Казань, ул. Баумана, д. 1' },
      bids: [{ number: 1, externalNumber: 'К-77', payment: { kind: 'postpaid', postpayDays: 30 } }],
      deliverTo: { address: 'Москва, Складочная ул., 1' },
      goods: { net: '16613.20', vat: '0.00', gross: '16613.20' },
      delivery: { net: '500.00', vat: '0.00', gross: '500.00' },
      byRate: [{ rate: 'none', net: '17113.20', vat: '0.00', gross: '17113.20' }],
      orderCurrency: null,
    });
    expect(local?.lines[0]).toMatchObject({
      position: 1,
      name: EQUIVALENT,
      lineName: 'Перчатки нитриловые',
      quantity: '12',
    });
    expect(foreign).toMatchObject({
      number: 'P-2026-000009',
      currency: 'EUR',
      total: { net: '215.33', vat: '47.37', gross: '262.70' },
      byRate: [{ rate: '22', net: '215.33', vat: '47.37', gross: '262.70' }],
      orderCurrency: { currency: 'RUB', total: { gross: '25863.12' }, exchangeRate: RATE },
    });
    for (const { lines, goods } of [local, foreign].flatMap((one) => one ?? []))
      expect(sumOf(lines)).toEqual(inKopecks(goods));
  });

  as('buyer', 'disappear when the award is revoked; numbering continues', async (buyer) => {
    const id = 'ord_bearings';
    const decide = async () => {
      const { body: tried } = await buyer.ok('previewAward', { orderId: id, body: { mode: 'lowest_per_line' } });
      const allocations = allocationDrafts(tried.allocations);
      const { version } = (await buyer.ok('getOrder', { orderId: id })).body;
      return (await buyer.ok('awardOrder', { orderId: id, ifMatch: `"${version}"`, body: { allocations } })).body;
    };
    const numbers = async () =>
      (await buyer.ok('listPurchaseOrders', { orderId: id })).body.data.map(({ number }) => number);
    const { version } = await decide();
    expect(await numbers()).toEqual(['P-2026-000008', 'P-2026-000009']);
    expect(await numbers()).toEqual(['P-2026-000008', 'P-2026-000009']);
    await buyer.ok('revokeAward', { orderId: id, ifMatch: `"${version}"`, body: { reason: 'Победитель отказался' } });
    await buyer.refused('listPurchaseOrders', { orderId: id }, 404);
    await decide();
    expect(await numbers()).toEqual(['P-2026-000010', 'P-2026-000011']);
  });

  as('buyer', 'of earlier awards are numbered in the order of the decisions', async (buyer) => {
    const pages = await Promise.all(
      [false, true].map((archived) => buyer.ok('listOrders', { status: ['awarded'], archived, perPage: 100 })),
    );
    const orders = pages.flatMap(({ body }) => body.data);
    const lists = await Promise.all(orders.map(({ id }) => buyer.ok('listPurchaseOrders', { orderId: id })));
    const earliestFirst = lists
      .flatMap(({ body }) => body.data)
      .toSorted((a, b) => Date.parse(a.decidedAt) - Date.parse(b.decidedAt));
    expect(earliestFirst.map(({ number }) => number)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((count) => `P-2026-0000${count}`),
    );
  });

  as('buyer', 'can be downloaded as workbooks in both languages', async (buyer) => {
    const { order } = await awardEquivalent(buyer);
    const [local] = (await buyer.ok('listPurchaseOrders', { orderId: order.id })).body.data;
    const params = { orderId: order.id, purchaseOrderId: local?.id ?? '' };
    for (const [lang, title] of [
      ['ru', 'Заказ поставщику'],
      ['en', 'Purchase order'],
    ] as const) {
      const answer = await buyer.send('exportPurchaseOrder', { params, headers: { 'accept-language': lang } });
      expect(decodeURIComponent(answer.headers['content-disposition'] ?? '')).toContain(
        `UTF-8''${title} P-2026-000008 ИП Камышев.xlsx`,
      );
      const shown = Object.values(await sheetsOf(answer.body as Blob)).flat(2);
      expect(shown).toEqual(expect.arrayContaining([`${title} P-2026-000008`, '11400', '17113.2']));
      expect(shown.some((text) => text.startsWith(EQUIVALENT))).toBe(true);
    }
    await buyer.refused('exportPurchaseOrder', { orderId: order.id, purchaseOrderId: 'po_none' }, 404);
  });
});
