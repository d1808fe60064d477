import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import { expect, it } from 'vitest';
import { m } from '#messages';
import { isRetryable, leavesPage, needsRequestId, problemText, saveFailure } from './error-statuses.ts';

const OFFLINE: ApiError = { status: 'offline', data: null };

/** Messages that are constants of the specification. */
const CONSTANTS: Readonly<Record<number, string>> = { 402: 'TRIAL_EXPIRED', 460: 'PHONE_REQUIRED' };

function failure(status: number | 'offline', message = ''): ApiError {
  return status === 'offline' ? OFFLINE : toApiError(status, { message: CONSTANTS[status] ?? message });
}

interface Meaning {
  /** Of an error without a message of its own. */
  readonly text: () => string;
  /** Whether the server's message is shown instead. */
  readonly message: 'shown' | 'replaced';
  /** Beside a request id, by which support finds the cause, or alone. */
  readonly requestId: 'shown' | 'hidden';
  /** What a form does: shows a summary, or nothing as its page is left. */
  readonly form: 'summary' | 'nothing';
  /** Why a draft is not saved. */
  readonly save: ReturnType<typeof saveFailure>;
  /** What an upload offers: the same file again, or another one. */
  readonly upload: 'again' | 'other';
}

const usual = { message: 'shown', requestId: 'hidden', form: 'summary', save: 'refused', upload: 'other' } as const;

const STATUSES: readonly (readonly [status: number | 'offline', Meaning])[] = [
  ['offline', { ...usual, text: m.errors_offline, requestId: 'shown', save: 'offline', upload: 'again' }],
  // Another user signed in while the request ran.
  [0, { ...usual, text: m.errors_session_changed, requestId: 'shown' }],
  [400, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [401, { ...usual, text: m.errors_server, form: 'nothing', upload: 'again' }],
  [402, { ...usual, text: m.errors_access_ended, message: 'replaced', form: 'nothing', upload: 'again' }],
  [403, { ...usual, text: m.errors_forbidden, upload: 'again' }],
  [404, { ...usual, text: m.errors_not_found, requestId: 'shown' }],
  [409, { ...usual, text: m.errors_conflict }],
  [412, { ...usual, text: m.errors_stale, save: 'stale' }],
  [413, { ...usual, text: m.errors_too_large, requestId: 'shown' }],
  [415, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [418, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [422, { ...usual, text: m.errors_invalid, save: 'invalid' }],
  [428, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [429, { ...usual, text: m.errors_too_many, upload: 'again' }],
  [460, { ...usual, text: m.errors_phone_required, message: 'replaced', form: 'nothing', upload: 'again' }],
  [500, { ...usual, text: m.errors_server, message: 'replaced', requestId: 'shown', upload: 'again' }],
  [503, { ...usual, text: m.errors_unavailable, message: 'replaced', requestId: 'shown', upload: 'again' }],
];

it.each(STATUSES)('%s: what it says, and what a form and an upload make of it', (status, { text, ...meaning }) => {
  const error = failure(status);
  expect(problemText(error)).toBe(text());
  expect({
    message:
      problemText(failure(status, 'Said by the server')) === text() && status !== 'offline' ? 'replaced' : 'shown',
    requestId: needsRequestId(error) ? 'shown' : 'hidden',
    form: leavesPage(error) ? 'nothing' : 'summary',
    save: saveFailure(error),
    upload: isRetryable(error) ? 'again' : 'other',
  }).toEqual(meaning);
});
