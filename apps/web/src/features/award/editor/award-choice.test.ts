import { describe, expect, it } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import {
  type AwardChoice,
  restoreChoice,
  lineCoverage,
  readChoice,
  sharesFrom,
  withMore,
  withOffer,
} from './award-choice.ts';
import type { AwardLine, LineOffer } from '../lines/award-lines.ts';

const offer = (bidItemId: string, more: Partial<LineOffer> = {}): LineOffer => ({
  bidItemId,
  bidId: `bid_${bidItemId}`,
  bidNumber: 1,
  supplier: bidItemId,
  unitPrice: '10',
  delta: '0',
  isBest: true,
  isExpired: false,
  equivalent: null,
  available: '100',
  isShort: false,
  packSize: null,
  deliveryDate: null,
  worst: null,
  ...more,
});

/** Quantity 100 ± 10; the second supplier has 40. */
const line: AwardLine = {
  id: 'itm_1',
  position: 1,
  name: 'Болт',
  unitCode: 'H87',
  asked: '100',
  most: '110',
  least: '90',
  offers: [offer('a'), offer('b', { available: '40', isShort: true })],
};

const byHand = (...shares: [bidItemId: string, quantity: string][]): AwardChoice => ({
  mode: 'manual',
  bidId: '',
  skipBlocked: false,
  shares: { itm_1: shares.map(([bidItemId, quantity]) => ({ bidItemId, quantity })) },
  justification: '',
});

const quantities = (choice: AwardChoice) => {
  const { proposal } = readChoice(choice, [line]);
  return proposal?.allocations?.map(({ bidItemId, quantity }) => `${bidItemId} ${quantity}`);
};

describe('what is typed', () => {
  it('is parsed in both notations', () => {
    setLocale('ru');
    expect(quantities(byHand(['a', '60,5'], ['b', '39.5']))).toEqual(['a 60.5', 'b 39.5']);
    expect(quantities(byHand(['a', '1\u00a0000,5']))).toBeUndefined();
    setLocale('en');
    expect(quantities(byHand(['a', '60.5'], ['b', ' 39.500 ']))).toEqual(['a 60.5', 'b 39.5']);
  });

  it('omits lines without a chosen offer', () => {
    expect(quantities(byHand(['', '']))).toEqual([]);
  });

  it.each([
    [byHand(['a', '']), 0, 'Enter a quantity above zero'],
    [byHand(['a', '0']), 0, 'Enter a quantity above zero'],
    [byHand(['b', '41']), 0, 'The supplier offers only 40'],
    [byHand(['a', '80'], ['b', '30.001']), 1, 'The line needs 110 at most'],
    [byHand(['a', 'ten']), 0, /number/i],
  ])('says what is wrong with %j', (choice, index, message) => {
    const { proposal, problems } = readChoice(choice, [line]);
    expect(proposal).toBeNull();
    expect(problems.get(`itm_1 ${index}`)).toMatch(message);
  });

  it('may exceed and fall below the quantity by the tolerance', () => {
    const stateOf = (...shares: [string, string][]) =>
      lineCoverage(line, byHand(...shares).shares['itm_1'] ?? []).state;
    expect(stateOf(['a', '110'])).toBe('more');
    expect(stateOf(['a', '110.001'])).toBe('too_much');
    expect(stateOf(['a', '90'])).toBe('whole');
    expect(stateOf(['a', '89.999'])).toBe('part');
    expect(stateOf(['a', 'ten'])).toBe('none');
  });
});

describe('a line', () => {
  it('gives a chosen offer the rest, at most its own quantity', () => {
    expect(withOffer(line, [{ bidItemId: '', quantity: '' }], 0, 'b')).toEqual([{ bidItemId: 'b', quantity: '40' }]);
    const two = [
      { bidItemId: 'b', quantity: '40' },
      { bidItemId: '', quantity: '' },
    ];
    expect(withOffer(line, two, 1, 'a')[1]).toEqual({ bidItemId: 'a', quantity: '60' });
  });

  it('keeps an entered quantity when the offer is replaced, and drops it with the offer', () => {
    expect(withOffer(line, [{ bidItemId: 'a', quantity: '12' }], 0, 'b')).toEqual([{ bidItemId: 'b', quantity: '12' }]);
    expect(withOffer(line, [{ bidItemId: 'a', quantity: '12' }], 0, '')).toEqual([{ bidItemId: '', quantity: '' }]);
  });

  it('splits the rest with the cheapest unused offer', () => {
    expect(withMore(line, [{ bidItemId: 'a', quantity: '75' }])[1]).toEqual({ bidItemId: 'b', quantity: '25' });
    expect(withMore(line, [{ bidItemId: 'a', quantity: '100' }])[1]).toEqual({ bidItemId: 'b', quantity: '' });
  });
});

it('starts manual allocation from the previous choice', () => {
  const allocation = { orderItemId: 'itm_1', bidId: 'bid_a', quantity: '2.5', unitPrice: '1', lineTotal: '2.50' };
  const rest = { isBestPrice: true, isEquivalent: false, deliveryDate: null };
  expect(sharesFrom([{ ...allocation, bidItemId: 'a', ...rest }])).toEqual({
    itm_1: [{ bidItemId: 'a', quantity: '2.5' }],
  });
});

it('restores only valid values from a draft', () => {
  const begin = byHand(['a', '1']);
  expect(restoreChoice('nonsense', begin)).toBeNull();
  const kept = {
    mode: 'auction',
    shares: { itm_1: [{ bidItemId: 'b', quantity: '7' }], itm_2: 'x' },
    justification: 4,
  };
  expect(restoreChoice(kept, begin)).toEqual({
    ...begin,
    shares: { itm_1: [{ bidItemId: 'b', quantity: '7' }] },
    justification: '',
  });
});
