import { expect, it } from 'vitest';
import type { Plan, Subscription, Trial } from '@zakupki/api-client/schema';
import { presentAccessDigest, accessState } from './access.ts';

const trial: Trial = { startedAt: '2026-10-01T00:00:00Z', endsAt: '2026-10-15T00:00:00Z', extensionsUsed: 0 };
const subscription: Subscription = {
  planId: 'pln_pro_month',
  startedAt: '2026-10-10T00:00:00Z',
  currentPeriodEnd: '2026-11-10T00:00:00Z',
  graceUntil: '2026-11-13T00:00:00Z',
  cancelAtPeriodEnd: false,
  autoRenew: true,
};
const plan: Plan = {
  id: 'pln_pro_month',
  code: 'pro',
  name: 'Pro',
  period: 'month',
  price: '4990.00',
  vat: '899.84',
  currency: 'RUB',
  creditsPerPeriod: 40,
  limits: { maxBidsPerOrder: 20, maxItemsPerOrder: 500, maxAttachmentMb: 20 },
  features: [],
  isPublic: true,
  sort: 2,
};
const laterTrial = { ...trial, startedAt: '2026-11-20T00:00:00Z', endsAt: '2026-12-04T00:00:00Z' };

const ROWS = [
  // who, when, status, message, end, plan
  ['a new user', { trial: null, subscription: null }, '2026-11-02', 'none', 'TRIAL_EXPIRED', null, null],
  ['trial', { trial, subscription: null }, '2026-10-14', 'trial', null, '2026-10-15', null],
  ['trial over', { trial, subscription: null }, '2026-10-15', 'trial_expired', 'TRIAL_EXPIRED', '2026-10-15', null],
  ['subscribed', { trial, subscription }, '2026-11-02', 'active', null, '2026-11-10', 'pro'],
  ['grace', { trial, subscription }, '2026-11-10', 'grace', null, '2026-11-13', 'pro'],
  ['over', { trial, subscription }, '2026-11-13', 'subscription_expired', 'SUBSCRIPTION_EXPIRED', '2026-11-10', 'pro'],
  ['trial again', { trial: laterTrial, subscription }, '2026-12-01', 'trial', null, '2026-12-04', null],
] as const;

it.each(ROWS)('presents the access state: %s', (_who, person, day, status, blockedBy, end, planCode) => {
  const now = `${day}T00:00:00Z`;
  const subscribedPlan = person.subscription ? plan : null;
  const state = accessState({ ...person, role: 'buyer', plan: subscribedPlan, grants: [] }, Date.parse(now), now);
  expect(presentAccessDigest(state)).toEqual({
    status,
    blockedBy,
    planCode,
    planName: planCode && 'Pro',
    endsAt: end && `${end}T00:00:00Z`,
    creditsBalance: 0,
    serverTime: now,
  });
  expect(state.limits.maxBidsPerOrder).toBe(planCode ? 20 : 10);
});
