import type { ApiError } from '@zakupki/api-client/problem';
import type { Webinar } from '@zakupki/api-client/schema';
import { IconArmchair, IconCalendarPlus, IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { guestSeat, saveGuestSeat } from '../../../session/guest-seat.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import { GuestForm } from './guest-form.tsx';
import { TakenSeat } from './taken-seat.tsx';
import { WebinarOver } from '../webinar-over.tsx';
import { isOpen, type Phase } from '../webinar-phase.ts';
import styles from '../webinar.module.css';
import { Button } from '@mantine/core';
import { now } from '../../../format/date/clock.ts';
import { BASE_PATH, paths } from '../../../paths.ts';
import { loadTool } from '../../../ui/loading/load-part.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useTakeSeat } from './take-seat.ts';

type SeatPanelProps = {
  readonly webinar: Webinar;
  readonly phase: Phase;
};

export function SeatPanel({ webinar, phase }: SeatPanelProps) {
  const open = isOpen(phase);
  return (
    <aside
      className={`zk-stack zk-shrink zk-card zk-gap-16 ${styles['panel']}`}
      aria-label={m.webinar_register_title()}
    >
      {open ? <OpenSeat webinar={webinar} phase={phase} /> : <WebinarOver webinar={webinar} phase={phase} />}
      {open && phase !== 'live' && <CalendarButton webinar={webinar} />}
    </aside>
  );
}

function OpenSeat({ webinar, phase }: SeatPanelProps) {
  const signedIn = useIsSignedIn();
  const [refusal, setRefusal] = useState<ApiError>();
  // Address of the guest's e-mail. Only the link in that e-mail opens the guest's registration.
  const [emailedTo, setEmailedTo] = useState(() => guestSeat(webinar.id).email ?? null);
  const { registration, seatsLeft, bonus } = webinar;
  // A known registration replaces the note about the e-mail, also after it is cancelled.
  if (registration && emailedTo !== null) setEmailedTo(null);
  if (registration) return <TakenSeat webinar={webinar} registration={registration} phase={phase} />;
  if (!signedIn && emailedTo !== null) {
    return <EmailSent webinarId={webinar.id} email={emailedTo} onAnother={() => setEmailedTo(null)} />;
  }
  const isFull = seatsLeft === 0;
  return (
    <>
      <h3>{m.webinar_register_title()}</h3>
      {phase === 'live' && !isFull && <p>{m.webinar_join_register()}</p>}
      {phase === 'entry' && !isFull && <p>{m.webinar_join_doors_register()}</p>}
      <ul className={`zk-stack zk-gap-8 ${styles['facts']}`}>
        {seatsLeft !== null && (
          <li className="zk-flex zk-gap-8" data-tone={isFull ? 'warning' : undefined}>
            <IconArmchair size={20} aria-hidden />
            {isFull ? m.webinar_no_seats() : m.webinar_seats_left({ count: seatsLeft })}
          </li>
        )}
        {bonus && (
          <li className="zk-flex zk-gap-8">
            <IconCoins size={20} aria-hidden />
            <span>
              {m.webinar_bonus({ count: bonus.credits })}
              {!signedIn && <small className="zk-block zk-secondary zk-small">{m.webinar_bonus_needs_account()}</small>}
            </span>
          </li>
        )}
      </ul>
      <ProblemMessage error={refusal} />
      {isFull ? (
        <p className="zk-secondary">{m.webinar_full_text()}</p>
      ) : signedIn ? (
        <RegisterButton webinarId={webinar.id} onRefused={setRefusal} />
      ) : (
        <GuestForm webinarId={webinar.id} onRefused={setRefusal} onEmailSent={setEmailedTo} />
      )}
    </>
  );
}

function EmailSent({ webinarId, email, onAnother }: { webinarId: string; email: string; onAnother: () => void }) {
  return (
    <div role="status" className="zk-stack zk-gap-12">
      <h3>{m.webinar_registered()}</h3>
      <p>{m.webinar_guest_registered_text({ email })}</p>
      <button
        type="button"
        className={styles['quiet']}
        onClick={() => {
          saveGuestSeat(webinarId, null);
          onAnother();
        }}
      >
        {m.webinar_guest_another()}
      </button>
    </div>
  );
}

/** The file writer loads on the first press. */
function CalendarButton({ webinar }: { webinar: Webinar }) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const writer = await loadTool(() => import('./webinar-calendar.ts'));
      if (!writer) return;
      const link = `${window.location.origin}${BASE_PATH}${paths.webinar({ id: webinar.id })}`;
      const file = new Blob([writer.calendarText(webinar, link, now())], { type: 'text/calendar;charset=utf-8' });
      saveFile(writer.calendarFileName(webinar), URL.createObjectURL(file));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      fullWidth
      loading={isBusy}
      leftSection={<IconCalendarPlus size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {m.webinar_calendar()}
    </Button>
  );
}

type RegisterButtonProps = {
  readonly webinarId: string;
  /** Undefined when another attempt starts. */
  readonly onRefused: (error: ApiError | undefined) => void;
};

function RegisterButton({ webinarId, onRefused }: RegisterButtonProps) {
  const { data: me } = useGetMeQuery();
  const { take, isBusy } = useTakeSeat(webinarId);

  async function register() {
    onRefused(undefined);
    try {
      await take({ source: 'webinar_page', consent: true });
      showMessage(m.webinar_said_registered());
    } catch (error) {
      onRefused(asApiError(error));
    }
  }

  return (
    <div className="zk-stack zk-gap-12">
      <Button fullWidth loading={isBusy} onClick={() => void register()}>
        {m.webinar_register()}
      </Button>
      <p className="zk-secondary zk-small">
        {me ? m.webinar_consent_signed_in({ email: me.user.email }) : m.webinar_consent_own()}
      </p>
    </div>
  );
}
