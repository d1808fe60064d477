import { describe, expect, test } from 'vitest';
import { anItem, anOrder, NOW } from '../../../test/recount/example-order.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { decisionDateFor, publishFaults } from './completeness.ts';

const complete: Partial<OrderRecord> = {
  title: 'Болты',
  status: 'draft',
  submissionDeadline: '2026-11-03T12:00:00Z',
  decisionDate: null,
};

const faults = (changes: Partial<OrderRecord>) =>
  publishFaults(anOrder({ ...complete, ...changes }), NOW).map(({ pointer, code }) => `${pointer} ${code}`);

describe('publishing', () => {
  test('accepts a complete order', () => {
    expect(faults({})).toEqual([]);
  });

  test.each<[string, Partial<OrderRecord>, string[]]>([
    ['a title', { title: '' }, ['/title required']],
    ['a title of three letters', { title: ' ab ' }, ['/title too_short']],
    ['a line', { items: [] }, ['/items min_items']],
    ['a name of each line', { items: [anItem(1), anItem(2, { name: '' })] }, ['/items/1/name required']],
    ['a name of two letters', { items: [anItem(1, { name: 'б' })] }, ['/items/0/name too_short']],
    ['a quantity of each line', { items: [anItem(1, { quantity: null })] }, ['/items/0/quantity required']],
    ['a deadline', { submissionDeadline: null }, ['/submissionDeadline required']],
    ['an hour for suppliers', { submissionDeadline: '2026-11-02T09:59:59Z' }, ['/submissionDeadline date_order']],
    ['a deadline within reach', { submissionDeadline: '2029-11-02T09:00:01Z' }, ['/submissionDeadline max']],
    ['a place to deliver to', { delivery: { address: null } }, ['/delivery/address required']],
    ['the share of a mixed payment', { payment: { kind: 'mixed' } }, ['/payment/prepayPercent required']],
    [
      'a lot for each line once there are lots',
      { lots: [{ key: 'a', title: 'А' }], items: [anItem(1, { lotKey: 'a' }), anItem(2)] },
      ['/items/1/lotKey required'],
    ],
    ['a decision after the deadline', { decisionDate: '2026-11-02' }, ['/decisionDate date_order']],
  ])('asks for %s', (_what, changes, wanted) => {
    expect(faults(changes)).toEqual(wanted);
  });

  test('accepts a deadline in exactly an hour', () => {
    expect(faults({ submissionDeadline: '2026-11-02T10:00:00Z' })).toEqual([]);
  });

  test('counts the day of the deadline in the order’s zone', () => {
    // Half past nine in the evening in London is the next day in Moscow.
    const submissionDeadline = '2026-11-03T21:30:00Z';
    expect(faults({ submissionDeadline, decisionDate: '2026-11-03' })).toEqual(['/decisionDate date_order']);
    expect(faults({ submissionDeadline, decisionDate: '2026-11-03', timeZone: 'Europe/London' })).toEqual([]);
  });
});

test.each([
  ['is five days after the deadline when none is given', null, '2026-11-08'],
  ['stays as given', '2026-11-04', '2026-11-04'],
  ['moves when a later deadline overtakes it', '2026-11-01', '2026-11-08'],
])('the decision date %s', (_what, decisionDate, wanted) => {
  expect(decisionDateFor('2026-11-03T12:00:00Z', anOrder({ decisionDate }))).toBe(wanted);
});
