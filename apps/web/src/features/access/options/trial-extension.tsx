import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { AccessState } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useListPlansQuery } from '../../../entities/access/plan-api.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAttempt } from '../../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { useExtendTrialMutation } from '../access-api.ts';
import { AccessOption } from './option.tsx';

type TrialExtensionProps = {
  readonly access: AccessState;
  readonly isPrimary: boolean;
  readonly onExtended: (access: AccessState) => void;
};

export function TrialExtension({ access: { trial, subscription }, isPrimary, onExtended }: TrialExtensionProps) {
  const [extend] = useExtendTrialMutation();
  const { send, isBusy } = useAttempt();
  const [error, setError] = useState<ApiError>();
  // Without an answer the plans below show the error and its retry.
  const { data: plans, isLoading } = useListPlansQuery();
  if (!trial || subscription) return null;
  if (!plans) return isLoading ? <Skeleton /> : null;

  async function extendTrial() {
    setError(undefined);
    try {
      const after = await send('extension', (idempotencyKey) => extend({ idempotencyKey, body: {} }).unwrap());
      if (after) onExtended(after);
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  const isUsed = trial.extensionsUsed > 0;
  return (
    <AccessOption title={m.notices_extension({ count: plans.trial.extensionDays })} cost={m.notices_free()}>
      {isUsed ? (
        <p className="zk-secondary">{m.notices_extension_used()}</p>
      ) : (
        <>
          <p>{m.notices_extension_text()}</p>
          <ProblemMessage error={error} />
          <div>
            <Button variant={isPrimary ? 'filled' : 'default'} loading={isBusy} onClick={() => void extendTrial()}>
              {m.notices_extension_do({ count: plans.trial.extensionDays })}
            </Button>
          </div>
        </>
      )}
    </AccessOption>
  );
}
