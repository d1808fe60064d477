import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { useActingAs } from '../session/session-context.ts';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { answerConsent, consent, hasTelemetry, onConsent } from './consent.ts';

/** Asks once whether usage may be told of; only where there is anybody to tell, and nobody in another's name. */
export function ConsentBar() {
  const answer = useSyncExternalStore(onConsent, consent);
  const actsAs = useActingAs();
  if (!hasTelemetry || answer !== null || actsAs !== null) return null;
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
