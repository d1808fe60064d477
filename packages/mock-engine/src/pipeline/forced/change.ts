/** Applies a rule's changes to the real answer: a JSON patch of its body, and headers. */
import type { Rule } from '../../contract/control.ts';
import { hash } from 'node:crypto';
import { applyPatch, type Patch } from 'rfc6902';
import { type ContractOperation, isJsonType, mediaOf, responseOf } from '../../contract/operations.ts';
import type { AnswerChange } from '../call.ts';
import type { Answer } from '../response/answer.ts';
import { violations } from '../validate.ts';

export function changeOf({ patch, headers }: Rule['then']): AnswerChange | null {
  return patch || headers ? { patch: patch ?? null, headers: headers ?? {} } : null;
}

export function changeAnswer(answer: Answer, { patch, headers }: AnswerChange, operation: ContractOperation): Answer {
  return { ...(patch ? patchAnswer(answer, patch, operation) : answer), forcedHeaders: headers };
}

function patchAnswer(answer: Answer, patch: Patches, operation: ContractOperation): Answer {
  const patched = patchText(answer.text, answer.type, patch);
  if ('reason' in patched) return { ...answer, reason: [answer.reason ?? [], patched.reason].flat().join('; ') };
  const { bytes: _, ...rest } = answer;
  const { ETag: etag, ...headers } = answer.headers;
  const response = responseOf(operation, answer.status);
  const described = response && mediaOf(response, answer.type ?? undefined);
  return {
    ...rest,
    text: patched.text,
    headers: { ...headers, ...(etag !== undefined && { ETag: markEtag(etag, patched.text) }) },
    violations: described ? violations(described.media.schema, patched.value) : answer.violations,
  };
}

type Patches = NonNullable<AnswerChange['patch']>;

/** A patched body, or an ASCII reason why it cannot be patched. */
type Patched = { text: string; value: unknown } | { reason: string };

/** @param type media type of the body, without parameters */
export function patchText(text: string | null, type: string | null, patch: Patches): Patched {
  if (text === null || type === null || !isJsonType(type)) return { reason: 'not patched: the answer is no JSON' };
  const root: { body: unknown } = { body: undefined };
  try {
    root.body = JSON.parse(text);
  } catch {
    return { reason: 'not patched: the answer is no JSON' };
  }
  // Wrapping the body lets the patch replace it completely. Each operation is already validated against the contract.
  const operations = patch.map(({ op, path, from, ...rest }) => {
    return { op, path: `/body${path}`, ...(from !== undefined && { from: `/body${from}` }), ...rest };
  }) as Patch;
  const failed = applyPatch(root, operations).findIndex((error) => error !== null);
  if (failed >= 0) {
    const { op, path } = patch[failed] ?? { op: '', path: '' };
    return {
      reason: `not patched: operation ${failed + 1}, ${op} ${path.replaceAll(/[^\x20-\x7e]/g, '?')}, does not fit`,
    };
  }
  return { text: JSON.stringify(root.body), value: root.body };
}

/** The ETag of a patched body contains the real one: `"3"` becomes `"3-mock-1f0a9b3c"`. */
const MARKED = /^((?:W\/)?"[^"]*)-mock-[0-9a-f]{8}"$/;

export function markEtag(etag: string, text: string): string {
  return etag.replace(/"$/, `-mock-${hash('sha256', text).slice(0, 8)}"`);
}

/**
 * Converts the conditions of a request for the real answer. If-Match gets the real version. If-None-Match loses ETags
 * of patched bodies, which never match the real answer.
 * @param isPatched the answer will be patched, so a 304 is not allowed
 */
export function withRealEtags(headers: Headers, isPatched: boolean): Headers {
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
  const isMarked = (header: string | null) => header?.includes('-mock-') ?? false;
  if (!isMarked(match) && !isMarked(noneMatch) && !(isPatched && noneMatch !== null)) return headers;
  const real = new Headers(headers);
  if (match !== null) real.set('if-match', etagsOf(match).map(realEtag).join(', '));
  const unmarked = isPatched ? [] : etagsOf(noneMatch ?? '').filter((tag) => !MARKED.test(tag));
  if (unmarked.length > 0) real.set('if-none-match', unmarked.join(', '));
  else real.delete('if-none-match');
  return real;
}

const etagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim());
const realEtag = (tag: string): string => tag.replace(MARKED, '$1"');
