import { describe, expect, it } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import {
  type AwardChoice,
  restoreChoice,
  lineCoverage,
  readChoice,
  sharesFrom,
  addShare,
  chooseOffer,
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

const manual = (...shares: [bidItemId: string, quantity: string][]): AwardChoice => ({
  mode: 'manual',
  bidId: '',
  skipBlocked: false,
  mostSuppliers: null,
  shares: { itm_1: shares.map(([bidItemId, quantity]) => ({ bidItemId, quantity })) },
  justification: '',
});

const quantities = (choice: AwardChoice) => {
  const { proposal } = readChoice(choice, [line]);
  return proposal?.allocations?.map(({ bidItemId, quantity }) => `${bidItemId} ${quantity}`);
};

describe('readChoice', () => {
  it('parses quantities in both notations', () => {
    setLocale('ru');
    expect(quantities(manual(['a', '60,5'], ['b', '39.5']))).toEqual(['a 60.5', 'b 39.5']);
    expect(quantities(manual(['a', '1\u00a0000,5']))).toBeUndefined();
    setLocale('en');
    expect(quantities(manual(['a', '60.5'], ['b', ' 39.500 ']))).toEqual(['a 60.5', 'b 39.5']);
  });

  it('omits lines without a chosen offer', () => {
    expect(quantities(manual(['', '']))).toEqual([]);
  });

  it.each([
    [manual(['a', '']), 0, 'Enter a quantity above zero'],
    [manual(['a', '0']), 0, 'Enter a quantity above zero'],
    [manual(['b', '41']), 0, 'The supplier offers only 40'],
    [manual(['a', '80'], ['b', '30.001']), 1, 'The line needs 110 at most'],
    [manual(['a', 'ten']), 0, /number/i],
  ])('reports the problem of %j', (choice, index, message) => {
    const { proposal, problems } = readChoice(choice, [line]);
    expect(proposal).toBeNull();
    expect(problems.get(`itm_1 ${index}`)).toMatch(message);
  });

  it('accepts quantities within the tolerance of the line', () => {
    const stateOf = (...shares: [string, string][]) =>
      lineCoverage(line, manual(...shares).shares['itm_1'] ?? []).state;
    expect(stateOf(['a', '110'])).toBe('more');
    expect(stateOf(['a', '110.001'])).toBe('too_much');
    expect(stateOf(['a', '90'])).toBe('whole');
    expect(stateOf(['a', '89.999'])).toBe('part');
    expect(stateOf(['a', 'ten'])).toBe('none');
  });
});

describe('the shares of a line', () => {
  it('give a chosen offer the remaining quantity, up to the available one', () => {
    expect(chooseOffer(line, [{ bidItemId: '', quantity: '' }], 0, 'b')).toEqual([{ bidItemId: 'b', quantity: '40' }]);
    const two = [
      { bidItemId: 'b', quantity: '40' },
      { bidItemId: '', quantity: '' },
    ];
    expect(chooseOffer(line, two, 1, 'a')[1]).toEqual({ bidItemId: 'a', quantity: '60' });
  });

  it('preserve a typed quantity when the offer changes, and clear it when the offer is removed', () => {
    expect(chooseOffer(line, [{ bidItemId: 'a', quantity: '12' }], 0, 'b')).toEqual([
      { bidItemId: 'b', quantity: '12' },
    ]);
    expect(chooseOffer(line, [{ bidItemId: 'a', quantity: '12' }], 0, '')).toEqual([{ bidItemId: '', quantity: '' }]);
  });

  it('add the cheapest unused offer for the rest', () => {
    expect(addShare(line, [{ bidItemId: 'a', quantity: '75' }])[1]).toEqual({ bidItemId: 'b', quantity: '25' });
    expect(addShare(line, [{ bidItemId: 'a', quantity: '100' }])[1]).toEqual({ bidItemId: 'b', quantity: '' });
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
  const initial = manual(['a', '1']);
  expect(restoreChoice('nonsense', initial)).toBeNull();
  const stored = {
    mode: 'auction',
    shares: { itm_1: [{ bidItemId: 'b', quantity: '7' }], itm_2: 'x' },
    justification: 4,
  };
  expect(restoreChoice(stored, initial)).toEqual({
    ...initial,
    shares: { itm_1: [{ bidItemId: 'b', quantity: '7' }] },
    justification: '',
  });
});
