import { type ApiError, httpStatusOf } from '@zakupki/api-client/problem';
import { m } from '#messages';
import type { SaveFailure } from '../ui/form/form-foot.tsx';

/** What a status means to a message, to a form and to an upload. */
type StatusMeaning = {
  /** Used where the server sends no message; by default the text of a server error. */
  readonly text?: () => string;
  /** The server's message is a constant or is about its internals: `text` replaces it. */
  readonly replacesMessage?: true;
  /** The message explains everything: no request id is shown. */
  readonly isSelfExplanatory?: true;
  /** The reaction leaves the page (spec §8): a form shows no summary, which would only flash. */
  readonly leavesPage?: true;
  /** The same request may succeed later; other errors are about its content. */
  readonly isRetryable?: true;
  /** Why a draft could not be saved; by default the server refused it. */
  readonly saveFailure?: SaveFailure;
};

type Status = number | 'offline' | 'other';

const MEANINGS: Readonly<Partial<Record<Status, StatusMeaning>>> = {
  offline: { text: m.errors_offline, isRetryable: true, saveFailure: 'offline' },
  0: { text: m.errors_session_changed },
  400: {},
  401: { isSelfExplanatory: true, leavesPage: true, isRetryable: true },
  402: {
    text: m.errors_access_ended,
    replacesMessage: true,
    isSelfExplanatory: true,
    leavesPage: true,
    isRetryable: true,
  },
  403: { text: m.errors_forbidden, isSelfExplanatory: true, isRetryable: true },
  404: { text: m.errors_not_found },
  409: { text: m.errors_conflict, isSelfExplanatory: true },
  412: { text: m.errors_stale, isSelfExplanatory: true, saveFailure: 'stale' },
  413: { text: m.errors_too_large },
  422: { text: m.errors_invalid, isSelfExplanatory: true, saveFailure: 'invalid' },
  428: {},
  429: { text: m.errors_too_many, isSelfExplanatory: true, isRetryable: true },
  460: {
    text: m.errors_phone_required,
    replacesMessage: true,
    isSelfExplanatory: true,
    leavesPage: true,
    isRetryable: true,
  },
  500: { replacesMessage: true, isRetryable: true },
  503: { text: m.errors_unavailable, replacesMessage: true, isRetryable: true },
};

export function problemText(error: ApiError): string {
  const { text = m.errors_server, replacesMessage } = meaningOfHttpStatus(error);
  const message = error.data?.message.trim() ?? '';
  return message === '' || replacesMessage ? text() : message;
}

/** Whether a request id helps to find the cause. */
export function needsRequestId(error: ApiError): boolean {
  return !meaningOfHttpStatus(error).isSelfExplanatory;
}

export function leavesPage({ status }: ApiError): boolean {
  return MEANINGS[status]?.leavesPage ?? false;
}

export function isRetryable({ status }: ApiError): boolean {
  return MEANINGS[status]?.isRetryable ?? false;
}

/** Whether the same call may succeed later without any action of the user. */
export const isTransient = ({ status }: ApiError): boolean =>
  status === 'offline' || status === 429 || (typeof status === 'number' && status >= 500);

export function saveFailure({ status }: ApiError): SaveFailure {
  return MEANINGS[status]?.saveFailure ?? 'refused';
}

/** An error outside the contract (`other`) still has the text of its HTTP status. */
function meaningOfHttpStatus(error: ApiError): StatusMeaning {
  return MEANINGS[httpStatusOf(error) ?? 'offline'] ?? {};
}
