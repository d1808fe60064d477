import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { arrivalReason, isSupplierArrival, savedArrival } from '../../../session/arrival.ts';
import { useSession } from '../../../session/session-context.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { LoginForm } from './login-form.tsx';

const ArrivalNote = loadPart(() => import('./arrival-note.tsx'));
const RequestLogin = loadPart(() => import('./request-login.tsx'));

/** Every visitor loads it first: keep form libraries and validators out. */
export default function LoginScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const because = arrivalReason(useLocation().state) ?? (search.has('redirect') ? savedArrival() : null);
  if (because && isSupplierArrival(because)) {
    return (
      <Suspense>
        <RequestLogin key={because} because={because} />
      </Suspense>
    );
  }
  return (
    // The form appears together with the note above it.
    <Suspense>
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
    </Suspense>
  );
}
