import type { z } from 'zod/mini';
import { contractProblems } from './contract-problems.ts';
import type { Complaint, Complaints } from './plain-form.ts';

/**
 * What the contract has against the body of a short form, by its fields.
 * @param pointers the fields by name, each with the JSON pointer of its value in the body
 * @param sayings what a field's form should be, where its complaint can say more than "not the right form"
 */
export function contractComplaints<F extends string>(
  schema: z.ZodMiniType,
  body: unknown,
  pointers: Readonly<Record<F, string>>,
  sayings: Complaints<F> = {},
): Complaints<F> {
  const complaints: Complaints<F> = {};
  for (const { pointer, isMalformed } of contractProblems(schema, body)) {
    // Object.keys forgets which keys the record has.
    const field = (Object.keys(pointers) as F[]).find((name) => pointers[name] === pointer);
    if (field === undefined) continue;
    const saying = isMalformed ? sayings[field] : undefined;
    // Asked again when it is shown, so that it is said in the language of then.
    complaints[field] = saying ?? again(schema, body, pointer);
  }
  return complaints;
}

function again(schema: z.ZodMiniType, body: unknown, pointer: string): Complaint {
  return () => contractProblems(schema, body).find((problem) => problem.pointer === pointer)?.message ?? '';
}

/** The text without blanks around it, or undefined where there is none: the contract knows no empty texts. */
export function textOrNone(typed: string): string | undefined {
  return typed.trim() || undefined;
}
