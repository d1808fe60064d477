import { z } from 'zod';
import { contract, contractFields } from './contract.ts';

export const referrerRecord = z.strictObject(contractFields('Referrer', 'link', 'promoCodeIds'));
export type ReferrerRecord = z.infer<typeof referrerRecord>;

/** Visits through a referrer's link within a quarter of an hour. */
export const clickRecord = z.strictObject({
  id: contract('Id'),
  referrerId: contract('Id'),
  /** of the first visit */
  at: contract('DateTime'),
  /** absent for one */
  visits: z.int().min(2).optional(),
});
export type ClickRecord = z.infer<typeof clickRecord>;

export const payoutRecord = z.strictObject({
  id: contract('Id'),
  referrerId: contract('Id'),
  at: contract('DateTime'),
  /** in the unit of the reward */
  amount: contract('Decimal'),
});
export type PayoutRecord = z.infer<typeof payoutRecord>;
