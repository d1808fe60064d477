import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Webinar, WebinarRegistration } from '@zakupki/api-client/schema';
import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { formatTime } from '../../../format/date/dates.ts';
import { saveGuestSeat } from '../../../session/guest-seat.ts';
import { OutgoingLink } from '../../../ui/layout/outgoing-link.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useCancelWebinarRegistrationMutation, useJoinWebinarMutation } from '../webinar-seat-api.ts';
import { joinableFrom, type Phase } from '../webinar-phase.ts';

type TakenSeatProps = {
  readonly webinar: Webinar;
  readonly registration: WebinarRegistration;
  readonly phase: Phase;
};

export function TakenSeat({ webinar, registration, phase }: TakenSeatProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { joinUrl, bonus } = webinar;
  return (
    <div className="zk-stack zk-gap-12">
      <h3 className="zk-row zk-good zk-gap-8">
        <IconCircleCheck size={20} aria-hidden />
        {m.webinar_registered()}
      </h3>
      {joinUrl === null ? (
        <>
          <p>{m.webinar_join_soon({ time: formatTime(new Date(joinableFrom(webinar)).toISOString()) })}</p>
          <p className="zk-secondary zk-small">{m.webinar_registered_text({ email: registration.email })}</p>
        </>
      ) : (
        <JoinLink webinar={webinar} to={joinUrl} />
      )}
      {bonus && (
        <p className="zk-secondary zk-small">
          {registration.attendedAt === null ? m.webinar_bonus({ count: bonus.credits }) : m.webinar_bonus_given()}
        </p>
      )}
      {phase !== 'live' && (
        <Button variant="subtle" color="gray" fullWidth onClick={() => setLeaving(true)}>
          {m.webinar_leave()}
        </Button>
      )}
      {isLeaving && <LeaveDialog webinar={webinar} onClose={() => setLeaving(false)} />}
    </div>
  );
}

/** Records the visit for the bonus without delaying the link. */
function JoinLink({ webinar, to }: { webinar: Webinar; to: string }) {
  const [join] = useJoinWebinarMutation();
  return (
    <Button
      component={OutgoingLink}
      href={to}
      fullWidth
      rightSection={<IconExternalLink size={16} aria-hidden />}
      onClick={() => void join({ webinarId: webinar.id })}
    >
      {m.webinar_join()}
      <span className="zk-visually-hidden">{`, ${m.webinar_join_new_tab()}`}</span>
    </Button>
  );
}

function LeaveDialog({ webinar, onClose }: { webinar: Webinar; onClose: () => void }) {
  const [leave] = useCancelWebinarRegistrationMutation();
  const [error, setError] = useState<ApiError>();

  async function cancelRegistration() {
    try {
      await leave({ webinarId: webinar.id }).unwrap();
      saveGuestSeat(webinar.id, null);
      onClose();
      showMessage(m.webinar_said_left());
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <ConfirmDialog
      title={m.webinar_leave_title({ title: webinar.title })}
      confirmLabel={m.webinar_leave()}
      error={<ProblemMessage error={error} />}
      onConfirm={cancelRegistration}
      onClose={onClose}
    >
      {m.webinar_leave_text()}
    </ConfirmDialog>
  );
}
