import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import styles from './winning.module.css';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../../http/api.ts';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';

const { useRecordTargetDisclosureMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      recordTargetDisclosure: { invalidatesTags: (_result, error) => (error ? [] : ['Audit' as const]) },
    }),
});

type TargetChoiceProps = {
  readonly orderId: string;
  readonly bidId: string;
  /** The exact targets that the letter would name. */
  readonly disclosed: { readonly total: string | null; readonly lines: number };
  readonly isExact: boolean;
  readonly onChange: (isExact: boolean) => void;
};

/** Exact targets require a confirmation. The history records it before the targets appear. */
export function TargetChoice({ orderId, bidId, disclosed, isExact, onChange }: TargetChoiceProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [wasRecorded, setRecorded] = useState(false);
  // A retry after a lost response records no second event.
  const key = useRef(crypto.randomUUID());
  const [record, { isLoading, error }] = useRecordTargetDisclosureMutation();
  async function confirm() {
    const answer = await record({ orderId, bidId, idempotencyKey: key.current, body: disclosed });
    if (answer.error) return;
    setRecorded(true);
    setConfirming(false);
    onChange(true);
  }
  function choose(wantsExact: boolean) {
    // One event per bid is enough.
    const needsConfirmation = wantsExact && !wasRecorded;
    setConfirming(needsConfirmation);
    if (!needsConfirmation) onChange(wantsExact);
  }
  return (
    <div className="zk-stack zk-gap-8">
      <RadioGroup
        label={m.comparison_tools_targets()}
        choices={[
          { value: 'band', label: m.comparison_tools_targets_band() },
          { value: 'exact', label: m.comparison_tools_targets_exact() },
        ]}
        value={isExact || isConfirming ? 'exact' : 'band'}
        onChange={(value) => choose(value === 'exact')}
      />
      {isConfirming && (
        <div className={`zk-stack zk-leading zk-small zk-gap-8 ${styles['asking']}`}>
          <p>{m.comparison_tools_targets_warning()}</p>
          {error && <ProblemMessage error={asApiError(error)} onRetry={() => void confirm()} />}
          <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void confirm()}>
            {m.comparison_tools_targets_confirm()}
          </Button>
        </div>
      )}
    </div>
  );
}
