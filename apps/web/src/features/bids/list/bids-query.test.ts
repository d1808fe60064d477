import { expect, test } from 'vitest';
import { BIDS, listBidsQuery } from './bids-query.ts';

const read = (search: string) => BIDS.parse(new URLSearchParams(search)).query;

test('an address restores the same view', () => {
  const search = 'q=метиз&status=draft%2Csubmitted&sort=-total&page=2';
  expect(BIDS.serialize(read(search))).toEqual({ q: 'метиз', status: 'draft,submitted', sort: '-total', page: '2' });
});

test('unknown values are ignored', () => {
  expect(BIDS.serialize(read('status=sold,draft&sort=colour&page=-3&x=1'))).toEqual({ status: 'draft' });
});

test('omits a search of one character', () => {
  expect(listBidsQuery(read('q=м'))).toEqual({ perPage: 100 });
});

test('the request matches the address', () => {
  expect(listBidsQuery(read('q=метиз&status=won&sort=validUntil'))).toEqual({
    perPage: 100,
    q: 'метиз',
    status: ['won'],
    sort: ['validUntil'],
  });
});
