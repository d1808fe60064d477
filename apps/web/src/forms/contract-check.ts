import type { z } from 'zod/mini';
import { contractProblems } from './contract-problems.ts';
import type { FieldProblem, FieldProblems } from './plain-form.ts';

/**
 * Validates the body of a short form against the contract.
 * @param pointers JSON pointers of the fields' values in the body, by field name
 * @param formatHints messages for malformed values, for fields that can say more than "invalid format"
 */
export function contractFieldProblems<F extends string>(
  schema: z.ZodMiniType,
  body: unknown,
  pointers: Readonly<Record<F, string>>,
  formatHints: FieldProblems<F> = {},
): FieldProblems<F> {
  const problems: FieldProblems<F> = {};
  for (const { pointer, isMalformed } of contractProblems(schema, body)) {
    // Object.keys loses the key type.
    const field = (Object.keys(pointers) as F[]).find((name) => pointers[name] === pointer);
    if (field === undefined) continue;
    const hint = isMalformed ? formatHints[field] : undefined;
    problems[field] = hint ?? messageAt(schema, body, pointer);
  }
  return problems;
}

/** Validates again at each call, so that the message follows the language. */
function messageAt(schema: z.ZodMiniType, body: unknown, pointer: string): FieldProblem {
  return () => contractProblems(schema, body).find((problem) => problem.pointer === pointer)?.message ?? '';
}

/** Trims the text. Returns undefined when nothing is left, as the contract has no empty texts. */
export function textOrNone(typed: string): string | undefined {
  return typed.trim() || undefined;
}
