import { z } from 'zod';
import { contract, contractFields, passwordHash } from './contract.ts';

export const userRecord = z.strictObject({
  ...contractFields('User'),
  version: z.int().min(1),
  /** null for users who sign in by links only, and before a sign-up is verified */
  passwordHash: passwordHash.nullable(),
  profile: z.strictObject(contractFields('Profile', 'completeness')),
  trial: contract('Trial').nullable(),
  subscription: contract('Subscription').nullable(),
  /** codes given at sign-up, for later rewards */
  invitation: z.strictObject({ ref: z.string().nullable(), promoCode: z.string().nullable() }).optional(),
  /** for an account that its user deleted; the remaining data serves orders and statistics */
  deleted: z.strictObject({ at: contract('DateTime'), hadCompleteProfile: z.boolean() }).optional(),
  /** a description for QA, [en, ru]; null for users who signed up */
  state: z.tuple([z.string(), z.string()]).readonly().nullable(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** Of a company of which only name and tax number are known. */
export const NO_COMPANY_DETAILS = { kpp: null, address: null, bankAccount: null, bik: null };

/** An account whose address was never verified, and that administrators have not blocked. */
export const isUnverified = ({ emailVerifiedAt, status }: Pick<UserRecord, 'emailVerifiedAt' | 'status'>): boolean =>
  emailVerifiedAt === null && status === 'active';
