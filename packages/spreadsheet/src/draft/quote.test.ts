import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VAT_MODES } from '@zakupki/procurement/money/vat';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { ORDER } from '../../test/order.ts';
import { importBid } from './import.ts';
import { readBlock } from '../files/read.ts';
import { MONEY, moneyOf } from '../facts/amount-text.ts';
import { offeredAmount, type ReadAmount } from '../lines/offered-amount.ts';
import { priceUnitOf, readPack } from '../words/pack.ts';
import { pattern } from '../facts/pattern.ts';
import { paymentOf } from '../facts/payment-facts.ts';
import { vatStatements } from '../facts/vat-facts.ts';

const quote = (...texts: string[]) =>
  importBid(readBlock(['Наименование\tЦена\tКол-во', 'Болт М8×30\t3,90\t100', ...texts].join('\n')), {
    lang: 'ru',
    order: ORDER,
    isFile: false,
    today: '2026-11-22',
  });

describe('VAT', () => {
  test.each<[string, string | null, string | null]>([
    ['Цены с НДС 22 %', 'included', '22'],
    ['Цены указаны с учётом НДС (20%)', 'included', '20'],
    ['VAT excluded', 'excluded', null],
    ['Prices are net of VAT', 'excluded', null],
    ['Цены без учёта НДС', 'excluded', null],
    ['НДС не облагается', null, 'none'],
    ['Без НДС (УСН)', null, 'none'],
    ['Без налога (НДС)', null, 'none'],
    ['Организация применяет УСН, НДС 5%', null, '5'],
    ['incl. 22% VAT', 'included', '22'],
    ['VAT 20% included', 'included', '20'],
    ['+ НДС 22%', 'excluded', '22'],
    ['НДС 10% начисляется сверху', 'excluded', '10'],
    ['НДС в цену не включён', 'excluded', null],
    ['НДС включён в стоимость', 'included', null],
    ['в т.ч. НДС 22%', 'included', '22'],
    ['VAT exempt', null, 'none'],
    ['Срок поставки 22 дня', null, null],
  ])('%s', (text, mode, rate) => {
    const statements = vatStatements(text);
    expect(statements.find((statement) => statement.mode !== null)?.mode ?? null).toBe(mode);
    expect(statements.find((statement) => statement.rate !== null)?.rate ?? null).toBe(rate);
  });

  test('usual wordings anywhere around the lines set the mode and every rate', () => {
    const rates = fc.constantFrom(...VAT_RATES.filter((rate) => rate !== 'none'));
    const ways = {
      included: [
        'Цены с НДС {rate} %.',
        'Стоимость включает НДС {rate}%',
        'Prices include {rate}% VAT',
        'НДС {rate}% включен',
      ],
      excluded: [
        'Цены без учета НДС {rate}%',
        'Prices are excl. {rate}% VAT',
        'НДС {rate}% сверху',
        'plus {rate}% VAT',
      ],
    };
    const before = fc.constantFrom('', 'Добрый день. ', 'Срок поставки 5 дней. ');
    const property = fc.property(fc.constantFrom(...VAT_MODES), fc.nat(3), rates, before, (mode, way, rate, lead) => {
      const { bidDraft } = quote(lead + (ways[mode][way] ?? '').replace('{rate}', rate));
      expect([bidDraft.vatMode, bidDraft.items?.[0]?.vatRate]).toEqual([mode, rate]);
    });
    fc.assert(property);
  });
});

test('amounts are read with any separators of thousands and decimals', () => {
  const amounts = fc.tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(99));
  const forms = fc.constantFrom<[string, string, string]>(
    [' ', ',', ' руб.'],
    ['\u00A0', ',', ' ₽'],
    [',', '.', ' USD'],
    ['', '.', ' EUR'],
  );
  fc.assert(
    fc.property(amounts, forms, ([whole, part], [group, mark, currency]) => {
      const cents = String(part).padStart(2, '0');
      const text = `${String(whole).replaceAll(/\B(?=(?:\d{3})+(?!\d))/gu, group)}${mark}${cents}${currency}`;
      expect(moneyOf(pattern(MONEY).exec(text)?.groups)?.amount).toBe(`${whole}.${cents}`);
    }),
  );
});

test.each<[string, object | null]>([
  ['100% предоплата', { kind: 'prepaid' }],
  ['предоплата 50 %, остаток по факту поставки', { kind: 'mixed', prepayPercent: '50', postpayDays: 0 }],
  ['30% аванс, 70% в течение 10 дней после поставки', { kind: 'mixed', prepayPercent: '30', postpayDays: 10 }],
  ['отсрочка 45 календарных дней', { kind: 'postpaid', postpayDays: 45 }],
  ['отсрочка 10 рабочих дней', { kind: 'postpaid', postpayDays: 14 }],
  ['net 30', { kind: 'postpaid', postpayDays: 30 }],
  ['50/50', { kind: 'mixed', prepayPercent: '50' }],
  ['70% after delivery, 30% in advance', { kind: 'mixed', prepayPercent: '30' }],
  ['по договорённости', null],
])('payment “%s”', (text, payment) => {
  expect(paymentOf(text)?.payment ?? null).toEqual(payment);
});

test('a prepayment of any part is read with the days of the rest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 365 }), (part, days) => {
      const { bidDraft } = quote(`Условия оплаты: предоплата ${part}%, остаток через ${days} дней после поставки`);
      expect(bidDraft.payment).toEqual({ kind: 'mixed', prepayPercent: String(part), postpayDays: days });
    }),
  );
});

describe('packs', () => {
  test.each<[string, string | null, string | null]>([
    ['Цена за упаковку (10 шт)', 'XPK', '10'],
    ['Цена за пачку', 'XPK', null],
    ['Price per box of 12', 'XBX', '12'],
    ['Цена за 100 шт', 'CEN', null],
    ['Цена за тыс. шт.', 'MIL', null],
    ['Цена, руб/кг', 'KGM', null],
    ['Цена за единицу', null, null],
    ['Цена без НДС/с НДС', null, null],
  ])('%s', (heading, unitCode, content) => {
    const unit = priceUnitOf(heading);
    expect([unit?.unitCode ?? null, unit?.contents?.quantity ?? null]).toEqual([unitCode, content]);
  });

  test('the content of a pack is read from its unit or name', () => {
    expect(readPack('уп. 100 шт')?.contents).toEqual({ quantity: '100', unitCode: 'H87' });
    expect(readPack('Перчатки, 50 пар в упаковке')?.contents).toEqual({ quantity: '50', unitCode: 'PR' });
    expect(readPack('упаковка 5 дней')?.contents).toBeNull();
  });

  test('“150 пачек” is a quantity with its unit', () => {
    const { bidDraft } = importBid(readBlock('Товар\tЦена\tКол-во\nБолт М8×30\t39\t150 пачек'), {
      lang: 'ru',
      order: ORDER,
      isFile: false,
    });
    expect(bidDraft.items?.[0]).toMatchObject({ quantity: '150', unitCode: 'XPK' });
  });

  test('packs cover the asked quantity with less than one pack too many', () => {
    const read = (quantity: string | null, content: number): ReadAmount => ({
      priceUnit: { unitCode: 'XPK', contents: { quantity: String(content), unitCode: 'H87' } },
      quantity,
      quantityUnit: quantity === null ? null : { unitCode: 'H87', contents: null },
      unitsPerPack: null,
      namedPack: null,
      unitPrice: '1',
      lineTotal: null,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 2, max: 5000 }),
        fc.boolean(),
        (asked, content, hasQuantity) => {
          const { draft } = offeredAmount(read(hasQuantity ? String(asked) : null, content), {
            quantity: String(asked),
            unitCode: 'H87',
          });
          const packs = Number(draft.quantity);
          expect(packs * content).toBeGreaterThanOrEqual(asked);
          expect((packs - 1) * content).toBeLessThan(asked);
          expect(draft).toMatchObject({ unitCode: 'XPK', unitsPerPack: String(content) });
        },
      ),
    );
  });
});

test('a period counts from the day of the quote, in calendar days', () => {
  expect(quote('КП № 5 от 01.12.2026', 'Предложение действительно 30 дней').bidDraft.validUntil).toBe('2026-12-31');
  expect(quote('Valid for 30 days').bidDraft.validUntil).toBe('2026-12-22');
  expect(quote('Срок поставки: 10 рабочих дней').bidDraft.deliveryDays).toBe(14);
});

test('reports contradictions and texts that are not understood', () => {
  const { issues, bidDraft } = quote('Цены с НДС', 'VAT excluded', 'Приезжайте в гости');
  expect(bidDraft.vatMode).toBe('included');
  expect(issues.map(({ row, code }) => `${row} ${code}`)).toEqual(['4 fact_differs', '5 not_in_order']);
});

test('the buyer’s details are not taken for the supplier’s', () => {
  const { bidDraft } = quote('Покупатель: ООО «Заказчик», ИНН 7736050003', 'Поставщик: ООО «Метиз», ИНН 7707083893');
  expect(bidDraft.supplier).toEqual({ name: 'ООО «Метиз»', taxId: { scheme: 'RU-INN', id: '7707083893' } });
});
