import type { OrderItem } from '@zakupki/api-client/schema';
import { emptyValues } from '@zakupki/procurement/fields/field';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { afterEach, expect, test } from 'vitest';
import { typedValues } from '../../../format/typed-values.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { emptyRow, isUnanswered, restoreRows, readLead, toItemDraft } from './bid-lines.ts';

afterEach(() => setLocale('en'));

const item = (id: string, name = id): OrderItem => ({
  ...emptyValues<OrderItem>(ORDER_LINE_FIELDS),
  id,
  position: 1,
  name,
  quantity: '20000',
  changedInRevision: 1,
});

test.each([
  ['10', { days: 10, date: null }],
  ['10 дн.', { days: 10, date: null }],
  ['10 рабочих дней', { days: 10, date: null }],
  ['2 недели', { days: 14, date: null }],
  ['3 weeks', { days: 21, date: null }],
  ['2.12.2026', { days: null, date: '2026-12-02' }],
  ['2026-12-02', { days: null, date: '2026-12-02' }],
  ['', { days: null, date: null }],
])('reads %j as a lead time', (text, lead) => {
  expect(readLead(text)).toEqual({ ok: true, ...lead });
});

test.each(['soon', '731', '105 недель', '1-2', '31.02.2026'])('rejects %j as a lead time', (text) => {
  expect(readLead(text).ok).toBe(false);
});

test('an empty row is unanswered, a declined row is not', () => {
  const row = emptyRow(item('bolts', 'Bolts'));
  expect(isUnanswered(row)).toBe(true);
  expect(isUnanswered({ ...row, offered: 'no' })).toBe(false);
});

test('converts a typed row to a line of the contract, with numbers in the user’s notation', () => {
  setLocale('ru');
  const row = {
    ...emptyRow(item('bolts')),
    quantity: '1 000,5',
    unit: 'тыс. шт',
    unitPrice: '3,90',
    vatRate: '22',
    lead: '2.12.2026',
    declaredLineTotal: '3900',
  };
  const typed = typedValues('RUB');
  expect(toItemDraft(row, 0, typed)).toMatchObject({
    orderItemId: 'bolts',
    offered: true,
    isEquivalent: false,
    quantity: '1000.5',
    unitCode: 'MIL',
    unitPrice: '3.9',
    vatRate: '22',
    leadTimeDays: null,
    deliveryDate: '2026-12-02',
    declaredLineTotal: '3900.00',
  });
  expect(typed.problems.size).toBe(0);
});

test('empty cells default to the order', () => {
  expect(toItemDraft({ ...emptyRow(item('bolts')), unitPrice: '3' }, 0, typedValues('RUB'))).toMatchObject({
    quantity: null,
    unitCode: null,
    vatRate: null,
    leadTimeDays: null,
    deliveryDate: null,
  });
});

test('invalid input is reported at its cell', () => {
  const typed = typedValues('RUB');
  toItemDraft({ ...emptyRow(item('bolts')), unitPrice: 'cheap', unit: 'parsec', lead: 'soon' }, 4, typed);
  expect([...typed.problems.keys()].toSorted()).toEqual(['lines.4.lead', 'lines.4.unit', 'lines.4.unitPrice']);
});

test('rows of a local draft override the order’s current lines', () => {
  const stored = [
    { ...emptyRow(item('gone')), unitPrice: '1' },
    { ...emptyRow(item('bolts', 'Bolts, 80 mm')), unitPrice: '2' },
    { ...emptyRow(item('bolts')), unitPrice: '3', isEquivalent: 'yes' },
  ];
  const current = [emptyRow(item('nuts')), emptyRow(item('bolts', 'Bolts, 100 mm'))];
  expect(restoreRows(stored, current).map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
    ['nuts', ''],
    ['Bolts, 100 mm', '2'],
    ['Bolts, 100 mm', '3'],
  ]);
});
