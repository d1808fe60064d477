/** Parsing of pasted text and files, and exports. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { OrderImportRequest } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { account, client, signedIn } from '../suite/client.ts';
import { bidRead, block, fileOf, METIZ, orderId, sheetsOf } from './inputs.ts';

const { as, describe, it } = checks('spreadsheets');
/** Checks that need only an account, no records of the seed. */
const accountChecks = checks('spreadsheets', 'account');

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const chosen = (...columns: [number, 'name' | 'quantity'][]) => columns.map(([column, field]) => ({ column, field }));

/** The errors of a 422, one line each, with the reason a file is unreadable. */
const pointers = (problem: { errors?: { pointer: string; code: string; params?: Record<string, unknown> }[] }) =>
  (problem.errors ?? []).map(({ pointer, code, params }) =>
    [pointer, code, params?.['reason']].filter(Boolean).join(' '),
  );

it.each<[OperationId, body?: object]>([
  ['parseOrderImport', { text: 'a' }],
  ['parseBidImport', { text: 'a' }],
  ['exportOrder'],
  ['getBidForm'],
])('%s requires a token and an order of the caller', async (operationId, body) => {
  const params = { orderId };
  expect((await client().send(operationId, { params, body })).status).toBe(401);
  const other = await (await signedIn('empty')).send(operationId, { params, body });
  expect(other.status).toBe(operationId === 'parseOrderImport' ? 200 : 404);
});

as('subscription-expired', 'parsing and exporting are allowed after access expires', async (caller) => {
  const id = 'ord_subscription_expired_published';
  await caller.ok('parseOrderImport', { body: { text: 'Болт\t1' } });
  await caller.ok('parseBidImport', { orderId: id, body: { text: 'Болт\t1' } });
  await caller.ok('exportOrder', { orderId: id });
  await caller.ok('getBidForm', { orderId: id });
});

describe('reports the position of unreadable input:', () => {
  const tooLarge = 'x'.repeat(6_990_509);
  accountChecks.it.each<[string, OrderImportRequest, string[]]>([
    ['nothing', {}, ['/text required']],
    ['both text and file', { text: 'a', file: fileOf('a') }, ['/file not_allowed']],
    ['blanks', { text: ' \n\t ' }, ['/text not_allowed empty']],
    ['a text that is too long', { text: 'x'.repeat(1_000_001) }, ['/text too_long']],
    ['no base64', { file: { name: 'a.csv', content: 'абв' } }, ['/file/content format']],
    ['base64 cut short', { file: { name: 'a.csv', content: 'YWJ' } }, ['/file/content format']],
    ['an empty file', { file: { name: 'a.csv', content: '' } }, ['/file/content too_short']],
    ['a file over 5 MiB', { file: { name: 'a.csv', content: tooLarge } }, ['/file/content too_long']],
    ['a password', { file: fileOf(encrypted()) }, ['/file/content not_allowed encrypted']],
    ['an old .xls', { file: fileOf(encrypted('Workbook')) }, ['/file/content not_allowed old_xls']],
    [
      'a picture',
      { file: fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) },
      ['/file/content not_allowed not_a_spreadsheet'],
    ],
    ['half a ZIP', { file: fileOf('PK\u0003\u0004 …') }, ['/file/content not_allowed broken_zip']],
    ['an unknown sheet', { text: 'a\tb', mapping: { sheet: 'Лист9' } }, ['/mapping/sheet ref_not_found no_such_sheet']],
    [
      'a repeated column',
      { text: 'a\tb', mapping: { columns: chosen([1, 'name'], [1, 'quantity']) } },
      ['/mapping/columns/1/column unique'],
    ],
    [
      'a repeated field',
      { text: 'a\tb', mapping: { columns: chosen([1, 'name'], [2, 'name']) } },
      ['/mapping/columns/1/field unique'],
    ],
    [
      'a repeated row',
      { text: 'a\tb', mapping: { rows: [1, 2, 1].map((row) => ({ row, isTaken: true })) } },
      ['/mapping/rows/2/row unique'],
    ],
    [
      'a repeated answer',
      { text: 'a\tb', mapping: { numbers: [2, 2].map((column) => ({ column, decimalSeparator: '.' as const })) } },
      ['/mapping/numbers/1/column unique'],
    ],
  ])('%s', async (_what, body, expected) => {
    const buyer = await account();
    const problem = await buyer.refused('parseOrderImport', { body }, 422);
    expect(pointers(problem)).toEqual(expected);
  });

  as('buyer', 'in the requested language', async (buyer) => {
    for (const [lang, word] of [
      ['ru', 'паролем'],
      ['en', 'password'],
    ] as const) {
      const request = { body: { file: fileOf(encrypted()) }, headers: { 'accept-language': lang } };
      const answer = await buyer.send('parseOrderImport', request);
      expect(JSON.stringify(answer.body)).toContain(word);
    }
  });
});

/** The container of a password-protected workbook. */
function encrypted(stream = 'EncryptedPackage'): Uint8Array {
  const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return Uint8Array.from([...magic, ...Buffer.from(stream, 'utf16le'), ...new Uint8Array(600)]);
}

describe('a parsed bid', () => {
  const text = block(
    'Позиция\tНаша цена\tКол-во',
    'Трос стальной d6\t51,20\t900',
    'Болт М8х30\t3,80\t20000',
    'Клей\t5\t1',
  );

  it('has a confidence for each line', async () => {
    const found = await bidRead(await signedIn('buyer'), text, { supplierTaxId: METIZ });
    expect(found.bidDraft).toMatchObject({ supplier: { supplierId: 'sup_metiz' }, source: 'paste' });
    expect(found.bidDraft.items?.map(({ orderItemId, unitPrice }) => [orderItemId, unitPrice])).toEqual([
      ['itm_fasteners_8', '51.2'],
      ['itm_fasteners_1', '3.8'],
    ]);
    expect(found.matches.map(({ row, orderItemId, by }) => [row, orderItemId, by])).toEqual([
      [2, 'itm_fasteners_8', 'name'],
      [3, 'itm_fasteners_1', 'name'],
      [4, null, 'none'],
    ]);
    for (const { confidence, orderItemId } of found.matches) expect(confidence > 0.5).toBe(orderItemId !== null);
    expect(found.skippedRows).toEqual([4]);
    expect(found.unansweredItemIds).toEqual([2, 3, 4, 5, 6, 7].map((n) => `itm_fasteners_${n}`));
  });

  as('buyer', 'can be created from the parsed body', async (buyer) => {
    const { bidDraft } = await bidRead(buyer, text, { supplierTaxId: METIZ });
    const { body: bid } = await buyer.ok('createBid', { orderId, body: bidDraft });
    expect([bid.source, bid.supplier.name, bid.items.length]).toEqual(['paste', 'ООО «Метиз-Сервис»', 2]);
  });

  as('buyer', 'accepts given line matches and rejects unknown ones', async (buyer) => {
    const matches = [
      { row: 2, orderItemId: null },
      { row: 4, orderItemId: 'itm_fasteners_6' },
    ];
    const found = await bidRead(buyer, text, { matches });
    expect(found.matches.map(({ orderItemId, by }) => [orderItemId, by])).toEqual([
      [null, 'none'],
      ['itm_fasteners_1', 'name'],
      ['itm_fasteners_6', 'given'],
    ]);
    const wrong = [...matches, { row: 2, orderItemId: 'itm_fasteners_6' }, { row: 9, orderItemId: 'itm_uniform_1' }];
    const problem = await buyer.refused('parseBidImport', { orderId, body: { text, matches: wrong } }, 422);
    expect(pointers(problem)).toEqual([
      '/matches/2/row unique',
      '/matches/2/orderItemId unique',
      '/matches/3/orderItemId ref_not_found',
    ]);
  });

  as('buyer', 'asks for a currency, and names the cell and steps of each figure', async (buyer) => {
    const priced = block('Наименование\tКол-во\tЦена за 1000 шт, у.е.', 'Болт М8х30\t20000\t38', 'Гайка М8\t20000\t17');
    const asked = await bidRead(buyer, priced, {});
    expect(asked.readingQuestions).toMatchObject([{ id: 'currency', kind: 'currency', answer: null }]);
    const mapping = { answers: [{ question: 'currency', value: 'EUR' }] };
    const found = await bidRead(buyer, priced, { mapping });
    expect([found.bidDraft.currency, found.readingQuestions[0]?.answer]).toEqual(['EUR', 'EUR']);
    expect(found.figures.map(({ cell, field, written, value }) => [cell, field, written, value].join(' '))).toEqual([
      'C2 unitPrice 38 38',
      'B2 quantity 20000 20',
      'C3 unitPrice 17 17',
      'B3 quantity 20000 20',
    ]);
  });

  as('buyer', 'requires an order that accepts bids', async (buyer) => {
    for (const id of ['ord_uniform', 'ord_lamps']) {
      await buyer.refused('parseBidImport', { orderId: id, body: { text } }, 409, 'order_not_open');
    }
  });

  as('buyer', 'requires a valid tax number of the supplier', async (buyer) => {
    const body = { text, supplierTaxId: { scheme: 'RU-INN' as const, id: '7707083894' } };
    expect(pointers(await buyer.refused('parseBidImport', { orderId, body }, 422))).toEqual([
      '/supplierTaxId/id checksum',
    ]);
  });
});

describe('columns of a supplier', () => {
  const text = block('Что\tСколько стоит\tЦена розн.', 'Трос стальной 6 мм\t51,20\t77');
  const mapping = {
    columns: [
      { column: 2, field: 'price' as const },
      { column: 3, field: null },
    ],
  };
  const moved = block('Цена розн.\tЧто\tСколько стоит', '77\tТрос стальной 6 мм\t49,90');

  as('buyer', 'are remembered by their headings on request', async (buyer) => {
    await bidRead(buyer, text, { supplierTaxId: METIZ, mapping });
    const before = await bidRead(buyer, moved, { supplierTaxId: METIZ });
    expect(before.mapping.columns.map(({ source }) => source)).not.toContain('remembered');
    await bidRead(buyer, text, { supplierTaxId: METIZ, mapping, rememberMapping: true });
    const after = await bidRead(buyer, moved, { supplierTaxId: METIZ });
    expect(after.mapping.columns.map(({ field, source }) => [field, source])).toEqual([
      [null, 'remembered'],
      ['name', 'content'],
      ['price', 'remembered'],
    ]);
    expect(after.bidDraft.items?.[0]?.unitPrice).toBe('49.9');
    const other = await bidRead(buyer, moved, { supplierTaxId: { scheme: 'RU-INN', id: '500100732259' } });
    expect(other.mapping.columns.map(({ source }) => source)).not.toContain('remembered');
  });

  as('buyer', 'are not remembered after a refused or incomplete request', async (buyer) => {
    const all = { orderId, body: { text: ' ', supplierTaxId: METIZ, mapping, rememberMapping: true } };
    await buyer.refused('parseBidImport', all, 422);
    const after = await bidRead(buyer, moved, { supplierTaxId: METIZ });
    expect(after.mapping.columns.map(({ source }) => source)).not.toContain('remembered');
    const alone = await buyer.refused('parseBidImport', { orderId, body: { text, rememberMapping: true } }, 422);
    expect(pointers(alone)).toEqual(['/supplierTaxId required', '/mapping required']);
  });
});

describe('the export', () => {
  as('buyer', 'has five sheets in the requested language and a file name in both', async (buyer) => {
    const names = {
      ru: ['Предложения', 'Сравнение', 'Условия', 'История', 'Контакты'],
      en: ['Offers', 'Comparison', 'Terms', 'Change history', 'Contacts'],
    };
    for (const lang of ['ru', 'en'] as const) {
      const answer = await buyer.send('exportOrder', { params: { orderId }, headers: { 'accept-language': lang } });
      expect(answer.headers['content-type']).toBe(XLSX);
      expect(decodeURIComponent(answer.headers['content-disposition'] ?? '')).toBe(
        `attachment; filename="Z-2026-000118 ${'_'.repeat(6)} _ ${'_'.repeat(10)}.xlsx"; filename*=UTF-8''Z-2026-000118 Крепёж и расходники.xlsx`,
      );
      expect(Object.keys(await sheetsOf(answer.body as Blob))).toEqual(names[lang]);
    }
  });

  as('buyer', 'contains the figures of the API', async (buyer) => {
    const sheets = await sheetsOf((await buyer.ok('exportOrder', { orderId })).body as Blob);
    const { body: comparison } = await buyer.ok('getComparison', {
      orderId,
      includeExpired: true,
      includeDisqualified: true,
    });
    const { body: bids } = await buyer.ok('listBids', { orderId, sort: ['number'] });
    const money = (amount: string | undefined) => (amount ?? '').replace(/\.?0+$/, '');
    const totals = sheets['Сравнение']
      ?.find((row) => row[1] === 'Итого с доставкой')
      ?.slice(6)
      .filter((_, at) => at % 2 === 1);
    expect(totals).toEqual(comparison.bids.map(({ total }) => money(total)));
    expect(sheets['Условия']?.slice(1).map((row) => [row[1], row[10]])).toEqual(
      bids.data.map(({ supplier, totals: { gross } }) => [supplier.name, money(gross)]),
    );
    const { body: history } = await buyer.ok('listOrderAudit', { orderId, limit: 100 });
    expect(sheets['История']).toHaveLength(history.data.length + 1);
    expect(sheets['Контакты']?.[1]).toContain('sales@metiz.example');
  });

  as('buyer', 'as CSV has a row per offered line, a byte order mark and separators', async (buyer) => {
    const answer = await buyer.send('exportOrder', { params: { orderId }, query: [['format', 'csv']] });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/\.csv$/);
    const bytes = new Uint8Array(await (answer.body as Blob).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines[0]).toMatch(/^№;Наименование;Нужно;/);
    const { data } = (await buyer.ok('listBids', { orderId })).body;
    const offered = await Promise.all(
      data.map(async ({ id }) => (await buyer.ok('getBid', { orderId, bidId: id })).body.items),
    );
    expect(lines).toHaveLength(offered.flat().length + 1);
  });

  as('buyer', 'as JSON contains the order and its bids', async (buyer) => {
    const { body } = await buyer.ok('exportOrder', { orderId, format: 'json' });
    const { order, bids } = body as Exclude<typeof body, Blob>;
    expect(order).toEqual((await buyer.ok('getOrder', { orderId })).body);
    for (const bid of bids) expect(bid).toEqual((await buyer.ok('getBid', { orderId, bidId: bid.id })).body);
    expect(bids.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  as('buyer', 'neutralises formulas typed into the order', async (buyer) => {
    const items = [{ name: '=HYPERLINK("http://x.example")', quantity: '1' }];
    const { body: order } = await buyer.ok('createOrder', { body: { title: '=1+1', items } });
    const sheets = await sheetsOf((await buyer.ok('exportOrder', { orderId: order.id })).body as Blob);
    expect(sheets['Сравнение']?.[4]?.[1]).toBe('=HYPERLINK("http://x.example")');
    const raw = Buffer.from(await ((await buyer.ok('exportOrder', { orderId: order.id })).body as Blob).arrayBuffer());
    expect(raw.includes('<f>')).toBe(false);
  });
});

it('a scenario can force a file', async () => {
  const headers = { prefer: 'code=200, example=workbook' };
  const { body } = await client().send('getBidForm', { params: { orderId }, headers });
  expect(await (body as Blob).text()).toBe('PK');
});

describe('the form for a supplier', () => {
  as('buyer', 'is parsed back with every line matched, in both languages', async (buyer) => {
    for (const lang of ['ru', 'en']) {
      const answer = await buyer.send('getBidForm', { params: { orderId }, headers: { 'accept-language': lang } });
      expect([answer.headers['content-type'], answer.status]).toEqual([XLSX, 200]);
      const form = new Uint8Array(await (answer.body as Blob).arrayBuffer());
      const { body } = await buyer.ok('parseBidImport', { orderId, body: { file: fileOf(form) } });
      expect(body.matches.map(({ orderItemId, by, confidence }) => [orderItemId, by, confidence])).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`itm_fasteners_${n}`, 'line_id', 1]),
      );
      expect(body.issues.map(({ code }) => code)).toEqual(body.matches.map(() => 'nothing_offered'));
    }
  });

  as('buyer', 'names the order and its lines', async (buyer) => {
    const { body, headers } = await buyer.ok('getBidForm', { orderId });
    const sheets = await sheetsOf(body);
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain(
      "UTF-8''Предложение Z-2026-000118 Крепёж и расходники.xlsx",
    );
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const shown = sheets['Позиции']?.flat() ?? [];
    for (const { name, quantity } of order.items) expect(shown).toEqual(expect.arrayContaining([name, quantity]));
  });
});
