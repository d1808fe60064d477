import type { Dispatch } from '@reduxjs/toolkit';
import { fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractRequest } from '@zakupki/api-client/request';
import type { ContractBaseQuery } from '@zakupki/api-client/rtk-query';
import { setServerTime } from '../format/date/clock.ts';
import { getLocale } from '../i18n/locale.ts';
import { API_BASE_PATH } from '../paths.ts';
import { guestSeat } from '../session/guest-seat.ts';
import type { Credentials, Session } from '../session/session.ts';
import { isBroken, isEmpty } from './answers/broken-answer.ts';
import { rememberOwnRequest, sendOwnChange } from './own-requests.ts';
import { readJson } from './answers/read-json.ts';
import { type Effects, react } from './reactions.ts';

/** The store passes this to every request as the thunks' extra argument. */
export type CallContext = {
  readonly session: Session;
  readonly effects: Effects;
  /** Whether no component uses the query any more. */
  readonly isLeft: (dispatch: Dispatch, queryCacheKey: string) => boolean;
  /** `/api` on the page's own origin by default. */
  readonly baseUrl?: string;
};

const TIMEOUT_MS = 30_000;

const transports = new Map<string, ReturnType<typeof fetchBaseQuery>>();

/**
 * Sends a request with the session's headers and runs the reactions of spec §8. A response that arrives after another
 * user signed in is replaced by an error, as it is not theirs to see.
 */
export const baseQuery: ContractBaseQuery = async (request, api, extraOptions) => {
  // makeStore always passes a CallContext.
  const { session, effects, isLeft, baseUrl = API_BASE_PATH } = api.extra as CallContext;
  if (!/^\/(?!\/)/.test(request.url))
    return { error: toApiError(0, { code: 'not_an_api_path', message: request.url }) };
  const sentAs = session.read();
  const sentFrom = effects.address().pathname;
  const headers = { ...headersFor(sentAs), ...request.headers };
  const send = () => transport(baseUrl)({ ...withSecretParameters(request), headers }, api, extraOptions);
  const sentMs = Date.now();
  const isChange = api.type === 'mutation';
  const result = await (isChange ? sendOwnChange(send) : send());
  const serverTime = result.meta?.response?.headers.get('X-Server-Time');
  if (serverTime) setServerTime(serverTime, sentMs);
  const requestId = result.meta?.response?.headers.get('X-Request-Id');
  if (isChange && requestId && !result.error) rememberOwnRequest(requestId);
  // A change is answered by its record or by 204. Without either the answer is lost: a retry repeats the Idempotency-Key.
  const broken =
    !result.error &&
    (isChange
      ? result.meta?.response?.status !== 204 && isEmpty(result.data)
      : await isBroken(request.operationId, result.data));
  const isSameUser = hasCredentials(session, sentAs);
  if (!result.error) {
    if (broken) return { error: isChange ? LOST : toApiError(200, { requestId }) };
    return isSameUser ? { data: result.data } : { error: toApiError(0, { code: 'session_changed' }) };
  }
  const error = readError(result.error, result.meta?.response?.headers.get('Retry-After') ?? null);
  const { queryCacheKey } = api;
  const isPageLeft =
    queryCacheKey === undefined ? effects.address().pathname !== sentFrom : isLeft(api.dispatch, queryCacheKey);
  // A late response to an old token does not concern the current session.
  if (isSameUser) react(error, effects, { operation: api.endpoint, isPageLeft });
  return { error };
};

/** Calls about a seat at a webinar, `/webinars/{webinarId}…`. */
const TICKET_CALLS: ReadonlySet<string> = new Set<OperationId>([
  'cancelWebinarRegistration',
  'getWebinar',
  'joinWebinar',
]);

/**
 * Adds query parameters that must not be arguments of calls: the store, its cache keys and DevTools hold arguments.
 */
function withSecretParameters(request: ContractRequest): ContractRequest {
  if (!TICKET_CALLS.has(request.operationId)) return request;
  const [, , webinarId = ''] = request.url.split('/');
  const { ticket } = guestSeat(decodeURIComponent(webinarId));
  // The server ignores the ticket of a registered user.
  return ticket === undefined ? request : { ...request, params: { ...request.params, ticket } };
}

export function headersFor({ token, impersonatedId }: Credentials): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': getLocale(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(token !== null && impersonatedId !== null && { 'x-as-user': impersonatedId }),
  };
}

function transport(baseUrl: string): ReturnType<typeof fetchBaseQuery> {
  const cached = transports.get(baseUrl);
  if (cached) return cached;
  const created = fetchBaseQuery({
    baseUrl,
    timeout: TIMEOUT_MS,
    responseHandler: (response) => readJson(response),
    // Looked up at each call, so that a page may replace `fetch`.
    fetchFn: (input, init) => fetch(input, init),
  });
  transports.set(baseUrl, created);
  return created;
}

const LOST: ApiError = { status: 'offline', data: null };

/** A body that cannot be parsed still has its status, which decides the reaction. */
function readError(error: FetchBaseQueryError, retryAfter: string | null): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data, retryAfter);
  if (error.status === 'PARSING_ERROR') return toApiError(error.originalStatus, null);
  return LOST;
}

/** Whether the session still has the credentials a request was sent with. */
export function hasCredentials(session: Session, sentAs: Credentials): boolean {
  const { token, impersonatedId } = session.read();
  return token === sentAs.token && impersonatedId === sentAs.impersonatedId;
}
