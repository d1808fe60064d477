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
  /** Whether `shown` answers an earlier question. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  readonly refetch: () => unknown;
}

/** The previous answer stays until the next one arrives, and an error goes while the query is repeated. */
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
