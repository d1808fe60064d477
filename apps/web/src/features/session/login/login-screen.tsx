import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { type AccountArrival, arrivalReason, isSupplierArrival } from '../../../session/arrival.ts';
import { useSession } from '../../../session/session-context.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { LoginForm } from './login-form.tsx';
import { SUPPORT_LINK } from '../../../entities/user/support-email.ts';

const RequestLogin = loadPart(() => import('./request-login.tsx'));

/** Every visitor loads it first: keep form libraries and validators out. */
export default function LoginScreen() {
  const session = useSession();
  const because = arrivalReason(useLocation().state);
  const [search] = useSearchParams();
  if (because && isSupplierArrival(because)) {
    return (
      <Suspense>
        <RequestLogin key={because} because={because} />
      </Suspense>
    );
  }
  return (
    <NarrowPage
      title={m.session_login_title()}
      foot={
        <>
          <span>{m.session_no_account()}</span>
          <Link to={paths.signup({ ref: search.get('ref') })} className="zk-target">
            {m.session_to_signup()}
          </Link>
        </>
      }
    >
      {because && <ArrivalNote because={because} />}
      {!session.isPersistent && <Callout tone="warning">{m.account_storage_blocked()}</Callout>}
      <LoginForm />
    </NarrowPage>
  );
}

type Note = readonly [tone: 'note' | 'good' | 'warning', text: () => string];

const NOTES: Record<AccountArrival, Note> = {
  'session-ended': ['note', () => m.session_because_ended()],
  'signed-out': ['good', () => m.session_because_signed_out()],
  'password-changed': ['good', () => m.session_because_password_changed()],
  'link-used': ['warning', () => m.session_because_link_used()],
  'link-expired': ['warning', () => m.session_because_link_expired()],
  'link-unknown': ['warning', () => m.session_because_link_unknown()],
  'link-missing': ['warning', () => m.session_because_link_missing()],
  'not-verified': ['warning', () => m.session_because_not_verified()],
  blocked: ['warning', () => m.session_because_blocked()],
  'storage-full': ['warning', () => m.session_because_storage_full()],
  'not-a-token': ['warning', () => m.errors_server()],
};

function ArrivalNote({ because }: { because: AccountArrival }) {
  const [tone, text] = NOTES[because];
  return (
    <Callout tone={tone} isAnnounced>
      {text()}
      {because === 'blocked' && <a href={SUPPORT_LINK}>{m.account_support()}</a>}
    </Callout>
  );
}
