import { Button } from '@mantine/core';
import { type ApiError, httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { IconAlertOctagon } from '@tabler/icons-react';
import { m } from '#messages';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import styles from './problem-message.module.css';

const OFFLINE: ApiError = { status: 'offline', data: null };

/** What a rejected call threw, as an ApiError. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : OFFLINE;
}

// Messages where the server sends none, or a constant (402 and 460).
const BY_STATUS: Readonly<Record<number, () => string>> = {
  0: () => m.errors_session_changed(),
  402: () => m.errors_access_ended(),
  403: () => m.errors_forbidden(),
  404: () => m.errors_not_found(),
  409: () => m.errors_conflict(),
  412: () => m.errors_stale(),
  413: () => m.errors_too_large(),
  422: () => m.errors_invalid(),
  429: () => m.errors_too_many(),
  460: () => m.errors_phone_required(),
  503: () => m.errors_unavailable(),
};
const OWN_MESSAGE_FIRST = [402, 460, 500, 503];

export function problemText(error: ApiError): string {
  const status = httpStatusOf(error);
  if (status === null) return m.errors_offline();
  const message = error.data?.message.trim() ?? '';
  if (message !== '' && !OWN_MESSAGE_FIRST.includes(status)) return message;
  return (BY_STATUS[status] ?? m.errors_server)();
}

interface ProblemProps {
  readonly error: ApiError | undefined;
  readonly onRetry?: () => void;
}

// Statuses whose message explains everything: no request id is shown.
const SELF_EXPLANATORY = [401, 402, 403, 409, 412, 422, 429, 460];

/** The error of an action, shown beside it. Nothing without an error. */
export function ProblemMessage({ error, onRetry }: ProblemProps) {
  if (!error) return null;
  const status = httpStatusOf(error);
  const requestId = status !== null && SELF_EXPLANATORY.includes(status) ? null : error.data?.requestId;
  return (
    <div className={styles['box']} role="alert">
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div className={styles['text']}>
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
