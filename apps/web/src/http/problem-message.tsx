import { Button } from '@mantine/core';
import { type ApiError, httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { IconAlertOctagon } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { m } from '#messages';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { loadPart } from '../ui/loading/load-part.tsx';
import { needsRequestId, problemText } from './error-statuses.ts';
import styles from './problem-message.module.css';

// Loads lazily, because sign-in, the first page of a visit, never shows it.
const NotFound = loadPart(() => import('./not-found.tsx'));

const OFFLINE: ApiError = { status: 'offline', data: null };

/** Narrows what a rejected call threw to an ApiError; anything else counts as offline. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : OFFLINE;
}

type ProblemProps = {
  readonly error: ApiError | undefined;
  readonly onRetry?: () => unknown;
};

/** The error of an action, shown beside it. Renders nothing without an error. */
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

export function isMissing(error: unknown): boolean {
  return isApiError(error) && httpStatusOf(error) === 404;
}

type NotLoadedProps = {
  /** What the query threw; undefined while it runs. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Length of the skeleton. */
  readonly lines?: number;
  /** Placeholder instead of the skeleton. */
  readonly children?: ReactNode;
};

/** Shown in place of content: the error that prevents it, or a skeleton. */
export function NotLoaded({ error, onRetry, lines, children }: NotLoadedProps) {
  if (error === undefined) return children ?? <Skeleton {...(lines !== undefined && { lines })} />;
  const problem = asApiError(error);
  if (httpStatusOf(problem) === 404) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return <ErrorState text={problemText(problem)} requestId={problem.data?.requestId} onRetry={onRetry} />;
}
