import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { arrivalReason } from '../../../session/arrival.ts';
import { useSession } from '../../../session/session-context.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { LoginForm } from './login-form.tsx';

/** Every visitor loads it first: keep form libraries and validators out. */
export default function LoginScreen() {
  const session = useSession();
  const because = arrivalReason(useLocation().state);
  const [search] = useSearchParams();
  return (
    <NarrowPage
      title={m.session_login_title()}
      foot={
        <>
          <span>{m.session_no_account()}</span>
          <Link to={paths.signup({ ref: search.get('ref') })}>{m.session_to_signup()}</Link>
        </>
      }
    >
      {because && <ArrivalNote because={because} />}
      {!session.isPersistent && <Callout tone="warning">{m.account_storage_blocked()}</Callout>}
      <LoginForm />
    </NarrowPage>
  );
}
