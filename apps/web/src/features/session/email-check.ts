import { m } from '#messages';
import type { Complaint } from '../../forms/plain-form.ts';

/** What keeps a text from being an address, as far as that shows at once; the server knows the rest. */
export function emailComplaint(typed: string): Complaint | null {
  const email = typed.trim();
  if (email === '') return () => m.validation_required();
  return /^\S+@\S+$/.test(email) ? null : () => m.validation_email();
}
