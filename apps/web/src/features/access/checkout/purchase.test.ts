import type { CreditPack, Plan } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { priceOf } from './purchase.ts';

const PLAN: Plan = {
  id: 'pln_pro_year',
  code: 'pro',
  name: 'Pro',
  period: 'year',
  price: '49900.00',
  vat: '8998.36',
  currency: 'RUB',
  creditsPerPeriod: 40,
  limits: { maxBidsPerOrder: 20, maxItemsPerOrder: 500, maxAttachmentMb: 20 },
  features: [],
  isPublic: true,
  sort: 1,
};
const PACK: CreditPack = {
  id: 'pck_10',
  credits: 10,
  price: '2190.00',
  vat: '394.92',
  currency: 'RUB',
  validDays: 365,
};
const DISCOUNT = { code: 'OSEN-15', percentOff: '15', amountOff: null, planIds: [], until: '2027-02-02T09:00:00Z' };

const plan = { kind: 'plan', plan: PLAN } as const;

describe('priceOf', () => {
  it('is the list price without a discount', () => {
    expect(priceOf(plan, null)).toMatchObject({ amount: '49900.00', discount: '0', vat: '8998.36' });
  });

  it('subtracts an earlier discount, VAT included', () => {
    expect(priceOf(plan, DISCOUNT)).toEqual({
      price: '49900.00',
      discount: '7485.00',
      amount: '42415.00',
      vat: '7648.61',
      currency: 'RUB',
    });
  });

  it('subtracts an amount, never below zero', () => {
    const discount = { ...DISCOUNT, percentOff: null, amountOff: '60000.00' };
    expect(priceOf(plan, discount)).toMatchObject({ amount: '0.00', discount: '49900.00', vat: '0.00' });
  });

  it('ignores a discount for other plans', () => {
    expect(priceOf(plan, { ...DISCOUNT, planIds: ['pln_start_year'] }).amount).toBe('49900.00');
  });

  it('applies no discount to credits', () => {
    expect(priceOf({ kind: 'pack', pack: PACK }, DISCOUNT).amount).toBe('2190.00');
  });

  it('applies the better of an earlier discount and an entered code', () => {
    const preview = (amount: string) => ({
      planId: PLAN.id,
      price: PLAN.price,
      discount: '1.00',
      amount,
      vat: '1.00',
      currency: 'RUB' as const,
    });
    expect(priceOf(plan, DISCOUNT, preview('40000.00')).amount).toBe('40000.00');
    expect(priceOf(plan, DISCOUNT, preview('45000.00')).amount).toBe('42415.00');
  });
});
