import { z } from 'zod';
import { contractFields } from './contract.ts';

/** Redemptions are counted when it is presented. */
export const promoCodeRecord = z.strictObject(contractFields('PromoCode', 'timesRedeemed', 'state'));
export type PromoCodeRecord = z.infer<typeof promoCodeRecord>;

export const redemptionRecord = z.strictObject(contractFields('Redemption'));
export type RedemptionRecord = z.infer<typeof redemptionRecord>;
