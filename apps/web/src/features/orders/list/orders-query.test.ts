import { describe, expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import { isFiltered, ORDERS, type OrdersQuery, requestOf } from './orders-query.ts';

const read = (text: string) => ORDERS.parse(new URLSearchParams(text));
const PLAIN = ORDERS.standard;
const EVERYTHING: OrdersQuery = {
  q: 'болт М8',
  statuses: ['draft', 'published'],
  deadline: { from: '2026-11-02', to: '2026-11-10' },
  tags: ['офис', 'срочно & важно'],
  hasConflicts: false,
  archived: true,
  sort: { column: 'bids', isDescending: true },
  page: 3,
  perPage: 100,
};

describe('the address', () => {
  it('restores every part of the list', () => {
    const address = paths.orders(ORDERS.serialize(EVERYTHING));
    expect(read(address.slice(address.indexOf('?')))).toEqual({ query: EVERYTHING, unread: [] });
  });

  it('has no query for the default list', () => {
    expect(paths.orders(ORDERS.serialize(PLAIN))).toBe('/zakupki/orders');
    expect(read('')).toEqual({ query: PLAIN, unread: [] });
  });

  it('may contain other parameters', () => {
    expect(read('utm_source=letter').unread).toEqual([]);
  });
});

describe('unknown values', () => {
  it.each([
    ['status=draft,frozen', 'status=frozen', { statuses: ['draft'] }],
    ['q=x', 'q=x', {}],
    ['deadlineFrom=2026-02-31', 'deadlineFrom=2026-02-31', {}],
    ['hasConflicts=maybe', 'hasConflicts=maybe', {}],
    ['sort=constructor', 'sort=constructor', {}],
    ['page=0', 'page=0', {}],
    ['perPage=1000', 'perPage=1000', {}],
  ])('are reported and ignored: %s', (address, unread, known) => {
    expect(read(address)).toEqual({ query: { ...PLAIN, ...known }, unread: [unread] });
  });

  it('include a range with swapped days', () => {
    expect(read('deadlineFrom=2026-11-10&deadlineTo=2026-11-02')).toEqual({
      query: PLAIN,
      unread: ['deadlineFrom=2026-11-10', 'deadlineTo=2026-11-02'],
    });
  });
});

describe('the request', () => {
  it('sends full days in the user’s zone, tags and statuses as lists', () => {
    expect(requestOf(EVERYTHING)).toEqual({
      q: 'болт М8',
      status: ['draft', 'published'],
      deadlineFrom: '2026-11-02T00:00:00.000Z',
      deadlineTo: '2026-11-10T23:59:59.999Z',
      tag: ['офис', 'срочно & важно'],
      hasConflicts: false,
      archived: true,
      sort: ['-bids'],
      page: 3,
      perPage: 100,
    });
  });

  it('omits defaults', () => {
    expect(requestOf(PLAIN)).toEqual({ page: 1, perPage: 50 });
  });
});

it.each([
  [{ q: 'болт' }, true],
  [{ deadline: { from: null, to: '2026-11-02' } }, true],
  [{ hasConflicts: false }, true],
  [{ archived: true }, false],
  [{ page: 2, sort: { column: 'title', isDescending: false } }, false],
])('isFiltered() of %j is %s', (part, expected) => {
  expect(isFiltered({ ...PLAIN, ...part })).toBe(expected);
});
