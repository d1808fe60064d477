/** Applies the change of a rule to an answer of the target. */
import type { AnswerChange } from '../pipeline/call.ts';
import { markEtag, patchText } from '../pipeline/forced/change.ts';
import { byName } from './forwarded-headers.ts';
import type { UpstreamAnswer } from './upstream.ts';

type Changed = {
  passed: UpstreamAnswer;
  /** decompressed */
  body: Buffer | string;
  /** why the body was not patched */
  reason?: string;
};

/** @param body decompressed, or a sentence when it cannot be decompressed */
export function changeForwarded(
  passed: UpstreamAnswer,
  body: Buffer | string,
  { patch, headers }: AnswerChange,
): Changed {
  const withForcedHeaders = withHeaders(passed, headers);
  if (!patch) return { passed: withForcedHeaders, body };
  const headersByName = byName(passed.rawHeaders);
  const type = headersByName['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
  const patched = patchText(typeof body === 'string' ? null : body.toString(), type, patch);
  if ('reason' in patched) return { passed: withForcedHeaders, body, reason: patched.reason };
  const { etag } = headersByName;
  const bytes = Buffer.from(patched.text);
  const refreshed = withHeaders(passed, {
    'Content-Encoding': null,
    'Transfer-Encoding': null,
    'Content-Length': String(bytes.length),
    ...(etag !== undefined && { ETag: markEtag(etag, patched.text) }),
  });
  return { passed: withHeaders({ ...refreshed, bytes }, headers), body: bytes };
}

/** Replaces headers by name; null removes one. */
function withHeaders(answer: UpstreamAnswer, headers: AnswerChange['headers']): UpstreamAnswer {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  if (names.size === 0) return answer;
  const { rawHeaders } = answer;
  const others = rawHeaders.filter((_, index) => !names.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''));
  const added = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [name, value]));
  return { ...answer, rawHeaders: [...others, ...added] };
}
