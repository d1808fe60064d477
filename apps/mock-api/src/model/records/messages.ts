import { z } from 'zod';
import { contract, owned } from './contract.ts';

export const LETTER_KINDS = ['verify', 'reset', 'login', 'invitation', 'phone', 'notice'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** A notification the owner has read; `id` is the id of the notification. */
export const readMarkRecord = z.strictObject({ id: contract('Id'), ...owned, at: contract('DateTime') });
