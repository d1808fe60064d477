/** Order lines parsed from pasted text and files. */
import { checks, expect } from '../suite/checks.ts';
import { signedIn } from '../suite/client.ts';
import { block, fileOf, inCp1251 } from './inputs.ts';

const { as, describe, it } = checks('spreadsheets');

describe('lines of an order', () => {
  const text = block(
    'Наименование\tКол-во\tЕд.\tЦена, руб.\tСмета',
    'Перчатки <утеплённые>\t1 200\tпар\t215,50\tсиние',
    '\t5\tшт\t1\t',
    'Каска\tмного\tшт\t390\tбелая',
    'Итого\t\t\t49 260,00\t',
  );

  it('are parsed; skipped rows are listed', async () => {
    const { body } = await (await signedIn('buyer')).ok('parseOrderImport', { body: { text } });
    expect(body.items).toEqual([
      {
        row: 2,
        joinedRows: [],
        item: { name: 'Перчатки <утеплённые>', quantity: '1200', unitCode: 'PR', maxUnitPrice: '215.5' },
      },
      { row: 4, joinedRows: [], item: { name: 'Каска', unitCode: 'H87', maxUnitPrice: '390' } },
    ]);
    expect(body.skippedRows).toEqual([3, 5]);
    expect(body.issues.map(({ severity, code, row, column }) => [severity, code, row, column])).toEqual([
      ['info', 'unused_column', null, 5],
      ['error', 'no_name', 3, 1],
      ['error', 'not_a_number', 4, 2],
      ['info', 'total_row', 5, null],
    ]);
    expect(body.mapping).toMatchObject({ sheet: null, headerRow: 1 });
    expect(body.mapping.columns.map(({ field }) => field)).toEqual(['name', 'quantity', 'unit', 'price', null]);
  });

  as('buyer', 'are equal from pasted text, Windows CSV and a workbook, and can be stored', async (buyer) => {
    const cp1251 = inCp1251(text.replaceAll('\t', ';'));
    const { body: pasted } = await buyer.ok('parseOrderImport', { body: { text } });
    const { body: dropped } = await buyer.ok('parseOrderImport', { body: { file: fileOf(cp1251, 'a.csv') } });
    expect(dropped).toEqual(pasted);
    const items = pasted.items.map(({ item }) => item);
    const { body: order } = await buyer.ok('createOrder', { body: { items } });
    expect(order.items.map(({ name }) => name)).toEqual(['Перчатки <утеплённые>', 'Каска']);
  });

  as('buyer', 'respect rows included and excluded by the user', async (buyer) => {
    const rows = [
      { row: 2, isTaken: false },
      { row: 5, isTaken: true },
    ];
    const { body } = await buyer.ok('parseOrderImport', { body: { text, mapping: { rows } } });
    expect(body.items.map(({ item }) => item.name)).toEqual(['Каска', 'Итого']);
    expect(body.skippedRows).toEqual([2, 3]);
    expect(body.issues.find(({ row }) => row === 2)?.code).toBe('row_excluded');
  });

  as('buyer', 'have units of the whole classification, by number and by name', async (buyer) => {
    const purchase = block(
      'Наименование объекта закупки\tЕд. изм.\tКоличество\tНМЦ единицы, руб.',
      'Топливо дизельное\t112\t1000\t70',
      'Обслуживание\t876\t12\t1000',
      'Тепловая энергия\tГигакалория\t40\t2500',
    );
    const { body } = await buyer.ok('parseOrderImport', { body: { text: purchase } });
    const units = body.items.map(({ item }) => item.unitCode);
    expect(units).toEqual(['LTR', 'OKEI876', 'OKEI233']);
    const { body: order } = await buyer.ok('createOrder', {
      body: { title: 'По классификатору', items: body.items.map(({ item }) => item) },
    });
    expect(order.items.map(({ unitCode }) => unitCode)).toEqual(units);
  });

  as('buyer', 'ask about ambiguous numbers and use the answer', async (buyer) => {
    const doubtful = block('Description\tQty\tUnit\tPrice', 'Washer\t10,000\tpcs\t€4,20', 'Nut\t800\tpcs\t€1,10');
    const { body: asked } = await buyer.ok('parseOrderImport', { body: { text: doubtful } });
    expect(asked.items[0]?.item).not.toHaveProperty('quantity');
    expect(asked.questions).toEqual([
      {
        column: 2,
        heading: 'Qty',
        decimalSeparator: null,
        by: 'none',
        values: [{ row: 2, text: '10,000', withPoint: '10000', withComma: '10' }],
      },
    ]);
    for (const [decimalSeparator, quantity] of [
      ['.', '10000'],
      [',', '10'],
    ] as const) {
      const mapping = { numbers: [{ column: 2, decimalSeparator }] };
      const { body } = await buyer.ok('parseOrderImport', { body: { text: doubtful, mapping } });
      expect(body.items[0]?.item.quantity).toBe(quantity);
      expect(body.questions.map(({ by, decimalSeparator: read }) => [by, read])).toEqual([['given', decimalSeparator]]);
    }
  });

  as('buyer', 'ask which of two prices counts and use the answer', async (buyer) => {
    const two = block('Наименование\tКол-во\tЕд.\tЦена 1\tЦена 2', 'Каска\t5\tшт\t390\t350', 'Щиток\t2\tшт\t700\t650');
    const { body: asked } = await buyer.ok('parseOrderImport', { body: { text: two } });
    expect(asked.readingQuestions).toMatchObject([{ id: 'price', kind: 'price_column', answer: null }]);
    expect(
      asked.readingQuestions[0]?.answers.map(({ value, total, equalsTotal }) => [value, total, equalsTotal]),
    ).toEqual([
      ['4', '3350.00', false],
      ['5', '3050.00', false],
    ]);
    const mapping = { answers: [{ question: 'price', value: '5' }] };
    const { body } = await buyer.ok('parseOrderImport', { body: { text: two, mapping } });
    expect(body.items.map(({ item }) => item.maxUnitPrice)).toEqual(['350', '650']);
    expect(body.readingQuestions.map(({ answer }) => answer)).toEqual(['5']);
    expect(body.figures.map(({ cell, written, value }) => [cell, written, value])).toEqual([
      ['E2', '350', '350'],
      ['E3', '650', '650'],
    ]);
    const twice = { answers: [...mapping.answers, ...mapping.answers] };
    const problem = await buyer.refused('parseOrderImport', { body: { text: two, mapping: twice } }, 422);
    expect(problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/mapping/answers/1/question unique',
    ]);
  });

  as('buyer', 'use the order’s price basis and report differences', async (buyer) => {
    const two = block('Наименование\tКол-во\tЕд.\tЦена без НДС, €\tЦена с НДС, €', 'Каска\t5\tшт\t100\t122');
    const { body: net } = await buyer.ok('parseOrderImport', {
      body: { text: two, prices: { currency: 'RUB', vatMode: 'excluded' } },
    });
    expect([net.prices, net.items[0]?.item.maxUnitPrice]).toEqual([{ currency: 'EUR', vatMode: 'excluded' }, '100']);
    expect(net.issues.map(({ code, value }) => `${code} ${value}`)).toContain('currency_differs EUR');
    const { body: gross } = await buyer.ok('parseOrderImport', {
      body: { text: two, prices: { currency: 'EUR', vatMode: 'included' } },
    });
    expect([gross.prices, gross.items[0]?.item.maxUnitPrice]).toEqual([
      { currency: 'EUR', vatMode: 'included' },
      '122',
    ]);
    expect(gross.issues.map(({ code }) => code)).toEqual(['unused_column']);
    const one = block('Наименование\tКол-во\tЕд.\tЦена с НДС', 'Каска\t5\tшт\t122');
    const { body: other } = await buyer.ok('parseOrderImport', {
      body: { text: one, prices: { currency: 'RUB', vatMode: 'excluded' } },
    });
    expect(other.issues.map(({ code }) => code)).toEqual(['vat_mode_differs']);
  });

  as('buyer', 'join a specification from several columns and rows', async (buyer) => {
    const long = block('№\tНаименование\tЦвет\tТребования\tКол-во', '1\tКаска\tбелая\tГОСТ\t5', '\t\t\tс ремнём\t');
    const { body } = await buyer.ok('parseOrderImport', { body: { text: long } });
    expect(body.mapping.columns.map(({ field }) => field)).toEqual([
      'position',
      'name',
      'specification',
      'specification',
      'quantity',
    ]);
    expect(body.items).toEqual([
      { row: 2, joinedRows: [3], item: { name: 'Каска', specification: 'Цвет: белая; ГОСТ\nс ремнём', quantity: '5' } },
    ]);
  });

  as('buyer', 'use a given mapping without storing it', async (buyer) => {
    const before = (await buyer.ok('listOrders', {})).body;
    const mapping = {
      headerRow: 1,
      columns: [
        { column: 5, field: 'note' as const },
        { column: 4, field: null },
      ],
    };
    const { body } = await buyer.ok('parseOrderImport', { body: { text, mapping } });
    expect(body.items[0]?.item).toEqual({
      name: 'Перчатки <утеплённые>',
      quantity: '1200',
      unitCode: 'PR',
      deliveryNote: 'Смета: синие',
    });
    expect(body.mapping.columns.map(({ source }) => source)).toEqual([
      'heading',
      'heading',
      'heading',
      'given',
      'given',
    ]);
    expect((await buyer.ok('listOrders', {})).body).toEqual(before);
  });
});
