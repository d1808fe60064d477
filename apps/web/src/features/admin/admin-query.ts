import { urlCodec } from '../../ui/url-query/url-codec.ts';
import { flagField, textField } from '../../ui/url-query/url-fields.ts';

/** What the page shows, as the address holds it: the words searched for, and which sessions are listed. */
export const ADMIN = urlCodec({
  q: textField('q'),
  isRunningOnly: flagField('sessions', false, ['running', 'all']),
});

// Keystrokes add no history entries.
export const ADMIN_CHANGES = { keepsOthers: true, replace: true, preventScrollReset: true } as const;
