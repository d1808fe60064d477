import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { useImpersonatedId } from '../session/session-context.ts';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { answerConsent, consent, hasTelemetry, onConsent } from './consent.ts';

/** Asks for consent to telemetry once. Hidden during impersonation, as only the user may decide. */
export function ConsentBar() {
  const choice = useSyncExternalStore(onConsent, consent);
  const impersonatedId = useImpersonatedId();
  if (!hasTelemetry || choice !== null || impersonatedId !== null) return null;
  return (
    <NoticeBar
      actions={
        <>
          <Button size="sm" variant="default" onClick={() => answerConsent('yes')}>
            {m.telemetry_allow()}
          </Button>
          <Button size="sm" variant="default" onClick={() => answerConsent('no')}>
            {m.telemetry_refuse()}
          </Button>
        </>
      }
    >
      {m.telemetry_ask()}
    </NoticeBar>
  );
}
