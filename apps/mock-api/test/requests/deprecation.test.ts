/** Answers of a deprecated operation, in a contract that has one. */
import { document } from '@zakupki/api-client/document';
import request from 'supertest';
import { expect, it } from 'vitest';

it('declares since when it is deprecated and until when it is answered', async () => {
  Object.assign(document.paths['/webinars']?.get ?? {}, {
    deprecated: true,
    'x-deprecated-on': '2026-12-01',
    'x-sunset': '2027-06-01',
  });
  // The server reads the contract when it is loaded.
  const { createApp } = await import('../../src/create-app.ts');
  const app = createApp();
  const { headers, status } = await request(app).get('/api/webinars');
  expect([status, headers['deprecation'], headers['sunset']]).toEqual([
    200,
    '@1796083200',
    'Tue, 01 Jun 2027 00:00:00 GMT',
  ]);
  const other = await request(app).get('/api/webinars?page=x');
  expect([other.status, other.headers['sunset']]).toEqual([422, undefined]);
});
