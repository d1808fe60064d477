import { Button } from '@mantine/core';
import type { OwnInvitation } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { useRequestLoginLinkMutation } from '../user/login-link-api.ts';
import { ResendEmail } from '../user/resend-email.tsx';
import styles from './copied-link-note.module.css';

/** What a session of a copied link cannot do, and how the supplier goes on by e-mail. */
export function CopiedLinkNote({ invitation }: { invitation: OwnInvitation }) {
  const { email } = invitation;
  const isReceived = invitation.status === 'submitted';
  const [request, { data: sent, isLoading, error }] = useRequestLoginLinkMutation();
  const send = () => request({ body: { email } }).unwrap();
  return (
    <div className={styles['note']}>
      <Callout tone={isReceived ? 'good' : 'note'} isAnnounced>
        <p>{isReceived ? m.requests_copied_received({ email }) : m.requests_copied({ email })}</p>
        <ProblemMessage error={error === undefined ? undefined : asApiError(error)} />
        {sent ? (
          <>
            <p>{m.requests_copied_sent({ email })}</p>
            <ResendEmail waitSeconds={sent.resendAfterSeconds} send={send} />
          </>
        ) : (
          <div>
            <Button
              variant={isReceived ? 'filled' : 'default'}
              loading={isLoading}
              onClick={() => void request({ body: { email } })}
            >
              {m.requests_copied_send()}
            </Button>
          </div>
        )}
      </Callout>
    </div>
  );
}
