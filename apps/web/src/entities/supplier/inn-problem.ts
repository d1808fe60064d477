import { checkInn } from '@zakupki/procurement/identifiers/inn';
import { m } from '#messages';

const WRONG = {
  digits: () => m.validation_inn_digits(),
  length: () => m.validation_inn_length(),
  zeros: () => m.validation_inn_checksum(),
  checksum: () => m.validation_inn_checksum(),
} as const;

/** What is wrong with a typed INN, or null; blanks do not matter, and an empty one is not wrong. */
export function innProblem(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  if (digits === '') return null;
  const checked = checkInn(digits);
  return checked.ok ? null : WRONG[checked.reason]();
}
