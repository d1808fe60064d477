import { m } from '#messages';
import type { FieldProblem } from '../../forms/plain-form.ts';

/** Reports only obvious mistakes; the server validates the rest. */
export function emailProblem(typed: string): FieldProblem | null {
  const email = typed.trim();
  return /^\S+@\S+$/.test(email) ? null : () => m.validation_email();
}
