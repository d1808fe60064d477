import { Button } from '@mantine/core';
import type { Webinar } from '@zakupki/api-client/schema';
import { IconExternalLink } from '@tabler/icons-react';
import { m } from '#messages';
import { OutgoingLink } from '../../ui/layout/outgoing-link.tsx';
import type { Phase } from './webinar-phase.ts';

export function WebinarOver({ webinar, phase }: { webinar: Webinar; phase: Phase }) {
  if (phase === 'cancelled') return <p>{m.webinar_cancelled_text()}</p>;
  const { registration, recordingUrl } = webinar;
  return (
    <div className="zk-stack zk-gap-12">
      <p>{registration?.attendedAt ? m.webinar_over_attended() : m.webinar_over_text()}</p>
      {recordingUrl === null ? (
        <p className="zk-secondary">{m.webinar_recording_none()}</p>
      ) : (
        <RecordingLink to={recordingUrl} />
      )}
    </div>
  );
}

export function RecordingLink({ to, of }: { to: string; of?: string }) {
  return (
    <Button
      component={OutgoingLink}
      href={to}
      variant={of === undefined ? 'filled' : 'light'}
      {...(of === undefined ? { fullWidth: true } : { size: 'compact-md' })}
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {m.webinar_recording()}
      <span className="zk-visually-hidden">
        {[of && `: ${of}`, m.webinar_join_new_tab()].filter(Boolean).join(', ')}
      </span>
    </Button>
  );
}
