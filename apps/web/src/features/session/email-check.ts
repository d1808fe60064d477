import { m } from '#messages';
import { missingText } from '../../format/missing-text.ts';
import type { Complaint } from '../../forms/plain-form.ts';

/** Obvious mistakes only; the server validates the rest. */
export function emailComplaint(typed: string): Complaint | null {
  const email = typed.trim();
  if (email === '') return () => missingText('email');
  return /^\S+@\S+$/.test(email) ? null : () => m.validation_email();
}
