import { z } from 'zod';
import type { Registered } from '../register.ts';
import { moment, part } from './schema.ts';

/** A kind of message of the application. */
export type LetterKind = Registered<'letterKind', string>;

/** An e-mail or SMS in the outbox. @param kinds of the application */
export const letterRecordOf = (kinds: readonly LetterKind[]) =>
  z.strictObject({
    id: z.string(),
    at: moment,
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    kind: part<LetterKind>({ enum: kinds }),
    subject: z.string(),
    text: z.string(),
    /** path and query of the product to open, with the /app prefix */
    links: z.array(z.strictObject({ label: z.string(), path: z.string() })),
  });
export type LetterRecord = z.infer<ReturnType<typeof letterRecordOf>>;
