import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder } from '../../../test/recount/example-order.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { blankBid, copyBid, fillBid, type NewBid } from './draft.ts';

const AT = '2026-11-02T09:00:00Z';
const DRAFT: NewBid = { id: 'bid_new', number: 7, createdBy: { id: 'usr_buyer', name: 'Анна Соколова' }, at: AT };
const order = anOrder({ revision: 3, vatMode: 'included', currency: 'RUB' });
const entry: SupplierRecord = {
  id: 'sup_book',
  ownerId: 'usr_buyer',
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  createdBy: DRAFT.createdBy,
  name: 'ООО «Книга»',
  legalForm: 'ООО',
  taxId: { scheme: 'RU-INN', id: '7707083893' },
  kpp: null,
  address: 'Тула',
  region: null,
  website: null,
  bankAccount: null,
  bik: null,
  vatPayer: true,
  contacts: [{ name: null, role: null, email: 'a@book.example', phone: null, isPrimary: true }],
  tags: ['крепёж'],
  notes: null,
  blockedReason: null,
  blockedAt: null,
  blockedBy: null,
};

let lines = 0;
const filling = (supplier: SupplierRecord | null = null) => ({
  order,
  supplier,
  nowIso: AT,
  newLineId: () => `bli_new${(lines += 1)}`,
});

describe('a draft as entered', () => {
  test('takes currency, VAT mode, revision and time of receipt from the order and the clock', () => {
    expect(fillBid(blankBid(order, DRAFT), {}, filling())).toMatchObject({
      status: 'draft',
      currency: 'RUB',
      vatMode: 'included',
      orderRevision: 3,
      receivedAt: AT,
      source: 'manual',
      items: [],
    });
  });

  test('treats null as an absent value', () => {
    const usual = aBid(1, { currency: 'EUR', vatMode: 'excluded' });
    const cleared = fillBid(usual, { currency: null, vatMode: null, receivedAt: null, validUntil: null }, filling());
    expect(cleared).toMatchObject({ currency: 'RUB', vatMode: 'included', receivedAt: AT, validUntil: null });
  });

  test('keeps absent properties and writes prices and quantities without trailing zeros', () => {
    const items = [{ orderItemId: 'itm_1', unitPrice: '3.90', quantity: '20000.000' }];
    const filled = fillBid(aBid(1, { notes: 'остаётся' }), { items }, filling());
    expect(filled).toMatchObject({ notes: 'остаётся', deliveryDays: 10 });
    expect(filled.items).toMatchObject([{ offered: true, unitPrice: '3.9', quantity: '20000', unitCode: null }]);
  });

  test('keeps a line with an id, adds one without, and removes an absent one', () => {
    const before = aBid(1, { items: [aLine(1), aLine(2, { note: 'было' })] });
    const items = [{ id: 'bli_2', orderItemId: 'itm_2' }, { orderItemId: 'itm_1' }];
    const filled = fillBid(before, { items }, filling());
    expect(filled.items.map(({ id, note }) => [id.replace(/\d+$/, ''), note])).toEqual([
      ['bli_', null],
      ['bli_new', null],
    ]);
    expect(filled.items[0]?.id).toBe('bli_2');
  });

  test('drops lines that the order no longer has', () => {
    const filled = fillBid(aBid(1, { items: [aLine(1), aLine(9)] }), { notes: 'x' }, filling());
    expect(filled.items.map(({ orderItemId }) => orderItemId)).toEqual(['itm_1']);
  });

  test('parses a leap second as the previous second', () => {
    expect(fillBid(aBid(1), { receivedAt: '2016-12-31T23:59:60Z' }, filling()).receivedAt).toBe('2016-12-31T23:59:59Z');
  });
});

describe('the supplier', () => {
  test('from the address book is copied, except for fields in the input', () => {
    const input = { supplierId: 'sup_book', address: null, name: ' Свой ' };
    expect(fillBid(aBid(1), { supplier: input }, filling(entry)).supplier).toEqual({
      supplierId: 'sup_book',
      name: 'Свой',
      legalForm: 'ООО',
      taxId: { scheme: 'RU-INN', id: '7707083893' },
      kpp: null,
      address: null,
      region: null,
      website: null,
      bankAccount: null,
      bik: null,
      vatPayer: true,
      contacts: entry.contacts,
    });
  });

  test('outside the address book keeps absent fields; a blank name is null', () => {
    const before = aBid(1).supplier;
    const { supplier } = fillBid(
      aBid(1),
      { supplier: { name: '  ', contacts: [{ phone: '+74957771122' }] } },
      filling(),
    );
    expect(supplier).toEqual({
      ...before,
      name: null,
      contacts: [{ name: null, role: null, email: null, phone: '+74957771122', isPrimary: false }],
    });
  });
});

describe('terms of payment', () => {
  const mixed = { kind: 'mixed', prepayPercent: '30', postpayDays: 14 } as const;
  const paid = (payment: Parameters<typeof fillBid>[1]['payment']) =>
    fillBid(aBid(1, { payment: mixed }), { payment }, filling()).payment;

  test('are merged; the prepaid share stays while the kind is the same', () => {
    expect(paid({ kind: 'mixed', postpayDays: 30 })).toEqual({ ...mixed, postpayDays: 30 });
    expect(paid({ kind: 'postpaid' })).toEqual({ kind: 'postpaid', prepayPercent: null, postpayDays: 14 });
    expect(paid({ kind: 'mixed', prepayPercent: '25.50' })).toEqual({ ...mixed, prepayPercent: '25.5' });
    expect(paid(null)).toBeNull();
  });
});

describe('a copy', () => {
  const source = aBid(1, {
    externalNumber: 'КП-1',
    declaredTotal: '2000.00',
    round: 2,
    items: [aLine(1, { declaredLineTotal: '1000.00' }), aLine(9)],
    withdrawal: { reason: 'отозвано', at: AT, by: DRAFT.createdBy },
    status: 'withdrawn',
    rank: 1,
  });
  const copy = (as: 'alternative' | 'revision') =>
    copyBid(source, as, {
      order: anOrder({ revision: 3, items: [anItem(1)] }),
      draft: DRAFT,
      newLineId: () => 'bli_new',
    });

  test('is a separate draft with new lines', () => {
    for (const as of ['alternative', 'revision'] as const) {
      expect(copy(as)).toMatchObject({
        id: 'bid_new',
        number: 7,
        version: 1,
        status: 'draft',
        submittedAt: null,
        withdrawal: null,
        rank: null,
        supplier: source.supplier,
      });
      expect(copy(as).items.map(({ id, orderItemId }) => [id, orderItemId])).toEqual([['bli_new', 'itm_1']]);
    }
  });

  test('as an alternative keeps the document', () => {
    expect(copy('alternative')).toMatchObject({
      alternativeOfBidId: 'bid_1',
      supersedesBidId: null,
      round: 2,
      orderRevision: 1,
      externalNumber: 'КП-1',
      declaredTotal: '2000.00',
      receivedAt: source.receivedAt,
    });
  });

  test('as a revision is the next round with a new document for the current order', () => {
    expect(copy('revision')).toMatchObject({
      alternativeOfBidId: null,
      supersedesBidId: 'bid_1',
      round: 3,
      orderRevision: 3,
      externalNumber: null,
      declaredTotal: null,
      receivedAt: AT,
    });
    expect(copy('revision').items[0]?.declaredLineTotal).toBeNull();
  });
});
