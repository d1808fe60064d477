import { describe, expect, it } from 'vitest';
import { CONFLICTS, isFiltered } from './conflicts-query.ts';

const read = (search: string) => CONFLICTS.parse(new URLSearchParams(search)).query;
const OPEN = { severities: [], kinds: [], statuses: ['open'], bids: [], line: null, grouping: 'bid', opened: null };

describe('the address of the conflicts screen', () => {
  it.each([
    '',
    'severity=blocker%2Cinfo&kind=vat_mismatch&status=open%2Cwaived&bid=bid_1&line=itm_1&group=kind',
    'open=cfl_1&act=waive',
    'status=waived%2Cresolved',
  ])('survives reading and writing: %s', (search) => {
    expect(new URLSearchParams(CONFLICTS.serialize(read(search))).toString()).toBe(search);
  });

  it('ignores unknown values', () => {
    expect(read('severity=fatal&status=maybe&group=colour&bid=')).toEqual(OPEN);
  });

  it('shows open conflicts by default, and detects filters', () => {
    expect(read('')).toEqual(OPEN);
    expect(isFiltered(read('status=waived'))).toBe(false);
    expect(isFiltered(read('kind=late_bid'))).toBe(true);
  });
});
