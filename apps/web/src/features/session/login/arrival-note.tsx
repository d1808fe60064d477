import { m } from '#messages';
import { SUPPORT_LINK } from '../../../entities/user/support-email.ts';
import type { AccountArrival } from '../../../session/arrival.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';

type Note = readonly [tone: 'note' | 'good' | 'warning', text: () => string];

const NOTES: Record<AccountArrival, Note> = {
  'session-ended': ['note', () => m.session_because_ended()],
  'signed-out': ['good', () => m.session_because_signed_out()],
  'password-changed': ['good', () => m.session_because_password_changed()],
  'account-deleted': ['good', () => m.session_because_account_deleted()],
  'link-used': ['warning', () => m.session_because_link_used()],
  'link-expired': ['warning', () => m.session_because_link_expired()],
  'link-unknown': ['warning', () => m.session_because_link_unknown()],
  'link-missing': ['warning', () => m.session_because_link_missing()],
  'not-verified': ['warning', () => m.session_because_not_verified()],
  blocked: ['warning', () => m.session_because_blocked()],
  'storage-full': ['warning', () => m.session_because_storage_full()],
  'not-a-token': ['warning', () => m.errors_server()],
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ArrivalNote({ because }: { because: AccountArrival }) {
  const [tone, text] = NOTES[because];
  return (
    <Callout tone={tone} isAnnounced>
      {text()}
      {because === 'blocked' && <a href={SUPPORT_LINK}>{m.account_support()}</a>}
    </Callout>
  );
}
