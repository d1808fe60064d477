/** Validates a body against the contract before it is sent, with messages in the reader's language. */
import type { z } from 'zod/mini';
import { textPatterns } from '@zakupki/api-client/texts';
import { wrongCharacter, wrongCharacterText } from '@zakupki/words/text-fault';
import { m } from '#messages';
import { getLocale } from '../i18n/locale.ts';
import { missingFieldText } from './missing-field-text.ts';

/** A problem at a JSON pointer of the body, like an entry of the server's 422. */
type ContractProblem = {
  readonly pointer: string;
  readonly message: string;
  /** Whether the value has the wrong format. The form may have a better message for it. */
  readonly isMalformed: boolean;
};

/** Returns the problems of the value, one per pointer; empty when it is valid. */
export function contractProblems(schema: z.ZodMiniType, value: unknown): ContractProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const byPointer = new Map<string, ContractProblem>();
  for (const issue of result.error.issues) {
    const pointer = issue.path.map((part) => `/${String(part)}`).join('');
    if (!byPointer.has(pointer)) {
      byPointer.set(pointer, {
        pointer,
        message: textMessage(issue, value, pointer) ?? messageOf(issue, pointer),
        isMalformed: issue.code === 'invalid_format' && textPatternOf(issue) === undefined,
      });
    }
  }
  return [...byPointer.values()];
}

/** The pattern of texts that people read that the value breaks, if it breaks one. */
function textPatternOf(issue: z.core.$ZodIssue): RegExp | undefined {
  const broken = issue.code === 'invalid_format' && issue.format === 'regex' ? issue.pattern : undefined;
  return Object.values(textPatterns).find((pattern) => String(pattern) === broken);
}

/** Names the wrong character as the server does; null for other problems. */
function textMessage(issue: z.core.$ZodIssue, body: unknown, pointer: string): string | null {
  const pattern = textPatternOf(issue);
  if (!pattern) return null;
  // Zod's issues do not carry the value.
  const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], body);
  const wrong = wrongCharacter(String(value), pattern);
  return wrong ? wrongCharacterText(wrong, getLocale()) : missingFieldText(pointer);
}

function messageOf(issue: z.core.$ZodIssue, pointer: string): string {
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
  // The contract requires one single value only for a checkbox that has to be ticked.
  if (issue.code === 'invalid_value' && issue.values.length === 1) return missingFieldText(pointer);
  return m.validation_form();
}
