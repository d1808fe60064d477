import fc from 'fast-check';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { BidImport } from '@zakupki/api-client/schema';
import { writeBidForm } from '../src/bid-form/write-bid-form.ts';
import { importBid } from '../src/draft/import.ts';
import { readFile } from '../src/files/read.ts';
import { escapeFormula } from '../src/cells/safe-text.ts';
import { keyOfFact, keyOfField } from '../src/headings/form-keys.ts';
import { ORDER, orderItem } from './order.ts';
import { sizesOf } from './exhaustive.ts';

const imported = async (bytes: Uint8Array, order = ORDER): Promise<BidImport> =>
  importBid(await readFile(bytes), { lang: 'ru', order, isFile: true });

/** A filled-in form, as a supplier's program saves it. */
async function filled(
  lang: 'ru' | 'en',
  lines: readonly Readonly<Record<string, CellValue>>[],
  facts: Readonly<Record<string, CellValue>> = {},
  order = ORDER,
): Promise<Uint8Array> {
  const { sheets } = await readXlsx(await writeBidForm(order, lang));
  const [first, second] = sheets;
  if (!first || !second) throw new Error('The form has two sheets');
  const keys = first.rows.findIndex((row) => row.includes(keyOfField('price')));
  const columnOf = (field: string) => (first.rows[keys] ?? []).indexOf(`zakupki:${field}`);
  for (const [at, values] of lines.entries()) {
    const row = first.rows[keys + 2 + at];
    for (const [field, value] of Object.entries(values)) if (row) row[columnOf(field)] = value;
  }
  for (const row of second.rows) {
    const [key] = row;
    for (const [fact, value] of Object.entries(facts)) if (key === `zakupki:bid.${fact}`) row[2] = value;
  }
  return writeXlsx({ sheets: [first, second].map(({ name, rows }) => ({ name, rows })) });
}

test.each(['ru', 'en'] as const)('an empty form in %s offers nothing, and each line is reported', async (lang) => {
  const bid = await imported(await writeBidForm(ORDER, lang));
  expect(bid.bidDraft).toEqual({ source: 'xlsx', currency: 'RUB', vatMode: 'excluded', items: [] });
  expect(bid.issues.map(({ code }) => code)).toEqual(ORDER.items.map(() => 'nothing_offered'));
  expect(bid.matches.every(({ by, confidence }) => by === 'line_id' && confidence === 1)).toBe(true);
});

test('only the cells to fill in are unlocked, with drop-down lists', async () => {
  const { sheets } = await readXlsx(await writeBidForm(ORDER, 'ru'), { readStyles: true });
  const [lines] = sheets;
  expect(lines?.protection).toMatchObject({ sheet: true });
  expect(lines?.columns?.[0]?.hidden).toBe(true);
  const open = [...(lines?.cells ?? [])].filter(([, { style }]) => style?.protection?.locked === false);
  expect(new Set(open.map(([key]) => Number(key.split(',')[1])))).toEqual(new Set([8, 9, 10, 11, 13, 14, 15, 16, 17]));
  expect(lines?.dataValidations?.map(({ type }) => type).toSorted()).toEqual([
    'decimal',
    'decimal',
    'list',
    'list',
    'whole',
  ]);
  const shown = lines?.rows.flat().join('\n') ?? '';
  for (const fact of ['Z-2026-000118', 'Крепёж и расходники', '09.11.2026, 15:00 МСК', 'DDP, Москва', 'без НДС'])
    expect(shown).toContain(fact);
});

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((one) =>
      one
        .normalize('NFC')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/\p{Cc}/gu, '')
        .trim(),
    )
    .filter((one) => one !== '' && !/^[-–—]$/u.test(one) && !/^'+[=+\-@]/u.test(one));
const price = fc
  .tuple(fc.nat(9_999_999), fc.nat(9999))
  .map(([whole, part]) => Number(`${whole}.${String(part).padStart(4, '0')}`));
const line = fc.record({
  price: fc.option(price, { freq: 5 }),
  vatRate: fc.constantFrom('22%', 'без НДС', '0%', 'no VAT', 20, 0.22),
  quantity: fc.option(
    fc.integer({ min: 1, max: 999_999_999 }).map((n) => n / 1000),
    { freq: 2 },
  ),
  unit: fc.option(fc.constantFrom('шт', 'уп', 'кг', 'м'), { freq: 2 }),
  leadTimeDays: fc.option(fc.nat(730)),
  equivalent: fc.option(text(60).filter((one) => !/^(?:да|нет|д|н|yes|no|y|n|\+)$/iu.test(one))),
  brand: fc.option(text(30)),
  note: fc.option(text(80)),
});

const VAT: Readonly<Record<string, string>> = {
  '22%': '22',
  'без НДС': 'none',
  '0%': '0',
  'no VAT': 'none',
  '20': '20',
  '0.22': '22',
};
const UNIT: Readonly<Record<string, string>> = { шт: 'H87', уп: 'XPK', кг: 'KGM', м: 'MTR' };

for (const { runs, options } of sizesOf(120)) {
  test(`everything a supplier fills in is read back without loss, ${runs} times`, options, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 8, maxLength: 8 }),
        fc.constantFrom('ru' as const, 'en' as const),
        async (rows, lang) => {
          const bytes = await filled(
            lang,
            rows.map((row) =>
              Object.fromEntries(
                Object.entries(row).map(([field, value]) => [
                  field,
                  typeof value === 'string' ? escapeFormula(value) : value,
                ]),
              ),
            ),
          );
          const { bidDraft, skippedRows } = await imported(bytes);
          const expected = rows.flatMap((row, at) => {
            const isFilledIn =
              row.equivalent !== null || row.brand !== null || row.note !== null || row.leadTimeDays !== null;
            if (row.price === null && row.quantity === null && !isFilledIn) return [];
            return [
              {
                orderItemId: `itm_${at + 1}`,
                ...(row.price !== null && { unitPrice: String(row.price) }),
                vatRate: VAT[String(row.vatRate)],
                ...(row.quantity !== null && { quantity: String(row.quantity) }),
                ...(row.unit !== null && { unitCode: UNIT[row.unit] }),
                ...(row.leadTimeDays !== null && { leadTimeDays: row.leadTimeDays }),
                ...(row.equivalent !== null && { isEquivalent: true, offeredName: row.equivalent }),
                ...(row.brand !== null && { brand: row.brand }),
                ...(row.note !== null && { note: row.note }),
              },
            ];
          });
          expect(bidDraft.items).toEqual(expected);
          expect(skippedRows).toHaveLength(8 - expected.length);
        },
      ),
      { numRuns: runs },
    );
  });
}

test('the facts of the bid are read back too', async () => {
  const facts = {
    supplierName: 'ООО «Трос & такелаж»',
    taxId: 7707083893,
    contactName: 'Игорь Лапин',
    email: 'sales@metiz.example',
    phone: '8 (495) 777-11-22',
    externalNumber: "'0017",
    externalDate: '30.10.2026',
    validUntil: new Date('2026-11-30T00:00:00Z'),
    deliveryDays: '2 недели',
    deliveryCost: '1 500,50',
    deliveryTerms: 'Самовывоз',
    warrantyMonths: 12,
    notes: 'Первая\nвторая',
  };
  const { bidDraft, issues } = await imported(await filled('ru', [{ price: 3.9 }], facts));
  expect(bidDraft).toMatchObject({
    supplier: {
      name: 'ООО «Трос & такелаж»',
      taxId: { scheme: 'RU-INN', id: '7707083893' },
      contacts: [{ name: 'Игорь Лапин', email: 'sales@metiz.example', phone: '+74957771122', isPrimary: true }],
    },
    externalNumber: "'0017",
    externalDate: '2026-10-30',
    validUntil: '2026-11-30',
    deliveryDays: 14,
    deliveryCost: '1500.50',
    deliveryTerms: 'Самовывоз',
    warrantyMonths: 12,
    notes: 'Первая\nвторая',
  });
  expect(issues.filter(({ code }) => code !== 'nothing_offered')).toEqual([]);
});

test('invalid facts are reported', async () => {
  const { bidDraft, issues } = await imported(
    await filled('ru', [{ price: 1 }], { taxId: '7707083894', email: 'sales@', phone: '12', validUntil: 'скоро' }),
  );
  expect(bidDraft.supplier).toBeUndefined();
  expect(
    issues
      .map(({ code }) => code)
      .filter((code) => code !== 'nothing_offered')
      .toSorted(),
  ).toEqual(['email_invalid', 'phone_invalid', 'tax_id_invalid', 'unknown_date']);
});

test('a row of another order is matched by its name and marked for review', async () => {
  const bytes = await filled('ru', [{ price: 1 }, { price: 2 }, { lineId: 'itm_of_another', price: 3 }]);
  const { bidDraft, issues } = await imported(bytes);
  expect(bidDraft.items?.map(({ orderItemId, unitPrice }) => [orderItemId, unitPrice])).toEqual([
    ['itm_1', '1'],
    ['itm_2', '2'],
    ['itm_3', '3'],
  ]);
  expect(issues.filter(({ code }) => code === 'doubtful_match').map(({ row }) => row)).toEqual([12]);
});

test('the form of an order with 500 lines is written and read', async () => {
  const order = { ...ORDER, items: Array.from({ length: 500 }, (_, at) => orderItem(at + 1, `Позиция «${at}» =1+1`)) };
  const { bidDraft } = await imported(
    await filled(
      'en',
      order.items.map((_, at) => ({ price: at + 0.25 })),
      {},
      order,
    ),
    order,
  );
  expect(bidDraft.items?.map(({ unitPrice }) => unitPrice)).toEqual(order.items.map((_, at) => `${at}.25`));
});

test('keys of facts differ from keys of lines', () => {
  expect(keyOfFact('email')).not.toBe(keyOfField('note'));
});

const CEILINGS = { ...ORDER, items: ORDER.items.map((item) => ({ ...item, maxUnitPrice: '12.5' })) };
const SHOWN = { ...CEILINGS, showCeilings: true };

test.each(['ru', 'en'] as const)('the form in %s has ceiling prices only when the order shows them', async (lang) => {
  const heading = { ru: 'Предельная цена за ед., ₽ без НДС', en: 'Ceiling price, RUB without VAT' }[lang];
  const cellsOf = async (order: typeof ORDER) =>
    (await readXlsx(await writeBidForm(order, lang))).sheets[0]?.rows ?? [];
  const rows = await cellsOf(SHOWN);
  const headings = rows.find((row) => row.includes(heading)) ?? [];
  const at = headings.indexOf(heading);
  expect(rows.slice(-ORDER.items.length).map((row) => row[at])).toEqual(ORDER.items.map(() => 12.5));
  for (const order of [CEILINGS, { ...ORDER, showCeilings: true }]) {
    const cells = (await cellsOf(order)).flat();
    expect(cells).not.toContain(heading);
    expect(cells).not.toContain(12.5);
  }
});

test.each(['ru', 'en'] as const)('a ceiling price in %s is never read as an offer', async (lang) => {
  const empty = await imported(await writeBidForm(SHOWN, lang), SHOWN);
  expect(empty.bidDraft.items).toEqual([]);
  const bytes = await filled(lang, [{ price: 9 }], {}, SHOWN);
  expect((await imported(bytes, SHOWN)).bidDraft.items).toMatchObject([{ orderItemId: 'itm_1', unitPrice: '9' }]);
  // Without the row of keys the columns are known by their headings.
  const { sheets } = await readXlsx(bytes);
  const plain = sheets.map(({ name, rows }) => ({
    name,
    rows: rows.filter((row) => !row.includes(keyOfField('price'))),
  }));
  const { bidDraft } = await imported(await writeXlsx({ sheets: plain }), SHOWN);
  expect(bidDraft.items).toMatchObject([{ orderItemId: 'itm_1', unitPrice: '9' }]);
});
