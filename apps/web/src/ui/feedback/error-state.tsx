import { Button } from '@mantine/core';
import { IconAlertOctagon } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './state.module.css';

type ErrorStateProps = {
  readonly text: string;
  readonly requestId?: string | null | undefined;
  readonly onRetry?: (() => unknown) | undefined;
};

export function ErrorState({ text, requestId, onRetry }: ErrorStateProps) {
  return (
    <div className={`zk-stack zk-gap-16 ${styles['state']}`} role="alert">
      <IconAlertOctagon className={styles['sign']} size={32} aria-hidden />
      <p className="zk-secondary">{text}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {m.errors_retry()}
        </Button>
      )}
      {requestId && <p className="zk-break zk-secondary zk-tiny">{m.errors_request_id({ id: requestId })}</p>}
    </div>
  );
}
