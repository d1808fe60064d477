import { describe, expect, it } from 'vitest';
import { toRequest } from '../src/request.ts';

describe('toRequest', () => {
  it('fills the path, joins lists and puts the other parameters into the query', () => {
    expect(toRequest('listOrders', { status: ['draft', 'published'], page: 2, q: undefined })).toEqual({
      operationId: 'listOrders',
      method: 'GET',
      url: '/orders',
      headers: {},
      params: { status: 'draft,published', page: 2 },
    });
  });

  it('sends the version and the key as headers and the body unchanged', () => {
    const key = '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10';
    expect(toRequest('publishOrder', { orderId: 'ord_1', ifMatch: '"3"', idempotencyKey: key, body: {} })).toEqual({
      operationId: 'publishOrder',
      method: 'POST',
      url: '/orders/ord_1/publish',
      headers: { 'If-Match': '"3"', 'Idempotency-Key': key },
      body: {},
    });
  });

  it.each(['a/b', '../x', '?q=1', 'a#b', '..', '.', 'Ω', '__proto__', '%2e%2e'])(
    'keeps %s inside its path segment (B8, F3)',
    (id) => {
      const { url } = toRequest('getOrder', { orderId: id });
      const { pathname, search, hash } = new URL(`http://host/api${url}`);
      expect(pathname.split('/')).toHaveLength(4);
      expect(pathname.startsWith('/api/orders/')).toBe(true);
      expect(search + hash).toBe('');
    },
  );
});
