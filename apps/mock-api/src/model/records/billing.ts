import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';

export const planRecord = z.strictObject({
  ...contractFields('Plan', 'vat'),
  nameRu: z.string(),
  featuresRu: z.array(z.string()),
});
export type PlanRecord = z.infer<typeof planRecord>;

export const packRecord = z.strictObject(contractFields('CreditPack', 'vat'));
export type PackRecord = z.infer<typeof packRecord>;

/** Names, sentences and URLs are added when the payment is presented. */
export const paymentRecord = z.strictObject({
  ...contractFields('AccessPayment', 'item', 'failure', 'confirmationUrl', 'expiresAt', 'refundedAt', 'receiptNumber'),
  ...owned,
  item: z.strictObject({ kind: z.enum(['plan', 'pack']), id: contract('Id') }),
  failure: z.enum(['card_declined']).nullable(),
  /** confirmation at the payment provider; absent for invoices and for cards that are charged at once */
  confirmation: z
    .strictObject({
      /** true until the user has paid or can no longer pay */
      isWaiting: z.boolean(),
      expiresAt: contract('DateTime'),
      /** path of the product */
      returnUrl: z.string(),
    })
    .optional(),
  refundedAt: contract('DateTime').optional(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** Credits that were granted together. Grants that expire first are spent first. */
export const grantRecord = z.strictObject({
  id: contract('Id'),
  ...owned,
  amount: z.int().min(0),
  remaining: z.int().min(0),
  source: z.enum(['plan', 'purchase', 'promo', 'referral', 'webinar', 'admin', 'trial']),
  category: z.enum(['paid', 'promotional', 'compensation']),
  effectiveAt: contract('DateTime'),
  expiresAt: contract('DateTime').nullable(),
});
export type GrantRecord = z.infer<typeof grantRecord>;

export const creditRecord = z.strictObject({ ...contractFields('CreditTransaction'), ...owned });
export type CreditRecord = z.infer<typeof creditRecord>;

/** What an administrator granted to a user, and why. Never changed after it is written. */
export const accessGrantRecord = z.strictObject({
  ...contractFields('AccessGrantNote'),
  ...owned,
  requestId: z.string(),
});
export type AccessGrantRecord = z.infer<typeof accessGrantRecord>;

/** Redemptions are counted when the promo code is presented. */
export const promoCodeRecord = z.strictObject(contractFields('PromoCode', 'timesRedeemed', 'state'));
export type PromoCodeRecord = z.infer<typeof promoCodeRecord>;

export const redemptionRecord = z.strictObject(contractFields('Redemption'));
export type RedemptionRecord = z.infer<typeof redemptionRecord>;
