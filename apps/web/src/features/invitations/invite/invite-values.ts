import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSameRecipient, type Recipient, withRecipients } from './recipients.ts';

export type InviteValues = {
  readonly recipients: readonly Recipient[];
  /** Text whose addresses are not added yet. */
  readonly pasted: string;
  readonly message: string;
};

export const NO_VALUES: InviteValues = { recipients: [], pasted: '', message: '' };

/** The chosen recipients, and their changes. */
export function useRecipients() {
  const { setValue } = useFormContext<InviteValues>();
  const recipients = useWatch<InviteValues, 'recipients'>({ name: 'recipients' });
  const set = useCallback((next: readonly Recipient[]) => setValue('recipients', next), [setValue]);
  return {
    recipients,
    add: (more: readonly Recipient[]) => set(withRecipients(recipients, more)),
    remove: (recipient: Recipient) => set(recipients.filter((chosen) => !isSameRecipient(chosen, recipient))),
    replace: (recipient: Recipient) =>
      set(recipients.map((chosen) => (isSameRecipient(chosen, recipient) ? recipient : chosen))),
    has: (email: string) => recipients.some((chosen) => chosen.email.toLowerCase() === email.toLowerCase()),
  };
}
