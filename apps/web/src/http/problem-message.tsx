import { Button } from '@mantine/core';
import { type ApiError, isApiError } from '@zakupki/api-client/problem';
import { IconAlertOctagon } from '@tabler/icons-react';
import { m } from '#messages';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { needsRequestId, problemText } from './error-statuses.ts';
import styles from './problem-message.module.css';

const OFFLINE: ApiError = { status: 'offline', data: null };

/** What a rejected call threw, as an ApiError. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : OFFLINE;
}

interface ProblemProps {
  readonly error: ApiError | undefined;
  readonly onRetry?: () => void;
}

/** The error of an action, shown beside it. Nothing without an error. */
export function ProblemMessage({ error, onRetry }: ProblemProps) {
  if (!error) return null;
  const requestId = needsRequestId(error) ? error.data?.requestId : null;
  return (
    <div className={`zk-flex zk-top zk-danger zk-pad-12-16 zk-gap-12 ${styles['box']}`} role="alert">
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div className="zk-fill zk-shrink zk-break zk-text">
        <p>{problemText(error)}</p>
        {requestId && <p className={styles['request']}>{m.errors_request_id({ id: requestId })}</p>}
      </div>
      {onRetry && (
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {m.errors_retry()}
        </Button>
      )}
    </div>
  );
}

/** Shown in place of content that failed to load. */
export function ProblemState({ error, onRetry }: ProblemProps) {
  if (!error) return null;
  return <ErrorState text={problemText(error)} requestId={error.data?.requestId} onRetry={onRetry} />;
}
