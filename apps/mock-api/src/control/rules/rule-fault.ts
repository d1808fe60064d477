/** Faults of rules as zod issues, with the code and the message of a field error. */
import type { z } from 'zod';
import type { FieldError } from '@zakupki/api-client/schema';
import type { MessageCode } from '../../sentences/sentence.ts';

export type RuleFault = { code: FieldError['code']; said: MessageCode; params?: Record<string, string | number> };

export function issueOf(params: RuleFault, ...path: string[]) {
  return { code: 'custom', params, path, input: undefined, continue: false } as const;
}

export type AddIssue = z.core.$RefinementCtx['addIssue'];
