/** What callers of the control plane may ask for, checked with zod. */
import { ru } from 'zod/locales';
import { z } from 'zod';
import type { FieldError } from '@zakupki/api-client/schema';
import { Problem } from '../pipeline/problem.ts';
import { ruleSchema } from '../scenarios.ts';
import type { Lang } from '../sentences/sentence.ts';

/** A moment with its zone; kept in a century whose dates the contract can write. */
const momentSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => inRange(Date.parse(text)), { message: '2000-01-01T00:00:00Z … 2099-12-31T23:59:59Z' })
  .transform((text) => Date.parse(text));

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1);

/** Whether a clock may show this moment (epoch ms). */
export const inRange = (moment: number): boolean => moment >= FIRST && moment < LAST;

export const worldSchema = z.strictObject({ scenario: z.string().optional(), now: momentSchema.optional() });

export const scenarioSchema = z.strictObject({ name: z.string() });

export const rulesSchema = z.strictObject({ rules: z.array(ruleSchema).min(1).max(100) });

export const clockSchema = z
  .strictObject({
    advance: z.iso.duration({ message: 'ISO 8601: P15D, PT2H30M, P1M' }).optional(),
    set: momentSchema.optional(),
    mode: z.enum(['frozen', 'running']).optional(),
  })
  .refine((order) => Object.keys(order).length === 1, {
    message: '{"advance": "P15D"} | {"set": "2026-12-01T09:00:00Z"} | {"mode": "frozen"}',
  });

export const entrySchema = z.strictObject({
  world: z.string().optional(),
  as: z.string().optional(),
  scenario: z.string().optional(),
  to: z.string().max(2000).optional(),
});

/**
 * The value in the schema's shape.
 * @throws Problem 400 invalid, naming every field that is wrong
 */
export function parse<T>(schema: z.ZodType<T>, value: unknown, lang: Lang): T {
  const { success, data, error } = schema.safeParse(value, lang === 'ru' ? { error: russian } : undefined);
  if (success) return data;
  throw new Problem(400, 'control_invalid', { errors: error.issues.map(fieldErrorOf) });
}

const russian = ru().localeError;

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const pointer = [...issue.path, ...names].map((key) => `/${String(key)}`).join('');
  return { pointer, code: CODES[issue.code] ?? 'not_allowed', message: issue.message };
}

const CODES: Readonly<Record<string, FieldError['code']>> = {
  invalid_type: 'type',
  invalid_format: 'format',
  invalid_value: 'enum',
  too_small: 'min',
  too_big: 'max',
  unrecognized_keys: 'unknown_property',
};
