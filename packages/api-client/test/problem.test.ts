import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, httpStatusOf, isPhoneRequired, toApiError } from '../src/problem.ts';

describe('toApiError', () => {
  it.each(['SUBSCRIPTION_EXPIRED', 'CREDITS_EXPIRED', 'TRIAL_EXPIRED'])('knows a 402 with %s', (message) => {
    expect(toApiError(402, { message }).status).toBe(402);
  });

  it.each([{ message: 'SOMETHING_ELSE' }, {}, null, { message: 7 }, 'text', []])(
    'passes an unknown 402 on: %j',
    (body) => {
      const error = toApiError(402, body);
      expect(error).toMatchObject({ status: 'other', httpStatus: 402 });
    },
  );

  it('recognises a 460 only by its message', () => {
    expect(isPhoneRequired(toApiError(460, { message: 'PHONE_REQUIRED' }))).toBe(true);
    expect(isPhoneRequired(toApiError(460, { message: 'OTHER' }))).toBe(false);
  });

  it.each(['<html>', null, [], 12, undefined])('keeps the status of an unreadable body: %j', (body) => {
    const error = toApiError(401, body);
    expect(error.status).toBe(401);
    expect(error.data).toMatchObject({ message: '', code: 'unreadable' });
  });

  it('returns the errors of a 422 by pointer and drops malformed ones', () => {
    const error = toApiError(422, {
      errors: [{ pointer: '/title', code: 'required', message: 'x' }, null, { pointer: 3 }],
    });
    expect([...fieldErrorsOf(error).keys()]).toEqual(['/title']);
  });

  it('maps an undeclared status to `other`', () => {
    expect(httpStatusOf(toApiError(418, {}))).toBe(418);
  });
});
