/** The check that every other contract test relies on sees what it should. */
import { describe, expect, it } from 'vitest';
import { conforming, type WireAnswer } from './conformance.ts';

const PAGE = { data: [] };
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_1' };
const problem = {
  type: 'https://zakupki.example/problems/trial_expired',
  title: 'Payment Required',
  status: 402,
  message: 'TRIAL_EXPIRED',
  code: 'trial_expired',
  requestId: 'req_1',
};

const answer = (body: unknown, rest: Partial<WireAnswer> = {}): WireAnswer => ({
  status: 200,
  headers: HEADERS,
  text: JSON.stringify(body),
  ...rest,
});

const refused = (body: object) =>
  answer(body, { status: 402, headers: { ...HEADERS, 'content-type': 'application/problem+json' } });

describe('conforming', () => {
  it('gives the body of an answer that keeps the contract', () => {
    expect(conforming('listOrders', refused(problem))).toEqual(problem);
    expect(conforming('logOut', answer(undefined, { status: 204, text: '' }))).toBeUndefined();
  });

  it.each([
    ['a field is missing', refused({ ...problem, code: undefined }), /must have required property 'code'/],
    ['a field is of another type', refused({ ...problem, title: 7 }), /\/title must be string/],
    ['a constant is another', refused({ ...problem, message: 'EXPIRED' }), /\/message must be equal to one of/],
    ['there is a field too many', refused({ ...problem, ownerId: 'usr_buyer' }), /unevaluated properties.*ownerId/],
    ['the status is not declared', answer(PAGE, { status: 418 }), /status 418 is not declared/],
    ['the content type is another', answer(problem, { status: 402 }), /content type application\/json/],
    ['the body is no JSON', answer(PAGE, { text: '{"data": [' }), /must be object/],
    ['its status is another in the body', refused({ ...problem, status: 403 }), /\/status 403 instead of 402/],
    ['its id is another in the header', refused({ ...problem, requestId: 'req_2' }), /\/requestId req_2 is not/],
    ['its code is not its message’s', refused({ ...problem, code: 'credits_expired' }), /\/code credits_expired for/],
    ['its address is another code’s', refused({ ...problem, type: 'about:blank' }), /\/type about:blank instead of/],
    ['a header is missing', answer(PAGE, { headers: {} }), /header X-Request-Id is missing/],
  ])('complains when %s', (_what, given, complaint) => {
    expect(() => conforming('listOrders', given)).toThrow(complaint);
  });

  it.each([
    [
      'more rows than the page is said to have',
      { data: [], page: { number: 1, size: 2, totalItems: 1, totalPages: 1 } },
    ],
    ['pages that do not come out', { data: [], page: { number: 2, size: 2, totalItems: 2, totalPages: 2 } }],
  ])('complains about %s', (_what, body) => {
    expect(() => conforming('listOrders', answer(body))).toThrow(/\/page|\/data has/);
  });

  it('complains about an ETag of another version', () => {
    const headers = { ...HEADERS, etag: '"2"' };
    expect(() => conforming('getMe', answer({ version: 3 }, { headers }))).toThrow(/ETag "2" of version 3/);
  });

  it('complains about a body where none is declared', () => {
    expect(() => conforming('logOut', answer({}, { status: 204 }))).toThrow(/a body where none is declared/);
  });
});
