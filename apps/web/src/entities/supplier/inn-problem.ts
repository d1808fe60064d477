import { checkInn } from '@zakupki/procurement/identifiers/inn';
import { m } from '#messages';

const PROBLEMS = {
  digits: () => m.validation_inn_digits(),
  length: () => m.validation_inn_length(),
  zeros: () => m.validation_inn_checksum(),
  checksum: () => m.validation_inn_checksum(),
} as const;

/** Returns null for a valid or empty INN. Ignores spaces. */
export function innProblem(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  if (digits === '') return null;
  const checked = checkInn(digits);
  return checked.ok ? null : PROBLEMS[checked.reason]();
}
