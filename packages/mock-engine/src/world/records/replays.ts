import { z } from 'zod';
import { moment, sha256 } from './schema.ts';

/** The response stored under an Idempotency-Key. */
export const replayRecord = z.strictObject({
  /** caller, scope (may be empty), operation and key */
  id: z.string().regex(/^[^ ]+ [^ ]* [^ ]+ [^ ]+$/),
  bodyHash: sha256,
  at: moment,
  status: z.int(),
  body: z.unknown(),
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), z.string().regex(/^[\x21-\x7e]*$/)),
});
export type ReplayRecord = z.infer<typeof replayRecord>;
