import type { AccessState } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { endedAt, isOutOfCredits, findEndedLimit } from './ended-limit.ts';

const PLAN: NonNullable<AccessState['plan']> = {
  id: 'pln_start_month',
  code: 'start',
  name: 'Start',
  period: 'month',
  price: '1990.00',
  vat: '358.85',
  currency: 'RUB',
  creditsPerPeriod: 10,
  limits: { maxBidsPerOrder: 10, maxItemsPerOrder: 500, maxAttachmentMb: 20 },
  features: [],
  isPublic: true,
  sort: 1,
};
const ACTIVE: AccessState = {
  status: 'active',
  plan: PLAN,
  trial: { startedAt: '2026-01-12T08:15:00Z', endsAt: '2026-01-26T08:15:00Z', extensionsUsed: 0 },
  subscription: {
    planId: PLAN.id,
    startedAt: '2026-10-12T08:15:00Z',
    currentPeriodEnd: '2026-11-12T08:15:00Z',
    graceUntil: '2026-11-15T08:15:00Z',
    cancelAtPeriodEnd: false,
    autoRenew: true,
  },
  credits: { balance: 4, reserved: 0, nextExpiry: null, cause: null },
  limits: PLAN.limits,
  costs: { 'order.publish': 1, 'bid.extra': 1 },
  blockedBy: null,
  discount: null,
  pendingPayment: null,
  serverTime: '2026-11-02T09:00:00Z',
};
const withoutCredits = {
  ...ACTIVE,
  credits: { balance: 0, reserved: 0, nextExpiry: null, cause: 'exhausted' as const },
};

describe('findEndedLimit', () => {
  it.each([
    ['nothing', ACTIVE, 'trial', null],
    ['nothing on the credits page either', ACTIVE, 'credits', null],
    ['the credits', withoutCredits, 'credits', 'credits'],
    ['nothing on the subscription page', withoutCredits, 'subscription', null],
    ['the trial', { ...ACTIVE, blockedBy: 'TRIAL_EXPIRED' as const }, 'trial', 'trial'],
    [
      'the subscription, on any page',
      { ...withoutCredits, blockedBy: 'SUBSCRIPTION_EXPIRED' as const },
      'credits',
      'subscription',
    ],
  ] as const)('finds that %s ended', (_, access, page, ended) => {
    expect(findEndedLimit(access, page)).toBe(ended);
  });
});

describe('isOutOfCredits', () => {
  it.each([
    ['credits are left', ACTIVE, false],
    ['none are left', withoutCredits, true],
    ['fewer are left than a publication costs', { ...ACTIVE, costs: { 'order.publish': 5, 'bid.extra': 1 } }, true],
    ['the plan has unlimited credits', { ...withoutCredits, plan: { ...PLAN, creditsPerPeriod: null } }, false],
    [
      'a plan with unlimited credits has ended',
      { ...withoutCredits, status: 'subscription_expired' as const, plan: { ...PLAN, creditsPerPeriod: null } },
      true,
    ],
  ])('when %s', (_, access, isOut) => {
    expect(isOutOfCredits(access)).toBe(isOut);
  });
});

it.each([
  ['trial', '2026-01-26T08:15:00Z'],
  ['subscription', '2026-11-12T08:15:00Z'],
] as const)('says when the %s ended', (limit, at) => {
  expect(endedAt(ACTIVE, limit)).toBe(at);
});
