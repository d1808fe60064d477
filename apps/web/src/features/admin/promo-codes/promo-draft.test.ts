import type { PromoCode } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { initialValues, newPromo, promoProblems, promoPatch, type PromoValues } from './promo-draft.ts';

/** The fields that the dialog reads. */
const CODE = {
  code: 'OSEN-15',
  kind: 'discount',
  discount: { percentOff: '12.5', amountOff: null, months: 3 },
  startsAt: '2026-09-01T00:00:00Z',
  expiresAt: '2026-12-31T21:00:00Z',
  maxRedemptions: 500,
  perUserLimit: 1,
  restrictions: { newUsersOnly: false, planIds: ['pln_pro_year'], emailDomain: null },
  referrerId: null,
  note: null,
} as PromoCode;
const CHOICES = { kind: 'discount', unit: 'percent', planIds: ['pln_pro_year'] } as const;

const filled = (values: Partial<PromoValues>): PromoValues => ({
  ...initialValues(undefined),
  code: 'GORA-2',
  ...values,
});

it('sends only changed fields', () => {
  const before = { values: initialValues(CODE), choices: CHOICES };
  expect(promoPatch(before, before.values, CHOICES)).toEqual({});
  expect(promoPatch(before, { ...before.values, note: 'Клуб' }, CHOICES)).toEqual({ note: 'Клуб' });
  expect(promoPatch(before, before.values, { ...CHOICES, planIds: [] })).toEqual({
    restrictions: { newUsersOnly: false, emailDomain: null, planIds: [] },
  });
});

it('includes the last day, and reads it back as entered', () => {
  const { expiresAt } = newPromo(filled({ amount: '5', until: '2026-12-31' }), { ...CHOICES, kind: 'credits' });
  expect(expiresAt).not.toBeNull();
  expect(initialValues({ ...CODE, expiresAt: expiresAt ?? null }).until).toBe('2026-12-31');
});

it('removes a limit when its field is cleared', () => {
  const before = { values: initialValues(CODE), choices: CHOICES };
  expect(promoPatch(before, { ...before.values, max: '', until: '' }, CHOICES)).toEqual({
    maxRedemptions: null,
    expiresAt: null,
  });
});

it.each<[string, Partial<PromoValues>, Parameters<typeof promoProblems>[1], readonly string[]]>([
  ['nothing filled in', { code: '' }, { ...CHOICES, kind: 'credits' }, ['code', 'amount']],
  ['credits', { amount: '5' }, { ...CHOICES, kind: 'credits' }, []],
  ['no trial days', {}, { ...CHOICES, kind: 'trial_days' }, ['days']],
  ['too many trial days', { days: '91' }, { ...CHOICES, kind: 'trial_days' }, ['days']],
  ['a discount without a value', { months: '1' }, CHOICES, ['percent']],
  ['more than 100 percent', { percent: '101', months: '1' }, CHOICES, ['percent']],
  ['an amount in words', { off: 'много', months: '1' }, { ...CHOICES, unit: 'amount' }, ['off']],
  ['half a month', { percent: '5', months: '0.5' }, CHOICES, ['months']],
  [
    'an end before the beginning',
    { amount: '5', from: '2026-12-02', until: '2026-12-01' },
    { ...CHOICES, kind: 'credits' },
    ['until'],
  ],
  ['an invalid domain', { amount: '5', domain: 'sever' }, { ...CHOICES, kind: 'credits' }, ['domain']],
])('reports the fields in error: %s', (_name, values, choices, fields) => {
  expect(Object.keys(promoProblems(filled(values), choices)).toSorted()).toEqual([...fields].toSorted());
});
