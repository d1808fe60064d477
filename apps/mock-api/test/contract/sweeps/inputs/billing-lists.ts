/** Sorting and filtering rules of promo codes, redemptions, payments and grants. */
import type { AccessGrantNote, AccessPayment, PromoCode, Redemption } from '@zakupki/api-client/schema';
import { byTime, byValue, having, type List } from './list.ts';

const plain = { sorts: {}, usual: '', tied: [], filters: [] } as const;

const promoCodes: List<PromoCode> = {
  operationId: 'listPromoCodes',
  sorts: {
    ...byTime<PromoCode>('createdAt', 'expiresAt'),
    ...byValue<PromoCode>('code', 'timesRedeemed'),
  },
  usual: '-createdAt',
  tied: ['timesRedeemed', '-code'],
  filters: [
    { query: { q: 'osen' }, matches: ({ code }) => code === 'OSEN-15' },
    { query: { q: 'рассылка' }, matches: ({ note }) => note === 'Осенняя рассылка' },
    ...['credits', 'trial_days', 'discount'].map((kind) => having<PromoCode>('kind', kind)),
    having<PromoCode>('kind', 'credits', 'discount'),
    ...['active', 'inactive', 'scheduled', 'expired', 'exhausted'].map((state) => having<PromoCode>('state', state)),
    having<PromoCode>('state', 'inactive', 'expired'),
  ],
};

const redemptions: List<Redemption> = {
  operationId: 'listRedemptions',
  prepare: async (caller) => {
    for (const code of ['OSEN-15', 'SHKOLA-5']) await caller.ok('redeemPromoCode', { body: { code } });
  },
  ...plain,
};

const payments: List<AccessPayment> = {
  operationId: 'listPayments',
  prepare: async (caller) => {
    for (const packId of ['pck_5', 'pck_10']) await caller.ok('startCheckout', { body: { packId } });
  },
  ...plain,
};

const grants: List<AccessGrantNote> = {
  operationId: 'listAccessGrants',
  params: { userId: 'usr_trial' },
  prepare: async (caller) => {
    for (const amount of [1, 2, 3]) {
      const body = { kind: 'credits', credits: { amount }, reason: 'Для проверки' } as const;
      await caller.ok('grantAccess', { userId: 'usr_trial', body });
    }
  },
  ...plain,
};

export const BILLING_LISTS = [promoCodes, redemptions, payments, grants] as const;
