import type { ApiError } from '@zakupki/api-client/problem';
import { asApiError } from './problem-message.tsx';

interface QueryAnswer<Data> {
  readonly currentData?: Data | undefined;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LatestAnswer<Data> {
  readonly shown: Data | undefined;
  /** Whether `shown` is the response to earlier arguments. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  readonly refetch: () => unknown;
}

/** Keeps the previous response until the next one arrives, and hides an error while the query is retried. */
export function latestAnswer<Data>(answer: QueryAnswer<Data>): LatestAnswer<Data> {
  const { currentData, data, error, isFetching, refetch } = answer;
  const shown = currentData ?? (isFetching ? data : undefined);
  return {
    shown,
    isStale: shown !== undefined && currentData === undefined,
    isFetching,
    error: error === undefined || isFetching ? undefined : asApiError(error),
    refetch,
  };
}
