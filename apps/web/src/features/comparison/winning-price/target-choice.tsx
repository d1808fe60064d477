import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import styles from './winning.module.css';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../../http/api.ts';

const { useRecordTargetDisclosureMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      recordTargetDisclosure: { invalidatesTags: (_result, error) => (error ? [] : ['Audit' as const]) },
    }),
});

interface TargetChoiceProps {
  readonly orderId: string;
  readonly bidId: string;
  /** The exact targets that the letter would name. */
  readonly disclosed: { readonly total: string | null; readonly lines: number };
  readonly isExact: boolean;
  readonly onChange: (isExact: boolean) => void;
}

/** Exact targets need a confirmation, which the history records before they appear. */
export function TargetChoice({ orderId, bidId, disclosed, isExact, onChange }: TargetChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  const [wasRecorded, setRecorded] = useState(false);
  // A retry after a lost response records no second event.
  const key = useRef(crypto.randomUUID());
  const [record, { isLoading, error }] = useRecordTargetDisclosureMutation();
  async function confirm() {
    const answer = await record({ orderId, bidId, idempotencyKey: key.current, body: disclosed });
    if (answer.error) return;
    setRecorded(true);
    setAsking(false);
    onChange(true);
  }
  function choose(wantsExact: boolean) {
    // One event per bid is enough.
    const needsAsking = wantsExact && !wasRecorded;
    setAsking(needsAsking);
    if (!needsAsking) onChange(wantsExact);
  }
  const isExactChosen = isExact || isAsking;
  return (
    <fieldset className={`zk-stack zk-gap-4 ${styles['targets']}`}>
      <legend>{m.comparison_tools_targets()}</legend>
      <label>
        <input type="radio" name="letter-targets" checked={!isExactChosen} onChange={() => choose(false)} />
        {m.comparison_tools_targets_band()}
      </label>
      <label>
        <input type="radio" name="letter-targets" checked={isExactChosen} onChange={() => choose(true)} />
        {m.comparison_tools_targets_exact()}
      </label>
      {isAsking && (
        <div className={`zk-stack zk-leading zk-small zk-gap-8 ${styles['asking']}`}>
          <p>{m.comparison_tools_targets_warning()}</p>
          {error && <ProblemMessage error={asApiError(error)} onRetry={() => void confirm()} />}
          <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void confirm()}>
            {m.comparison_tools_targets_confirm()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
