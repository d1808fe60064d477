import { describe, expect, test } from 'vitest';
import { anItem, anOrder } from '../../../test/recount/example-order.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { compareOrders, revise } from './revision.ts';

const before = anOrder({
  status: 'published',
  revision: 2,
  items: [anItem(1), anItem(2, { vatRate: '10' })],
});
const revised = (changes: Partial<OrderRecord>) => revise(before, { ...before, ...changes }, before.revision);
const marks = (changes: Partial<OrderRecord>) => revised(changes).items.map((item) => item.changedInRevision);
const [first, second] = before.items as [OrderRecord['items'][number], OrderRecord['items'][number]];

describe('a published order', () => {
  test.each<[string, Partial<OrderRecord>]>([
    ['title', { title: 'Иначе' }],
    ['budget', { budget: '500.00' }],
    ['deadline', { submissionDeadline: '2026-12-01T12:00:00Z' }],
    ['tags', { tags: ['срочно'] }],
    ['tolerance', { items: [{ ...first, quantityTolerancePercent: '5' }, second] }],
    ['decision date', { decisionDate: '2026-12-20' }],
    ['OKPD2', { items: [{ ...first, okpd2: '14.12' }, second] }],
    ['ceiling, which suppliers do not see', { items: [{ ...first, maxUnitPrice: '9' }, second] }],
    ['order of lines', { items: [second, first] }],
  ])('keeps its revision when only its %s changes', (_what, changes) => {
    expect(revised(changes)).toMatchObject({ revision: 2, materialChanges: [] });
    expect(marks(changes)).toEqual([1, 1]);
  });

  test.each<[string, Partial<OrderRecord>, string[], number[]]>([
    ['a quantity', { items: [first, { ...second, quantity: '5' }] }, ['/items/1/quantity'], [1, 3]],
    ['an added line', { items: [first, second, anItem(3, { changedInRevision: 0 })] }, ['/items/2'], [1, 1, 3]],
    ['a removed line', { items: [first] }, ['/items/1'], [1]],
    ['the place of delivery', { delivery: { address: 'Тверь' } }, ['/delivery/address'], [3, 3]],
    ['the default rate', { vatRateDefault: '20' }, ['/vatRateDefault'], [3, 1]],
    ['the description', { description: 'С доставкой' }, ['/description'], [1, 1]],
    ['a VAT requirement', { requireVat: true }, ['/requireVat'], [1, 1]],
  ])('gets a new revision with %s', (_what, changes, pointers, lines) => {
    expect(revised(changes)).toMatchObject({ revision: 3, materialChanges: pointers });
    expect(marks(changes)).toEqual(lines);
  });

  test('gets a new revision with a ceiling that suppliers see', () => {
    const withCeilings = { ...before, showCeilings: true };
    const { materialChanges, revision, items } = revise(
      withCeilings,
      { ...withCeilings, items: [{ ...first, maxUnitPrice: '9' }, second] },
      2,
    );
    expect({ materialChanges, revision }).toEqual({ materialChanges: ['/items/0/maxUnitPrice'], revision: 3 });
    expect(items.map(({ changedInRevision }) => changedInRevision)).toEqual([3, 1]);
  });
});

describe('the history of an order', () => {
  const changes = (after: Partial<OrderRecord>) => compareOrders(before, { ...before, ...after });

  test('names each field with its old and new value', () => {
    expect(changes({ title: 'Иначе', requireVat: true, tags: ['а', 'б'] })).toEqual([
      { path: '/title', from: 'Заказ', to: 'Иначе' },
      { path: '/tags', from: null, to: 'а, б' },
      { path: '/requireVat', from: 'false', to: 'true' },
    ]);
  });

  test('names added, removed and moved lines', () => {
    expect(changes({ items: [second, first] })).toEqual([{ path: '/items', from: '1, 2', to: '2, 1' }]);
    expect(changes({ items: [{ ...second, position: 1 }, anItem(3, { name: '' })] })).toEqual([
      { path: '/items/1', from: null, to: '3' },
      { path: '/items/0', from: 'Позиция 1', to: null },
    ]);
  });

  test('omits unchanged fields', () => {
    expect(changes({ payment: null, delivery: { ...before.delivery, place: null } })).toEqual([]);
  });

  test('shortens long texts, and still detects a change at their end', () => {
    const text = 'я'.repeat(5000);
    const [change] = compareOrders({ ...before, description: text }, { ...before, description: `${text}!` });
    expect(change?.to).toHaveLength(300);
    expect([change?.from, change?.to]).toEqual([expect.stringMatching(/^…я+$/u), expect.stringMatching(/^…я+!$/u)]);
    const middle = (word: string) => ({ ...before, description: `${text} ${word} ${text}` });
    const [inside] = compareOrders(middle('пять'), middle('шесть'));
    expect([inside?.from, inside?.to]).toEqual([
      expect.stringMatching(/^…я+ пять я+…$/u),
      expect.stringMatching(/^…я+ шесть я+…$/u),
    ]);
    expect(inside?.to).toHaveLength(300);
  });
});
