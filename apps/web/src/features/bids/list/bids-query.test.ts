import { expect, test } from 'vitest';
import { BIDS, listBidsQuery } from './bids-query.ts';

const read = (search: string) => BIDS.parse(new URLSearchParams(search)).query;

test('an address gives the same view again', () => {
  const search = 'q=метиз&status=draft%2Csubmitted&sort=-total&page=2';
  expect(BIDS.serialize(read(search))).toEqual({ q: 'метиз', status: 'draft,submitted', sort: '-total', page: '2' });
});

test('what is not understood is left out', () => {
  expect(BIDS.serialize(read('status=sold,draft&sort=colour&page=-3&x=1'))).toEqual({ status: 'draft' });
});

test('one letter is too short to be searched for', () => {
  expect(listBidsQuery(read('q=м'))).toEqual({ perPage: 100 });
});

test('the server is asked for what the address says', () => {
  expect(listBidsQuery(read('q=метиз&status=won&sort=validUntil'))).toEqual({
    perPage: 100,
    q: 'метиз',
    status: ['won'],
    sort: ['validUntil'],
  });
});
