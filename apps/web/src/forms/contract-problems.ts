/** What the contract says is wrong with a body, before it is sent: its own validators, in the reader's words. */
import type { z } from 'zod/mini';
import { m } from '#messages';
import { missingFieldText } from './missing-field-text.ts';

/** One thing wrong: where, as a JSON pointer into the body, and what. The same form the server's 422 has. */
interface ContractProblem {
  readonly pointer: string;
  readonly message: string;
  /** Whether there is a value, not in the form it should have; a form can say better than this which form that is. */
  readonly isMalformed: boolean;
}

/** Everything the contract has against the value; empty when nothing. One problem a pointer. */
export function contractProblems(schema: z.ZodMiniType, value: unknown): ContractProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const found = new Map<string, ContractProblem>();
  for (const issue of result.error.issues) {
    const pointer = issue.path.map((part) => `/${String(part)}`).join('');
    if (!found.has(pointer)) {
      found.set(pointer, { pointer, message: sayIssue(issue, pointer), isMalformed: issue.code === 'invalid_format' });
    }
  }
  return [...found.values()];
}

function sayIssue(issue: z.core.$ZodIssue, pointer: string): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && Number(issue.minimum) === 1) return missingFieldText(pointer);
    return issue.origin === 'string'
      ? m.validation_too_short({ count: Number(issue.minimum) })
      : m.validation_at_least({ limit: String(issue.minimum) });
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? m.validation_too_long({ count: Number(issue.maximum) })
      : m.validation_at_most({ limit: String(issue.maximum) });
  }
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return missingFieldText(pointer);
  if (issue.code === 'invalid_format' && issue.format === 'email') return m.validation_email();
  // A box that has to be ticked is the only single value the contract insists on.
  if (issue.code === 'invalid_value' && issue.values.length === 1) return missingFieldText(pointer);
  return m.validation_form();
}
