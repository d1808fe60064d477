/** Faults of rules as zod issues, with the code and the message of a field error. */
import type { z } from 'zod';
import type { MessageCode } from '../field-error.ts';

export type RuleFault = { code: string; said: MessageCode; params?: Record<string, string | number> };

export function issueOf(params: RuleFault, ...path: string[]) {
  return { code: 'custom', params, path, input: undefined, continue: false } as const;
}

export type AddIssue = z.core.$RefinementCtx['addIssue'];
