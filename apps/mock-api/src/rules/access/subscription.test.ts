import type { Plan } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { grantedSubscription, extendSubscription } from './subscription.ts';

const plan = (code: Plan['code'], period: Plan['period'], price: string) => ({
  id: `pln_${code}_${period}`,
  code,
  period,
  price,
});
const START = plan('start', 'month', '1990.00');
const START_YEAR = plan('start', 'year', '19900.00');
const PRO = plan('pro', 'month', '4990.00');
const PLANS = [START, START_YEAR, PRO, plan('pro', 'year', '49900.00'), plan('business', 'month', '9990.00')];

const at = (moment: string) => Date.parse(moment);
const running = (of: typeof START, start: string, end: string) => ({
  plan: of,
  subscription: { ...grantedSubscription(of.id, at(end), at(start)) },
});
const NEW_CUSTOMER = { subscription: null, plan: null };

it.each([
  ['the first payment', NEW_CUSTOMER, START, '2026-11-02T09:00:00Z', '2026-12-02T09:00:00Z', true],
  ['a year', NEW_CUSTOMER, START_YEAR, '2026-11-02T09:00:00Z', '2027-11-02T09:00:00Z', true],
  ['from the last day of January', NEW_CUSTOMER, START, '2027-01-31T09:00:00Z', '2027-02-28T09:00:00Z', true],
  [
    'renewed early',
    running(START, '2026-10-10T00:00:00Z', '2026-11-10T00:00:00Z'),
    START,
    '2026-11-02T09:00:00Z',
    '2026-12-10T00:00:00Z',
    false,
  ],
  [
    'renewed in the grace period',
    running(START, '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z'),
    START,
    '2026-11-02T09:00:00Z',
    '2026-12-01T00:00:00Z',
    false,
  ],
  [
    'extended by a year',
    running(START, '2026-10-10T00:00:00Z', '2026-11-10T00:00:00Z'),
    START_YEAR,
    '2026-11-02T09:00:00Z',
    '2027-11-10T00:00:00Z',
    false,
  ],
  [
    'after the grace period',
    running(START, '2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z'),
    START,
    '2026-11-02T09:00:00Z',
    '2026-12-02T09:00:00Z',
    true,
  ],
  // 10 days of Start are worth 3 of Pro.
  [
    'another plan',
    running(START, '2026-10-12T09:00:00Z', '2026-11-12T09:00:00Z'),
    PRO,
    '2026-11-02T09:00:00Z',
    '2026-12-05T09:00:00Z',
    true,
  ],
] as const)('calculates a subscription: %s', (_name, before, bought, now, end, begins) => {
  const paid = extendSubscription(before, bought, at(now));
  expect([paid.subscription.planId, paid.subscription.currentPeriodEnd, paid.isNew]).toEqual([bought.id, end, begins]);
});

test('a payment never shortens the paid period, except for a more expensive plan', () => {
  const plans = fc.constantFrom(...PLANS);
  const days = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(plans, plans, days, (had, bought, left) => {
      const now = at('2026-11-02T09:00:00Z');
      const end = now + left * 86_400_000;
      const before = { plan: had, subscription: grantedSubscription(had.id, end, now - 86_400_000) };
      const paid = extendSubscription(before, bought, now).subscription;
      const order = ['start', 'pro', 'business'];
      const isDearer = order.indexOf(bought.code) > order.indexOf(had.code) || had.period !== bought.period;
      expect(isDearer || at(paid.currentPeriodEnd) > end).toBe(true);
      expect(at(paid.currentPeriodEnd)).toBeGreaterThan(now);
      expect(at(paid.graceUntil) - at(paid.currentPeriodEnd)).toBe(3 * 86_400_000);
    }),
  );
});
