import { fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import type { ContractBaseQuery } from '@zakupki/api-client/rtk-query';
import { setServerTime } from '../format/date/clock.ts';
import { getLocale } from '../i18n/locale.ts';
import type { Credentials, Session } from '../session/session.ts';
import { type Powers, react } from './reactions.ts';

/** What every call needs to know besides its request; the store hands it in as the thunks' extra argument. */
export interface CallContext {
  readonly session: Session;
  readonly powers: Powers;
  /** Where the API is; `/api` on the page's own origin unless a test says otherwise. */
  readonly baseUrl?: string;
}

/** Base path of the API (spec §9). */
export const API_BASE_PATH = '/api';

const TIMEOUT_MS = 30_000;

const transports = new Map<string, ReturnType<typeof fetchBaseQuery>>();

/**
 * Every call to the API: who is asking and in which language, the reactions of spec §8, and the result in any case.
 * An answer that arrives after somebody else signed in is not theirs to see: it is replaced by an error.
 */
export const baseQuery: ContractBaseQuery = async (request, api, extraOptions) => {
  // The store is made by makeStore, which always passes a CallContext.
  const { session, powers, baseUrl = API_BASE_PATH } = api.extra as CallContext;
  // An absolute address would carry the token to another origin.
  if (!/^\/(?!\/)/.test(request.url))
    return { error: toApiError(0, { code: 'not_an_api_path', message: request.url }) };
  const sentAs = session.read();
  const result = await transport(baseUrl)(
    { ...request, headers: { ...headersFor(sentAs), ...request.headers } },
    api,
    extraOptions,
  );
  const serverTime = result.meta?.response?.headers.get('X-Server-Time');
  if (serverTime) setServerTime(serverTime);
  const stillThem = isStill(session, sentAs);
  if (!result.error) {
    return stillThem ? { data: result.data } : { error: toApiError(0, { code: 'session_changed' }) };
  }
  const error = readError(result.error, result.meta?.response?.headers.get('Retry-After') ?? null);
  // A late answer to an old token says nothing about the session of now.
  if (stillThem) react(error, powers, api.endpoint);
  return { error };
};

/** Who is asking, and in which language. */
export function headersFor({ token, actAs }: Credentials): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': getLocale(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(token !== null && actAs !== null && { 'x-as-user': actAs }),
  };
}

function transport(baseUrl: string): ReturnType<typeof fetchBaseQuery> {
  const known = transports.get(baseUrl);
  if (known) return known;
  const made = fetchBaseQuery({
    baseUrl,
    timeout: TIMEOUT_MS,
    // Sent as asked of `fetch` at the time of the call, so that a page may replace it.
    fetchFn: (input, init) => fetch(input, init),
  });
  transports.set(baseUrl, made);
  return made;
}

/** A body that cannot be parsed still has its status, which decides what happens. */
function readError(error: FetchBaseQueryError, retryAfter: string | null): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data, retryAfter);
  if (error.status === 'PARSING_ERROR') return toApiError(error.originalStatus, null);
  return { status: 'offline', data: null };
}

/** Whether those who sent a call are those who are signed in now. */
export function isStill(session: Session, sentAs: Credentials): boolean {
  const { token, actAs } = session.read();
  return token === sentAs.token && actAs === sentAs.actAs;
}
