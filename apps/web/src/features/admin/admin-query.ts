import { urlCodec } from '../../ui/url-query/url-codec.ts';
import { flagField, textField } from '../../ui/url-query/url-fields.ts';

/** The page's state in the address: the search text and the session filter. */
export const ADMIN = urlCodec({
  q: textField('q'),
  isRunningOnly: flagField('sessions', false, ['running', 'all']),
});

// Keystrokes add no history entries.
export const ADMIN_CHANGES = { keepsOthers: true, replace: true } as const;
