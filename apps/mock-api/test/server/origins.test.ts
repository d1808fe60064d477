/** Origins whose pages may call /api. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

let server: Serving;
beforeAll(async () => {
  server = await serve(createApp({ allowedOrigins: ['https://preview.example'] }));
});
afterAll(() => server.close());

const admitted = ['http://localhost:5173', 'http://127.0.0.1:6006', 'http://[::1]:8080', 'https://preview.example'];

it.each(admitted)('lets pages of %s read answers, refusals and their headers', async (origin) => {
  for (const path of ['/api/plans', '/api/me']) {
    const { headers } = await fetch(server.url + path, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
    const named = headers.get('access-control-expose-headers')?.split(',');
    expect(named).toEqual(expect.arrayContaining(['ETag', 'Location', 'Retry-After', 'X-Request-Id', 'X-Total-Rows']));
  }
});

const asksToWrite = (origin: string) =>
  fetch(`${server.url}/api/orders`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,if-match,idempotency-key,x-mock-world',
    },
  });

it.each(admitted)('lets pages of %s send every method and header', async (origin) => {
  const { status, headers } = await asksToWrite(origin);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(headers.get('access-control-allow-headers')).toBe('authorization,if-match,idempotency-key,x-mock-world');
});

it.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://preview.example',
  'https://preview.example.evil.example',
  'null',
])('allows no access from pages of %s', async (origin) => {
  const read = await fetch(`${server.url}/api/plans`, { headers: { origin } });
  for (const { headers } of [read, await asksToWrite(origin)])
    expect(headers.get('access-control-allow-origin')).toBeNull();
});
