import { Button, type ButtonVariant } from '@mantine/core';
import type { OwnInvitation } from '@zakupki/api-client/schema';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { m } from '#messages';
import type { Request } from '../../../entities/request-page/request-page.tsx';
import { TimeLeft } from '../../../entities/request-page/time-left.tsx';
import { useReconsiderInvitationMutation } from '../../../entities/invitation/own-invitation-api.ts';
import { useDownload } from '../../../http/files/download.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { DECLINE_REASONS, DeclineDialog } from './decline-dialog.tsx';
import styles from './request-detail.module.css';
import { type DecidedRequest, type RequestAction, requestState } from './request-state.ts';

/** The state of the supplier's answer, the time left to bid and the next action. */
export function RequestPanel(request: DecidedRequest) {
  const id = useId();
  const { invitation } = request;
  const { title, text, primary, others } = requestState(request);
  const { decline } = invitation;
  return (
    <section className={`zk-card zk-pad-16 ${styles['panel']}`} aria-labelledby={id}>
      <div className={`zk-stack zk-column zk-packed zk-gap-4 ${styles['words']}`}>
        <h2 id={id} className="zk-large">
          {title}
        </h2>
        <p className="zk-secondary zk-break">{text}</p>
        {decline && <p className="zk-secondary zk-small zk-break">{declineWords(decline, invitation.isOpen)}</p>}
      </div>
      {invitation.isOpen && (
        <dl className={styles['left']}>
          <dt className="zk-secondary zk-small">{m.requests_time_left()}</dt>
          <dd>
            <TimeLeft until={invitation.submissionDeadline} />
          </dd>
        </dl>
      )}
      {(primary ?? others[0]) && (
        <div className={`zk-row zk-wrap ${styles['actions']}`}>
          {primary && <ActionButton {...request} action={primary} />}
          {others.map((action) => (
            <ActionButton
              key={JSON.stringify(action)}
              {...request}
              action={action}
              variant={primary ? 'subtle' : 'default'}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** While bids are accepted, the heading already says that the supplier declined. */
function declineWords({ reasonCode, reason }: NonNullable<OwnInvitation['decline']>, isOpen: boolean): string {
  const why = [DECLINE_REASONS[reasonCode](), reason].filter(Boolean).join('. ');
  return isOpen ? why : m.requests_you_declined({ why });
}

type ActionButtonProps = {
  readonly action: RequestAction;
  readonly variant?: ButtonVariant;
} & Request;

function ActionButton({ order, action, variant = 'filled' }: ActionButtonProps) {
  if ('to' in action) {
    return (
      <LinkButton to={action.to} variant={variant}>
        {action.label}
      </LinkButton>
    );
  }
  const RequestButton = BUTTONS[action.action];
  return <RequestButton orderId={order.id} variant={variant} />;
}

type RequestButtonProps = {
  readonly orderId: string;
  readonly variant: ButtonVariant;
};

const BUTTONS = { decline: DeclineButton, reconsider: ReconsiderButton, form: FormButton } as const;

function DeclineButton({ orderId, variant }: RequestButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} color="gray" onClick={() => setOpen(true)}>
        {m.requests_decline()}
      </Button>
      {isOpen && <DeclineDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReconsiderButton({ orderId, variant }: RequestButtonProps) {
  const [reconsider, { isLoading, error }] = useReconsiderInvitationMutation();
  async function takePart() {
    const { data } = await reconsider({ orderId, body: {} });
    if (data) showMessage(m.requests_reconsidered());
  }
  return (
    <>
      <ProblemMessage error={error === undefined ? undefined : asApiError(error)} />
      <Button variant={variant} loading={isLoading} onClick={() => void takePart()}>
        {m.requests_reconsider()}
      </Button>
    </>
  );
}

/** Downloads the lines as a spreadsheet, which the supplier fills in and uploads as a bid. */
function FormButton({ orderId, variant }: RequestButtonProps) {
  const { save, isBusy } = useDownload();
  return (
    <Button
      variant={variant}
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void save({ operationId: 'getBidForm', arg: { orderId } })}
    >
      {m.requests_form()}
    </Button>
  );
}
