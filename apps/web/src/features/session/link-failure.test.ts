import { toApiError } from '@zakupki/api-client/problem';
import { describe, expect, it } from 'vitest';
import { linkFailure } from './link-failure.ts';

const atToken = (code: string) => ({
  message: 'No.',
  code: 'invalid',
  errors: [{ pointer: '/token', code, message: 'No.' }],
});

describe('linkFailure', () => {
  it.each([
    ['a used link', 409, { message: 'Used.', code: 'login_token_used' }, 'link-used'],
    ['a link that is too old', 422, atToken('expired'), 'link-expired'],
    ['an unknown link', 422, atToken('ref_not_found'), 'link-unknown'],
    ['a malformed token', 422, atToken('format'), 'link-unknown'],
    ['an unverified address', 403, { message: 'Verify.', code: 'email_not_verified' }, 'not-verified'],
    ['a blocked account', 403, { message: 'Blocked.', code: 'user_blocked' }, 'blocked'],
    ['a server error', 503, { message: 'Later.', code: 'unavailable' }, null],
    ['too many attempts', 429, { message: 'Wait.', code: 'rate_limited' }, null],
    ['an HTML body', 500, '<html>', null],
  ] as const)('classifies %s', (_, status, body, reason) => {
    expect(linkFailure(toApiError(status, body))).toBe(reason);
  });

  it('returns null when there is no response', () => {
    expect(linkFailure({ status: 'offline', data: null })).toBeNull();
  });
});
