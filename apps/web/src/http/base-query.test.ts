import { describe, expect, it, vi } from 'vitest';
import { NO_EFFECTS } from '../../test/no-effects.ts';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractRequest } from '@zakupki/api-client/request';
import { createSession } from '../session/session.ts';
import { baseQuery, type CallContext } from './base-query.ts';

const session = createSession(window);
const context: CallContext = {
  baseUrl: 'http://api.test/api',
  session,
  isLeft: () => false,
  effects: NO_EFFECTS,
};

/** Sends a request to the address, as the store does. */
function call(url: string, operationId: OperationId = 'getMe', type: 'query' | 'mutation' = 'query') {
  const request: ContractRequest = { operationId, method: 'GET', url };
  const api = {
    signal: new AbortController().signal,
    abort: () => {},
    dispatch: () => {},
    getState: () => ({}),
    extra: context,
    endpoint: 'getMe',
    type,
  };
  // The store passes more, but `baseQuery` reads only these.
  return baseQuery(request, api as Parameters<typeof baseQuery>[1], {});
}

describe('an address outside the API (A3)', () => {
  it.each(['https://evil.example/me', '//evil.example/me', 'me', ''])('%j is never requested', async (url) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    session.start('tok_1');
    expect((await call(url)).error).toMatchObject({ data: { code: 'not_an_api_path' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('no response (D1)', () => {
  it.each([new TypeError('Failed to fetch'), new DOMException('timed out', 'TimeoutError')])(
    '%s counts as offline and does not sign the user out',
    async (reason) => {
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(reason);
      session.start('tok_1');
      expect((await call('/me')).error).toEqual({ status: 'offline', data: null });
      expect(session.read().token).toBe('tok_1');
    },
  );
});

describe('a response without the body or the field that is due', () => {
  it.each([
    ['an empty body', () => new Response('', { status: 200 })],
    ['null', () => Response.json(null)],
    ['an empty object', () => Response.json({})],
    ['an empty list', () => Response.json([])],
    ['204', () => new Response(null, { status: 204 })],
  ])('%s is an error', async (_what, respond) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(respond());
    session.start('tok_1');
    const { data, error } = await call('/me');
    expect([data, error?.status]).toEqual([undefined, 'other']);
  });

  it('a missing field is an error, named in the console', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const headers = { 'X-Request-Id': 'req_1' };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [{ code: 'RUB' }] }, { headers }));
    session.start('tok_1');
    const { data, error } = await call('/reference/currencies', 'listCurrencies');
    expect([data, error?.data?.requestId]).toEqual([undefined, 'req_1']);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('listCurrencies breaks the contract: data[0].name is'));
  });
});

describe('a change that is answered without its record', () => {
  it.each([
    ['an empty body', () => new Response('', { status: 200 })],
    ['null', () => Response.json(null, { status: 201 })],
    ['an empty object', () => Response.json({}, { status: 201 })],
  ])('%s is a lost response: the caller may retry with the same key', async (_what, respond) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(respond());
    expect(await call('/orders', 'createOrder', 'mutation')).toEqual({ error: { status: 'offline', data: null } });
  });

  it('204 needs no record', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    expect((await call('/auth/logout', 'logOut', 'mutation')).error).toBeUndefined();
  });
});
