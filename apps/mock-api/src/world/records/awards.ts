import { z } from 'zod';
import { contractFields, owned } from './contract.ts';

/** One for each order that was ever awarded, revoked or not. */
export const awardRecord = z.strictObject({ ...contractFields('Award'), ...owned });
export type AwardRecord = z.infer<typeof awardRecord>;
