import type { AuditEvent } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { changesWord } from './history-fields.ts';

const scene = {
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
  items: [
    { id: 'itm_a', position: 1 },
    { id: 'itm_b', position: 2 },
  ],
};
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

type Case = [
  type: AuditEvent['entity']['type'],
  path: string,
  from: string | null,
  to: string | null,
  en: string,
  ru: string,
];

const CASES: Case[] = [
  ['order', '/status', 'published', 'evaluation', '', ''],
  [
    'order',
    '/budget',
    '120000.00',
    '98340.50',
    'Budget: ₽120,000.00 → ₽98,340.50',
    'Бюджет: 120 000,00 ₽ → 98 340,50 ₽',
  ],
  ['order', '/decisionDate', null, '2026-11-09', 'Decision by: 09/11/2026', 'Решение до: 09.11.2026'],
  [
    'order',
    '/submissionDeadline',
    null,
    '2026-11-03T12:00:00Z',
    'Bids due: 03/11/2026, 15:00 MSK',
    'Приём предложений до: 03.11.2026, 15:00 МСК',
  ],
  [
    'order',
    '/compareBasis',
    'net',
    'gross',
    'Comparison basis: Without VAT → With VAT',
    'Основа сравнения: Без НДС → С НДС',
  ],
  [
    'order',
    '/requireVat',
    'false',
    'true',
    'VAT-registered suppliers only: No → Yes',
    'Только плательщики НДС: Нет → Да',
  ],
  ['order', '/items/1/quantity', '10', '12.5', 'Line 2, Quantity: 10 → 12.5', 'Позиция 2, Количество: 10 → 12,5'],
  ['order', '/items/0', 'Бумага', null, 'Line 1: Бумага → —', 'Позиция 1: Бумага → —'],
  [
    'bid',
    '/vatMode',
    'included',
    'excluded',
    'Prices are: With VAT → Without VAT',
    'Цены указаны: С НДС → Без учёта НДС',
  ],
  ['bid', '/items/0/vatRate', '20', 'none', 'Line 1, VAT: 20% → No VAT', 'Позиция 1, НДС: 20 % → Без НДС'],
  ['bid', '/items/0/unitCode', 'H87', 'MTR', 'Line 1, Unit: pcs → m', 'Позиция 1, Ед.: шт → м'],
  ['bid', '/warrantyMonths', null, '12', 'Warranty: 12 months', 'Гарантия: 12 месяцев'],
  [
    'bid',
    '/excludedItemIds',
    null,
    'itm_a, itm_b',
    'Excluded from the comparison: 1, 2',
    'Не участвует в сравнении: 1, 2',
  ],
  ['bid', '/conflicts/cfl_1', 'evidence', null, 'Conflict: evidence → —', 'Расхождение: evidence → —'],
  ['bid', '/validUntil', null, 'not a day', 'Valid until: not a day', 'Действует до: not a day'],
];

test.each(CASES)('%s %s from %s to %s', (type, path, from, to, en, ru) => {
  const event = { entity: { type, id: 'x', label: 'x' }, changes: [{ path, from, to }] };
  expect(plain(changesWord(event, { ...scene, lang: 'en' }))).toBe(en);
  expect(plain(changesWord(event, { ...scene, lang: 'ru' }))).toBe(ru);
});
