import type { AccessDigest } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { summarizeAccess } from './access-summary.ts';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const DIGEST: AccessDigest = {
  status: 'active',
  blockedBy: null,
  planCode: 'pro',
  planName: 'Pro',
  endsAt: '2026-11-20T09:00:00Z',
  creditsBalance: 12,
  serverTime: '2026-11-02T09:00:00Z',
};

describe('summarizeAccess', () => {
  it.each([
    ['a running plan', {}, 'normal', 18, '/zakupki/subscription/expired'],
    ['a plan in its last days', { endsAt: '2026-11-05T08:59:59Z' }, 'low', 3, '/zakupki/subscription/expired'],
    ['few credits', { creditsBalance: 2 }, 'low', 18, '/zakupki/credits/expired'],
    ['no credits', { creditsBalance: 0 }, 'blocked', 18, '/zakupki/credits/expired'],
    ['a trial', { status: 'trial', endsAt: '2026-11-11T09:00:00Z' }, 'normal', 9, '/zakupki/trial/expired'],
    [
      'the last day of a trial',
      { status: 'trial', endsAt: '2026-11-02T10:00:00Z' },
      'low',
      1,
      '/zakupki/trial/expired',
    ],
    ['a trial without credits', { status: 'trial', creditsBalance: 0 }, 'blocked', 18, '/zakupki/credits/expired'],
    ['a grace period', { status: 'grace', endsAt: '2026-11-04T09:00:00Z' }, 'low', 2, '/zakupki/subscription/expired'],
    [
      'an expired trial',
      { status: 'trial_expired', blockedBy: 'TRIAL_EXPIRED', creditsBalance: 0 },
      'blocked',
      null,
      '/zakupki/trial/expired',
    ],
    [
      'an expired plan',
      { status: 'subscription_expired', blockedBy: 'SUBSCRIPTION_EXPIRED' },
      'blocked',
      null,
      '/zakupki/subscription/expired',
    ],
    [
      'no access',
      { status: 'none', blockedBy: 'TRIAL_EXPIRED', endsAt: null },
      'blocked',
      null,
      '/zakupki/trial/expired',
    ],
  ] as const)('%s', (_, part, tone, daysLeft, page) => {
    const summary = summarizeAccess({ ...DIGEST, ...part }, NOW);
    expect([summary.tone, summary.daysLeft, summary.page({})]).toEqual([tone, daysLeft, page]);
  });
});
