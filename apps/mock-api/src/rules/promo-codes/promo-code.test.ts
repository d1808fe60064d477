import { compare, add, sign } from '@zakupki/procurement/decimals/decimal';
import { splitVat } from '@zakupki/procurement/money/vat';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PromoCodeRecord } from '../../model/records/billing.ts';
import { NO_PARTS, type Redeemer } from './kinds.ts';
import { normalizeCode, findPromoRefusal } from './promo-code.ts';
import { calculateDiscount } from '../access/price.ts';

const NOW = Date.parse('2026-11-02T09:00:00Z');

const kopecks = fc.integer({ min: 0, max: 100_000_000_00 });
const rubles = kopecks.map((sum) => `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`);
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100));
const offs = fc.oneof(
  percents.map((percentOff) => ({ percentOff, amountOff: null })),
  rubles.map((amountOff) => ({ percentOff: null, amountOff })),
);

describe('a discount', () => {
  test('and the amount add up to the price, to the kopeck; the amount is never negative', () => {
    fc.assert(
      fc.property(rubles, offs, (price, off) => {
        const { discount, amount, vat } = calculateDiscount(price, off, 'RUB');
        expect(compare(add(discount, amount), price)).toBe(0);
        expect([sign(discount) >= 0, sign(amount) >= 0]).toEqual([true, true]);
        expect(vat).toBe(splitVat(amount, '22', 'included', 'RUB').vat);
      }),
    );
  });

  test('of a higher percentage never increases the price', () => {
    fc.assert(
      fc.property(rubles, percents, percents, (price, first, second) => {
        const [less = first, more = second] = [first, second].sort((a, b) => Number(a) - Number(b));
        const paid = (percentOff: string) => calculateDiscount(price, { percentOff, amountOff: null }, 'RUB').amount;
        expect(compare(paid(more), paid(less))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['49900.00', { percentOff: '15', amountOff: null }, '7485.00', '42415.00', '7648.61'],
    ['1990.00', { percentOff: '12.5', amountOff: null }, '248.75', '1741.25', '314.00'],
    ['1990.00', { percentOff: null, amountOff: '1000.00' }, '1000.00', '990.00', '178.52'],
    ['1990.00', { percentOff: null, amountOff: '5000.00' }, '1990.00', '0.00', '0.00'],
    ['1990.00', null, '0.00', '1990.00', '358.85'],
  ])('on %s of %j takes %s off', (price, off, discount, amount, vat) => {
    expect(calculateDiscount(price, off, 'RUB')).toEqual({ price, discount, amount, vat });
  });
});

const CODE: PromoCodeRecord = {
  id: 'prm_1',
  version: 1,
  createdAt: '2026-10-01T00:00:00Z',
  updatedAt: '2026-10-01T00:00:00Z',
  createdBy: { id: 'usr_admin', name: 'Павел Орлов' },
  code: 'GORA-2',
  kind: 'credits',
  ...NO_PARTS,
  credits: { amount: 2, expiresInDays: null },
  active: true,
  startsAt: '2026-10-01T00:00:00Z',
  expiresAt: '2026-12-01T00:00:00Z',
  maxRedemptions: 2,
  perUserLimit: 1,
  restrictions: { newUsersOnly: false, planIds: [], emailDomain: null },
  referrerId: null,
  note: null,
};
const MARIA: Redeemer = { email: 'maria@Demo.test', hasPaid: false, isPaying: false, planId: null, redeemed: 0 };
const trialDays = { kind: 'trial_days', credits: null, trialDays: 7 } as const;
const discount = {
  kind: 'discount',
  credits: null,
  discount: { percentOff: '5', amountOff: null, months: 1 },
} as const;
const only = (restrictions: Partial<PromoCodeRecord['restrictions']>) => ({
  restrictions: { ...CODE.restrictions, ...restrictions },
});

describe('a code', () => {
  it.each<[string, Partial<PromoCodeRecord> | null, number, Partial<Redeemer> | null, string | null, string | null]>([
    ['that does not exist', null, 0, {}, null, 'promo_not_found'],
    ['that is valid', {}, 0, {}, null, null],
    ['switched off', { active: false }, 0, {}, null, 'promo_inactive'],
    ['that begins in a second', { startsAt: '2026-11-02T09:00:01Z' }, 0, {}, null, 'promo_not_started'],
    ['that begins now', { startsAt: '2026-11-02T09:00:00Z' }, 0, {}, null, null],
    ['that ends now', { expiresAt: '2026-11-02T09:00:00Z' }, 0, {}, null, 'promo_expired'],
    ['used once by another user', {}, 1, {}, null, null],
    ['used up', {}, 2, {}, null, 'promo_exhausted'],
    ['used by the same user', {}, 1, { redeemed: 1 }, null, 'promo_already_used'],
    ['used up, also by the same user', {}, 2, { redeemed: 1 }, null, 'promo_already_used'],
    ['used once of twice by the same user', { perUserLimit: 2 }, 1, { redeemed: 1 }, null, null],
    [
      'for new users, tried by a customer',
      only({ newUsersOnly: true }),
      0,
      { hasPaid: true },
      null,
      'promo_not_for_you',
    ],
    ['for new users, tried anonymously', only({ newUsersOnly: true }), 0, null, null, null],
    ['for another domain', only({ emailDomain: 'sever.example' }), 0, {}, null, 'promo_not_for_you'],
    ['for the user’s domain in another case', only({ emailDomain: 'demo.TEST' }), 0, {}, null, null],
    [
      'for a domain that the user’s domain ends with',
      only({ emailDomain: 'emo.test' }),
      0,
      {},
      null,
      'promo_not_for_you',
    ],
    [
      'for subscribers of another plan',
      only({ planIds: ['pln_1'] }),
      0,
      { planId: 'pln_2' },
      null,
      'promo_not_for_you',
    ],
    ['of trial days, for a payer', trialDays, 0, { isPaying: true }, null, 'promo_not_applicable'],
    ['of trial days, for a user who paid once', trialDays, 0, { hasPaid: true }, null, null],
    [
      'of a discount on other plans',
      { ...discount, ...only({ planIds: ['pln_1'] }) },
      0,
      {},
      'pln_2',
      'promo_not_applicable',
    ],
    ['of a discount on this plan', { ...discount, ...only({ planIds: ['pln_1'] }) }, 0, {}, 'pln_1', null],
    ['of a discount on some plan', { ...discount, ...only({ planIds: ['pln_1'] }) }, 0, {}, null, null],
  ])('%s', (_name, changes, times, redeemer, planId, refusal) => {
    const code = changes === null ? undefined : { ...CODE, ...changes };
    expect(findPromoRefusal(code, times, redeemer && { ...MARIA, ...redeemer }, planId, NOW)).toBe(refusal);
  });

  it('is the same in any case and with surrounding spaces', () => {
    expect(normalizeCode(' gora-2\t')).toBe('GORA-2');
  });
});
