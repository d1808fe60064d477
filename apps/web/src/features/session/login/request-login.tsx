import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { clearArrival, type SupplierArrival } from '../../../session/arrival.ts';
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx';
import { EmailRequestForm } from '../email-request-form.tsx';
import { useRequestLoginLinkMutation } from '../../../entities/user/login-link-api.ts';

type Texts = {
  readonly title: () => string;
  readonly lead: () => string;
  /** True when the supplier can open only their other requests. */
  readonly isOver?: true;
};

const TEXTS: Readonly<Record<SupplierArrival, Texts>> = {
  'invitation-revoked': { title: m.session_revoked_title, lead: m.session_revoked_lead, isOver: true },
  'invitation-expired': { title: m.session_over_title, lead: m.session_over_lead, isOver: true },
  'request-left': { title: m.session_left_title, lead: m.session_left_lead },
  'request-signed-out': { title: m.session_request_out_title, lead: m.session_left_lead },
};

/** Suppliers have no password: they receive a link by e-mail. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function RequestLogin({ because }: { because: SupplierArrival }) {
  const [search] = useSearchParams();
  const [request] = useRequestLoginLinkMutation();
  const { title, lead, isOver = false } = TEXTS[because];
  return (
    <NarrowPage
      title={title()}
      lead={lead()}
      foot={
        <>
          <span>{m.session_has_account()}</span>
          <Link to={paths.login({ redirect: search.get('redirect') })} onClick={clearArrival} className="zk-target">
            {m.session_with_password()}
          </Link>
        </>
      }
    >
      {isOver && <p>{m.session_other_requests()}</p>}
      <EmailRequestForm
        label={isOver ? m.session_send_request_links() : m.session_send_new_link()}
        sentText={(email) => m.session_request_links_sent({ email })}
        send={(email) => request({ body: { email } }).unwrap()}
      />
    </NarrowPage>
  );
}
