/** Tests rules on a full bid just below, at and just above their thresholds. */
import type { VatRate } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anOrder, NOW } from '../../../../test/recount/example-order.ts';
import type { BidRecord } from '../../../model/records/bids.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { findConflicts } from '../find.ts';

/** "facet severity" of each finding of a kind; the bid has two lines of 100 at 10: 2000.00 net, 2440.00 gross. */
function found(kind: string, bid: Partial<BidRecord>, order: Partial<OrderRecord> = {}): string[] {
  return findConflicts(anOrder(order), [aBid(1, bid)], NOW)
    .filter((finding) => finding.kind === kind)
    .map(({ facet, severity }) => `${facet} ${severity}`);
}

const EUR = { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

describe('price_over_ceiling on the total', () => {
  test.each<[string, Partial<BidRecord>, Partial<OrderRecord>, string[]]>([
    ['below', {}, { budget: '2000.01' }, []],
    ['equal', {}, { budget: '2000.00' }, []],
    ['above', {}, { budget: '1999.99' }, ['total blocker']],
    ['above with delivery', { deliveryCost: '0.01' }, { budget: '2000.00' }, ['total blocker']],
    ['equal, budget with VAT', {}, { budget: '2440.00', vatMode: 'included' }, []],
    ['above, budget with VAT', {}, { budget: '2439.99', vatMode: 'included' }, ['total blocker']],
    ['no rate', { currency: 'EUR' }, { budget: '1.00' }, []],
    ['an incomparable unit', { items: [aLine(1, { unitCode: 'XBX' }), aLine(2)] }, { budget: '1.00' }, []],
    ['no budget', {}, {}, []],
  ])('%s', (_what, bid, order, expected) => expect(found('price_over_ceiling', bid, order)).toEqual(expected));
});

describe('arithmetic_mismatch', () => {
  const declared = (declaredLineTotal: string) => ({ items: [aLine(1, { declaredLineTotal }), aLine(2)] });
  test.each<[string, Partial<BidRecord>, string[]]>([
    ['a line that adds up', declared('1000.00'), []],
    ['a line off by a kopeck', declared('1000.01'), []],
    ['a line a kopeck short', declared('999.99'), []],
    ['a line off by two, as by a rounded price', declared('1000.02'), ['rounding info']],
    ['a line off by half a kopeck per unit', declared('1000.50'), ['rounding info']],
    ['a line half a kopeck per unit short', declared('999.50'), ['rounding info']],
    ['a line off by more', declared('1000.51'), ['line warning']],
    ['a line short by more', declared('999.49'), ['line warning']],
    ['a line with its VAT, off by half a kopeck per unit', declared('1220.50'), ['rounding info']],
    [
      'a price of four digits, which rounds less',
      { items: [aLine(1, { unitPrice: '10.0001', declaredLineTotal: '1000.03' }), aLine(2)] },
      ['line warning'],
    ],
    [
      'two lines whose rounding cancels out',
      { items: [aLine(1, { declaredLineTotal: '1000.40' }), aLine(2, { declaredLineTotal: '999.60' })] },
      [],
    ],
    ['a total that adds up', { declaredTotal: '2000.00' }, []],
    ['a total off by a rouble', { declaredTotal: '2001.00' }, []],
    ['a total off by more', { declaredTotal: '2001.01' }, ['total warning']],
    ['a total short by more', { declaredTotal: '1998.99' }, ['total warning']],
    ['a total with VAT in it', { declaredTotal: '2000.00', vatMode: 'included' }, []],
    ['a total with delivery in it', { declaredTotal: '2100.00', deliveryCost: '100.00' }, []],
    ['a total with an unquoted delivery', { declaredTotal: '2100.00' }, ['total warning']],
    ['a total with VAT over prices without', { declaredTotal: '2440.00' }, ['total_basis info']],
    ['the same with delivery', { declaredTotal: '2562.00', deliveryCost: '122.00' }, ['total_basis info']],
    [
      'a total without VAT over prices with it',
      { declaredTotal: '1639.34', vatMode: 'included' },
      ['total_basis info'],
    ],
    [
      'a total with 5 % VAT and delivery at 5 %',
      {
        declaredTotal: '2310.00',
        deliveryCost: '200.00',
        items: [aLine(1, { vatRate: '5' }), aLine(2, { vatRate: '5' })],
      },
      ['total_basis info'],
    ],
    ['a line with its VAT', declared('1220.00'), []],
    ['nothing priced yet', { declaredTotal: '2000.00', items: [] }, []],
  ])('%s', (_what, bid, expected) => expect(found('arithmetic_mismatch', bid)).toEqual(expected));
});

describe('a supplier without VAT', () => {
  const untaxed = { items: [aLine(1, { vatRate: 'none' }), aLine(2, { vatRate: 'none' })] };
  const mixed = { items: [aLine(1, { vatRate: 'none' }), aLine(2)] };
  test.each<[string, Partial<BidRecord>, Partial<OrderRecord>, string[]]>([
    ['is reported once', untaxed, {}, ['no_vat warning']],
    ['is reported once where VAT is required', untaxed, { requireVat: true }, ['not_payer blocker']],
    ['has VAT on some line', mixed, {}, ['rate warning']],
    ['offers nothing', { items: [aLine(1, { offered: false, vatRate: 'none' })] }, {}, []],
  ])('%s', (_what, bid, order, expected) => expect(found('vat_mismatch', bid, order)).toEqual(expected));
});

describe('rates that one supplier does not combine', () => {
  const rates = (first: VatRate, second: VatRate) => ({
    items: [aLine(1, { vatRate: first }), aLine(2, { vatRate: second })],
  });
  const different = ['rate warning', 'rate warning'];
  test.each<[string, Partial<BidRecord>, string[]]>([
    ['5 % alone', rates('5', '5'), different],
    ['5 % with goods without VAT', rates('5', 'none'), different],
    ['7 % with rate 0', rates('7', '0'), different],
    ['10 % with the general rate', rates('10', '22'), ['rate warning']],
    ['5 % with 7 %', rates('5', '7'), ['mixed_rates warning', ...different]],
    ['5 % with the general rate', rates('5', '22'), ['mixed_rates warning', 'rate warning']],
    ['7 % with 10 %', rates('7', '10'), ['mixed_rates warning', ...different]],
  ])('%s', (_what, bid, expected) => expect(found('vat_mismatch', bid)).toEqual(expected));

  test('names the rates and the one of delivery', () => {
    const findings = findConflicts(anOrder(), [aBid(1, rates('22', '7'))], NOW);
    expect(findings.find(({ facet }) => facet === 'mixed_rates')?.details).toEqual({
      rates: ['7', '22'],
      ordered: '22',
    });
  });
});

describe('currency_mismatch', () => {
  test.each<[string, Partial<BidRecord>, Partial<OrderRecord>, string[]]>([
    ['the same', {}, {}, []],
    ['with a frozen rate', { currency: 'EUR' }, { exchangeRates: [EUR] }, ['rate_frozen info']],
    ['with the rate of another currency', { currency: 'USD' }, { exchangeRates: [EUR] }, ['no_rate blocker']],
  ])('%s', (_what, bid, order, expected) => expect(found('currency_mismatch', bid, order)).toEqual(expected));
});

describe('validity_insufficient', () => {
  test.each<[string | null, string[]]>([
    ['2026-11-01', ['expired blocker']],
    ['2026-11-02', ['too_short warning']],
    ['2026-11-09', ['too_short warning']],
    ['2026-11-10', []],
    [null, ['unknown info']],
  ])('until %s', (validUntil, expected) => expect(found('validity_insufficient', { validUntil })).toEqual(expected));

  test('needs no decision date', () => {
    expect(found('validity_insufficient', { validUntil: '2026-11-02' }, { decisionDate: null })).toEqual([]);
  });
});

describe('late_bid', () => {
  test.each<[string, Partial<BidRecord>, string[]]>([
    ['at the deadline', { receivedAt: '2026-10-30T12:00:00Z' }, []],
    ['a second after', { receivedAt: '2026-10-30T12:00:01Z' }, ['late warning']],
    ['on time, entered 24 hours after', { createdAt: '2026-10-31T12:00:00Z' }, []],
    ['on time, entered more than 24 hours after', { createdAt: '2026-10-31T12:00:01Z' }, ['backdated info']],
  ])('%s', (_what, bid, expected) => expect(found('late_bid', bid)).toEqual(expected));
});
