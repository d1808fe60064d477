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

type Meaning = {
  /** Text of an error without a server message. */
  readonly text: () => string;
  /** Whether the server's message is shown instead. */
  readonly message: 'shown' | 'replaced';
  /** Whether the request id is shown, by which support finds the cause. */
  readonly requestId: 'shown' | 'hidden';
  /** Whether a form shows a summary; it shows nothing when the reaction leaves its page. */
  readonly form: 'summary' | 'nothing';
  /** Why a draft is not saved. */
  readonly save: ReturnType<typeof saveFailure>;
  /** Whether an upload offers to retry the same file or to choose another one. */
  readonly upload: 'retry' | 'other';
};

const usual = { message: 'shown', requestId: 'hidden', form: 'summary', save: 'refused', upload: 'other' } as const;

const STATUSES: readonly (readonly [status: number | 'offline', Meaning])[] = [
  ['offline', { ...usual, text: m.errors_offline, requestId: 'shown', save: 'offline', upload: 'retry' }],
  // Another user signed in while the request ran.
  [0, { ...usual, text: m.errors_session_changed, requestId: 'shown' }],
  [400, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [401, { ...usual, text: m.errors_server, form: 'nothing', upload: 'retry' }],
  [402, { ...usual, text: m.errors_access_ended, message: 'replaced', form: 'nothing', upload: 'retry' }],
  [403, { ...usual, text: m.errors_forbidden, upload: 'retry' }],
  [404, { ...usual, text: m.errors_not_found, requestId: 'shown' }],
  [409, { ...usual, text: m.errors_conflict }],
  [412, { ...usual, text: m.errors_stale, save: 'stale' }],
  [413, { ...usual, text: m.errors_too_large, requestId: 'shown' }],
  [415, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [418, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [422, { ...usual, text: m.errors_invalid, save: 'invalid' }],
  [428, { ...usual, text: m.errors_server, requestId: 'shown' }],
  [429, { ...usual, text: m.errors_too_many, upload: 'retry' }],
  [460, { ...usual, text: m.errors_phone_required, message: 'replaced', form: 'nothing', upload: 'retry' }],
  [500, { ...usual, text: m.errors_server, message: 'replaced', requestId: 'shown', upload: 'retry' }],
  [503, { ...usual, text: m.errors_unavailable, message: 'replaced', requestId: 'shown', upload: 'retry' }],
];

it.each(STATUSES)(
  'status %s has its text and its effect on forms, drafts and uploads',
  (status, { text, ...meaning }) => {
    const error = failure(status);
    expect(problemText(error)).toBe(text());
    expect({
      message:
        problemText(failure(status, 'Said by the server')) === text() && status !== 'offline' ? 'replaced' : 'shown',
      requestId: needsRequestId(error) ? 'shown' : 'hidden',
      form: leavesPage(error) ? 'nothing' : 'summary',
      save: saveFailure(error),
      upload: isRetryable(error) ? 'retry' : 'other',
    }).toEqual(meaning);
  },
);
