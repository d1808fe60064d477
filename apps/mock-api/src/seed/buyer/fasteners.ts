/**
 * «Крепёж и расходники»: the order with the most kinds of conflicts. A comment names the kind of each deliberate
 * defect; everything without a comment is free of conflicts, including the entire bid of Метиз-Сервис.
 */
import type { BidItemRecord } from '../../model/records/bids.ts';
import { BUYER_SUPPLIERS as supplier } from './suppliers.ts';
import { fileOf } from './files.ts';
import { bidSteps, head, orderSteps } from './short-forms.ts';
import { utc } from '../moments.ts';
import type { SeedBid } from '../builders/bid.ts';
import { copySupplier } from '../../rules/bids/draft.ts';
import type { SeedOrder } from '../builders/order.ts';

const requiredBy = '2026-11-30';

/** The stated total of a line, regardless of price × quantity. */
const declared = (declaredLineTotal: string): Partial<BidItemRecord> => ({ declaredLineTotal });

const metiz: SeedBid = {
  slug: 'metiz',
  supplier: supplier.metiz,
  prices: ['3.9', '1.75', '0.85', '0.62', '46.5', '189', '38.4', '54.2'],
  received: utc('10-28 09:50'),
  steps: bidSteps('create 10-28 10:15, submit 10-28 10:31, confirm_revision 10-29 07:40'),
  more: {
    externalNumber: 'КП-1187',
    externalDate: '2026-10-28',
    validUntil: '2026-11-30',
    deliveryDays: 10,
    fileHashes: [fileOf('quote-metiz.pdf').sha256],
  },
};

const krepmarket: SeedBid = {
  slug: 'krepmarket',
  supplier: supplier.krepmarket,
  // vat_mismatch/mode: prices with VAT in them where the order asks for prices before VAT.
  prices: ['5.12', '2.29', '1.12', '0.81', '60.9', '244', '50.5', '6890'],
  received: utc('10-28 12:35'),
  steps: bidSteps('create 10-28 13:02, submit 10-28 13:20, confirm_revision 10-29 11:05'),
  lines: {
    // quantity_mismatch/short: 1,200 of 1,500.
    5: { quantity: '1200' },
    // delivery_late by two days: an info.
    6: { leadTimeDays: null, deliveryDate: '2026-12-02' },
    // unit_mismatch/unknown: coils, of unknown length.
    8: { quantity: '9', unitCode: 'XCL', offeredName: 'Трос стальной 6 мм DIN 3055, бухта' },
  },
  more: {
    vatMode: 'included',
    // duplicate_bid: the number of Волга-Инструмент was pasted into this bid.
    supplier: { ...copySupplier(supplier.krepmarket), taxId: supplier.volga.taxId, kpp: supplier.volga.kpp },
    externalNumber: '2026/1042-А',
    externalDate: '2026-10-28',
    validUntil: '2026-11-27',
    // arithmetic_mismatch/total: the lines come to 467550.00.
    declaredTotal: '469550.00',
    deliveryDays: 12,
  },
};

const volga: SeedBid = {
  slug: 'volga',
  supplier: supplier.volga,
  // duplicate_bid: see КрепМаркет. price_over_ceiling/line: 226.00 against a ceiling of 210.00 on line 6.
  prices: ['4210', '1.88', '0.91', '0.67', '49.8', '226', '41.9', null],
  received: utc('10-28 14:05'),
  // spec_outdated: quoted against revision 1 and never confirmed, while line 5 changed in revision 2.
  steps: bidSteps('create 10-28 14:30, submit 10-28 14:52'),
  lines: {
    // unit_mismatch/convertible: priced by the thousand.
    1: { quantity: '20', unitCode: 'MIL' },
    // vat_mismatch/rate and /obsolete_rate: 20 % on a delivery of 2026.
    2: { vatRate: '20' },
    // arithmetic_mismatch/line: 0.91 × 40000 is 36400.00.
    3: declared('36040.00'),
    // delivery_late by two weeks.
    7: { leadTimeDays: null, deliveryDate: '2026-12-14' },
    // item_missing/declined: the supplier does not sell it.
    8: { offered: false, declaredLineTotal: null, note: 'Тросы не поставляем' },
  },
  more: {
    orderRevision: 1,
    externalNumber: 'ВИ-3306',
    externalDate: '2026-10-23',
    // validity_insufficient/too_short: ends before the decision of 10 November.
    validUntil: '2026-11-06',
  },
};

const bolt24: SeedBid = {
  slug: 'bolt24',
  // affiliated_suppliers: this supplier has the phone of КрепМаркет.
  supplier: supplier.bolt24,
  // price_abnormally_low with a suspected factor of 10 on line 5 (4.72 instead of about 49), too low on line 7.
  prices: ['4.05', '1.8', '0.88', '325', '4.72', '195', '21.9', '55.9'],
  // late_bid/backdated: received in time, entered on the third day after the deadline.
  received: utc('10-30 10:05'),
  steps: bidSteps('create 11-02 06:10, submit 11-02 06:31'),
  // vat_mismatch/not_payer, and with it the rate of every line.
  vatRate: 'none',
  lines: {
    // quantity_mismatch/pack_step: 20,000 is not a multiple of the pack of 3,000.
    2: { packSize: '3000' },
    // unit_mismatch/packed: 100 packs of 500.
    4: { quantity: '100', unitCode: 'XPK', unitsPerPack: '500' },
  },
  more: {
    // validity_insufficient/expired: expired two days ago.
    validUntil: '2026-10-31',
    externalDate: '2026-10-30',
    deliveryDays: 7,
    notes: 'Без НДС, УСН',
  },
};

const hansa: SeedBid = {
  slug: 'hansa',
  supplier: supplier.hansa,
  // item_missing/absent: nothing on line 6. price_over_ceiling/total: about 486,000 with a budget of 480,000.
  prices: ['0.0591', '0.0266', '0.0129', '0.0094', '0.7046', null, '0.5818', '0.7912'],
  // late_bid: three hours and forty minutes after the deadline.
  received: utc('10-30 15:40'),
  steps: bidSteps('create 11-02 06:38, submit 11-02 06:55'),
  more: {
    // currency_mismatch: euros; the order has the exchange rate.
    currency: 'EUR',
    source: 'paste',
    externalNumber: 'Q-26-20418',
    externalDate: '2026-10-29',
    // validity_insufficient/unknown: without a date.
    validUntil: null,
    deliveryDays: 18,
    deliveryTerms: 'FCA Hamburg',
  },
};

export const FASTENERS: SeedOrder = {
  ...head('fasteners', 118, 'Крепёж и расходники', '10-30 12:00', '480000.00'),
  items: [
    ['Болт М8×30 оцинкованный, DIN 933', '20000', 'H87', { requiredBy, specification: 'Класс прочности 8.8' }],
    ['Гайка М8 оцинкованная, DIN 934', '20000', 'H87', { requiredBy }],
    ['Шайба М8 плоская, DIN 125', '40000', 'H87', { requiredBy }],
    ['Саморез 4,2×16 с прессшайбой', '50000', 'H87', { requiredBy }],
    ['Анкерный болт 12×100', '1500', 'H87', { requiredBy, changedInRevision: 2 }],
    [
      'Герметик силиконовый, 280 мл',
      '240',
      'H87',
      { requiredBy, maxUnitPrice: '210', specification: 'Бесцветный, санитарный' },
    ],
    ['Диск отрезной 125×1,2 мм', '800', 'H87', { requiredBy }],
    [
      'Трос стальной 6 мм, DIN 3055',
      '900',
      'MTR',
      { requiredBy, specification: 'Оцинкованный, в бухтах не короче 100 м' },
    ],
  ],
  steps: [
    ...orderSteps('create 10-12 11:20, publish 10-13 07:10'),
    [
      utc('10-29 07:05'),
      'revise',
      {
        reason: 'Уточнена длина анкера: 100 мм вместо 80',
        changes: [{ path: '/items/4/name', from: 'Анкерный болт 12×80', to: 'Анкерный болт 12×100' }],
      },
    ],
    ...orderSteps('deadline 10-30 12:00'),
  ],
  bids: [metiz, krepmarket, volga, bolt24, hansa],
  more: {
    decisionDate: '2026-11-10',
    tags: ['склад', 'производство'],
    description: 'Поставка на центральный склад одной партией. Сертификаты соответствия — с товаром.',
    requireVat: true,
    exchangeRates: [{ currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' }],
  },
};
