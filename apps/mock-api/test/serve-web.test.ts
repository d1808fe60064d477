/** The built web application, as the mock alone serves it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/create-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Product</title>');
writeFileSync(join(folder, 'version.json'), '{"build":"1"}');
writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
mkdirSync(join(folder, 'telemetry'));
writeFileSync(join(folder, 'telemetry', 'analytics.html'), '<title>Frame</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const app = createApp({ web: folder });

describe('the built web application', () => {
  it.each(['/app', '/app/', '/app/zakupki/orders?status=draft', '/app/no/such/page'])(
    'is index.html at %s, asked for anew each time',
    async (path) => {
      const { status, text, headers } = await request(app).get(path);
      expect({ status, text, cached: headers['cache-control'] }).toEqual({
        status: 200,
        text: '<title>Product</title>',
        cached: 'no-cache',
      });
    },
  );

  it('keeps hashed assets for good, and says which build it is at once', async () => {
    const asset = await request(app).get('/app/assets/index-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^text\/javascript/);
    expect((await request(app).get('/app/version.json')).headers['cache-control']).toBe('no-cache');
  });

  it('answers a missing asset with a real 404, so that a stale page notices', async () => {
    for (const path of ['/app/assets/index-old.js', '/app/assets/', '/app/assets/..%2f..%2fetc/passwd']) {
      const { status, type } = await request(app).get(path);
      expect([status, type]).toEqual([404, 'application/problem+json']);
    }
  });

  it('lets no missing asset be remembered as missing', async () => {
    const { headers } = await request(app).get('/app/assets/index-old.js');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has the assets of an earlier build as long as they are in the folder', async () => {
    writeFileSync(join(folder, 'assets', 'index-def456.js'), 'export {};');
    writeFileSync(join(folder, 'version.json'), '{"build":"2"}');
    for (const path of ['/app/assets/index-abc123.js', '/app/assets/index-def456.js']) {
      expect((await request(app).get(path)).status).toBe(200);
    }
    expect((await request(app).get('/app/version.json')).body).toEqual({ build: '2' });
  });

  it.each(['/app/', '/app/zakupki', '/app/version.json', '/app/assets/index-abc123.js'])(
    'answers HEAD of %s as it would GET, without the body',
    async (path) => {
      const [head, get] = await Promise.all([request(app).head(path), request(app).get(path)]);
      const about = ({ status, headers }: typeof head) => [
        status,
        ...['cache-control', 'content-type', 'content-length', 'referrer-policy'].map((name) => headers[name]),
      ];
      expect(about(head)).toEqual(about(get));
      expect(head.text ?? '').toBe('');
    },
  );

  it('shuts the scripts of others in a frame that belongs to no origin', async () => {
    const { headers } = await request(app).get('/app/telemetry/analytics.html');
    expect(headers['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request(app).get('/app/telemetry/recorder.html')).status).toBe(404);
  });

  it('tells no other origin which page one comes from', async () => {
    expect((await request(app).get('/app/')).headers['referrer-policy']).toBe('same-origin');
  });

  it('is not upset by headers meant for larger files', async () => {
    for (const path of ['/app/', '/app/assets/index-abc123.js']) {
      expect((await request(app).get(path).set('range', 'bytes=9999-')).status).toBe(200);
      expect((await request(app).get(path).set('if-match', '"nothing"')).status).toBe(412);
    }
  });

  it('begins at /', async () => {
    const { status, headers } = await request(app).get('/');
    expect([status, headers['location']]).toEqual([302, '/app/']);
  });
});
