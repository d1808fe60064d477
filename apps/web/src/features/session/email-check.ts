import { m } from '#messages';
import type { Complaint } from '../../forms/plain-form.ts';

/** Obvious mistakes only; the server validates the rest. */
export function emailComplaint(typed: string): Complaint | null {
  const email = typed.trim();
  return /^\S+@\S+$/.test(email) ? null : () => m.validation_email();
}
