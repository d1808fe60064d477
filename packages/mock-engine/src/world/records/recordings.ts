import { z } from 'zod';
import { sha256 } from './schema.ts';

/** An answer of another server. The content is in `text`, or in `base64` if it is not text. */
const recordedAnswer = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z.record(z.string().regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)),
  /** without parameters; null without a body */
  type: z.string().nullable(),
  text: z.string().nullable(),
  base64: z.string().nullable(),
});
export type RecordedAnswer = z.infer<typeof recordedAnswer>;

/** A request to another server, with secrets masked, and its answers in order. */
export const recordingRecord = z.strictObject({
  /** hash of method, path, query and body */
  id: sha256,
  method: z.string(),
  /** below /api, percent-encoded */
  path: z.string().regex(/^\//),
  /** sorted */
  query: z.string(),
  operationId: z.string(),
  hasBody: z.boolean(),
  answers: z.array(recordedAnswer).min(1),
  /** number of answers already played; the last answer repeats */
  played: z.int().min(0),
});
