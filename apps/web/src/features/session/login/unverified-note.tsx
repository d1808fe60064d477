import { m } from '#messages';
import { ResendEmail } from '../../../entities/user/resend-email.tsx';
import { useResendVerificationMutation, verificationRequest } from '../../../entities/user/verification-api.ts';
import { browserTokenOf } from '../../../session/sign-up-memory.ts';

type UnverifiedNoteProps = {
  readonly email: string;
  /** Whether the server said so. It does not tell whether an address waits; this browser knows its own sign-up. */
  readonly isCertain: boolean;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function UnverifiedNote({ email, isCertain }: UnverifiedNoteProps) {
  const [resend] = useResendVerificationMutation();
  if (!isCertain && browserTokenOf(email) === undefined) return null;
  return (
    <>
      {!isCertain && <p>{m.session_signed_up_here({ email })}</p>}
      <ResendEmail
        key={email}
        waitSeconds={0}
        label={m.session_resend_verification()}
        send={() => resend({ body: verificationRequest(email) }).unwrap()}
      />
    </>
  );
}
