/** Tests the validation that every other contract test relies on. */
import { describe, expect, it } from 'vitest';
import '../../../src/contract.ts';
import { conforming as conformingTo, type OnUnknown, type WireAnswer } from '@zakupki/mock-engine/suite/conformance';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import type { OperationId } from '@zakupki/api-client/operation';
import { CONVENTIONS } from './conventions.ts';

const conforming = (operationId: OperationId, answer: WireAnswer, onUnknown?: OnUnknown) =>
  conformingTo(operationId, answer, onUnknown, CONVENTIONS);

const PAGE = { data: [] };
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': 'req_1',
  'x-server-time': '2026-11-02T09:00:00Z',
  'cache-control': 'no-store',
};
const problem = {
  type: '/api/problems/trial_expired',
  title: 'Payment Required',
  status: 402,
  message: 'TRIAL_EXPIRED',
  detail: 'Your trial has ended.',
  instance: 'urn:request:req_1',
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
  it('returns the body of a valid answer', () => {
    expect(conforming('listOrders', refused(problem))).toEqual(problem);
    expect(conforming('logOut', answer(undefined, { status: 204, text: '' }))).toBeUndefined();
  });

  it.each([
    ['a missing field', refused({ ...problem, code: undefined }), /must have required property 'code'/],
    ['a field of another type', refused({ ...problem, title: 7 }), /\/title must be string/],
    ['a wrong constant', refused({ ...problem, message: 'EXPIRED' }), /\/message must be equal to one of/],
    ['an unknown field', refused({ ...problem, ownerId: 'usr_buyer' }), /unevaluated properties.*ownerId/],
    ['an undeclared status', answer(PAGE, { status: 418 }), /status 418 is not declared/],
    ['another content type', answer(problem, { status: 402 }), /content type application\/json/],
    ['a body that is not JSON', answer(PAGE, { text: '{"data": [' }), /must be object/],
    ['a status that differs in the body', refused({ ...problem, status: 403 }), /\/status 403 instead of 402/],
    [
      'a request id that differs in the header',
      refused({ ...problem, requestId: 'req_2' }),
      /\/requestId req_2 is not/,
    ],
    [
      'a code that does not match the message',
      refused({ ...problem, code: 'credits_expired' }),
      /\/code credits_expired for/,
    ],
    [
      'the request of another answer',
      refused({ ...problem, instance: 'urn:request:req_2' }),
      /\/instance urn:request:req_2/,
    ],
    ['a constant for a sentence', refused({ ...problem, detail: 'TRIAL_EXPIRED' }), /\/detail is not the sentence/],
    ['the type URL of another code', refused({ ...problem, type: 'about:blank' }), /\/type about:blank instead of/],
    ['a missing header', answer(PAGE, { headers: {} }), /header X-Request-Id is missing/],
    [
      'a missing server time',
      answer(PAGE, { headers: { ...HEADERS, 'x-server-time': '' } }),
      /X-Server-Time is missing/,
    ],
    [
      'an answer that may be cached',
      answer(PAGE, { headers: { ...HEADERS, 'cache-control': 'public' } }),
      /Cache-Control/,
    ],
  ])('reports %s', (_what, given, complaint) => {
    expect(() => conforming('listOrders', given)).toThrow(complaint);
  });

  it('allows unknown properties of another server and reports them', () => {
    const unknown: string[] = [];
    const more = refused({ ...problem, message: 'TRIAL_OVER', ownerId: 'usr_buyer' });
    expect(() => conforming('listOrders', refused({ ...problem, title: 7 }), (what) => unknown.push(what))).toThrow(
      /title/,
    );
    expect(unknown).toEqual([]);
    conforming('listOrders', refused({ ...problem, ownerId: 'usr_buyer' }), (what) => unknown.push(what));
    expect(unknown).toEqual([expect.stringMatching(/^listOrders 402 .*ownerId/)]);
    expect(() => conforming('listOrders', more, () => {})).toThrow(/code trial_expired for/);
  });

  it('takes any English title from another server', () => {
    const elsewhere = (title: string) =>
      withTarget({ server: '', control: false }, () => conforming('listOrders', refused({ ...problem, title })));
    expect(() => conforming('listOrders', refused({ ...problem, title: 'No access' }))).toThrow(
      /\/title No access instead/,
    );
    expect(elsewhere('No access')).toEqual({ ...problem, title: 'No access' });
    for (const title of ['', ' ', 'Нет доступа'])
      expect(() => elsewhere(title)).toThrow(/\/title ".*" is not in English/);
  });

  it('reports X-Acting-As where impersonation is not possible', () => {
    const acting = refused({ ...problem, status: 404, code: 'not_found', message: 'Gone.', detail: 'Gone.' });
    const answer = { ...acting, status: 404, headers: { ...acting.headers, 'x-acting-as': 'usr_buyer' } };
    expect(() => conforming('getReferrer', answer)).toThrow(/header X-Acting-As is not declared/);
  });

  it.each([
    ['more rows than the page size', { data: [], page: { number: 1, size: 2, totalItems: 1, totalPages: 1 } }],
    ['an inconsistent number of pages', { data: [], page: { number: 2, size: 2, totalItems: 2, totalPages: 2 } }],
  ])('reports %s', (_what, body) => {
    expect(() => conforming('listOrders', answer(body))).toThrow(/\/page|\/data has/);
  });

  it('reports an ETag of another version', () => {
    const headers = { ...HEADERS, etag: '"2"' };
    expect(() => conforming('getMe', answer({ version: 3 }, { headers }))).toThrow(/ETag "2" of version 3/);
  });

  it('reports a body where none is declared', () => {
    expect(() => conforming('logOut', answer({}, { status: 204 }))).toThrow(/a body where none is declared/);
  });
});
