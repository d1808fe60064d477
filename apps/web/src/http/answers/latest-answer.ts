import type { ApiError } from '@zakupki/api-client/problem';
import { asApiError } from '../problem-message.tsx';

type QueryAnswer<Data> = {
  readonly currentData?: Data | undefined;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type LatestAnswer<Data> = {
  readonly shown: Data | undefined;
  /** Whether `shown` is the response to earlier arguments. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  readonly refetch: () => unknown;
};

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

/**
 * Whether a first response is awaited. RTK Query's `isLoading` is true again when a component that is shown after a
 * failure repeats the query: hiding that component meanwhile would repeat it without end.
 */
export function awaitsFirst({ isLoading, error }: { readonly isLoading: boolean; readonly error?: unknown }): boolean {
  return isLoading && error === undefined;
}
