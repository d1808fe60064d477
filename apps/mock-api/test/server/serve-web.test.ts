/** The built web application, served by the mock. */
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { rawAnswers } from '../requests/raw-answers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Product</title>');
writeFileSync(join(folder, 'version.json'), '{"build":"1"}');
writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
mkdirSync(join(folder, 'telemetry'));
writeFileSync(join(folder, 'telemetry', 'analytics.html'), '<title>Frame</title>');

const app = createApp({ web: folder });
const rawAnswer = rawAnswers(app);

describe('the built web application', () => {
  it.each(['/app', '/app/', '/app/zakupki/orders?status=draft', '/app/no/such/page'])(
    'serves index.html at %s without caching',
    async (path) => {
      const { status, text, headers } = await request(app).get(path);
      expect({ status, text, cached: headers['cache-control'] }).toEqual({
        status: 200,
        text: '<title>Product</title>',
        cached: 'no-cache',
      });
    },
  );

  it('caches hashed assets permanently and the build version not at all', async () => {
    const asset = await request(app).get('/app/assets/index-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^text\/javascript/);
    expect((await request(app).get('/app/version.json')).headers['cache-control']).toBe('no-cache');
  });

  it('returns 404 for a missing asset, so that a stale page detects it', async () => {
    for (const path of ['/app/assets/index-old.js', '/app/assets/', '/app/assets/..%2f..%2fetc/passwd']) {
      const { status, type } = await request(app).get(path);
      expect([status, type]).toEqual([404, 'application/problem+json']);
    }
  });

  it('does not allow caching of a missing asset', async () => {
    const { headers } = await request(app).get('/app/assets/index-old.js');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves assets of an earlier build while they exist', async () => {
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

  describe('compressed', () => {
    const script = `export default ${JSON.stringify('x'.repeat(5000))};`;
    const copies = { br: brotliCompressSync(script), gzip: gzipSync(script) };
    const path = '/app/assets/packed-abc123.js';
    writeFileSync(join(folder, 'assets', 'packed-abc123.js'), script);
    writeFileSync(join(folder, 'assets', 'packed-abc123.js.br'), copies.br);
    writeFileSync(join(folder, 'assets', 'packed-abc123.js.gz'), copies.gzip);
    writeFileSync(join(folder, 'assets', 'gone-abc123.js.br'), copies.br);

    it.each<[accepted: string | null, coding: 'br' | 'gzip' | null]>([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['BR', 'br'],
      ['*', 'br'],
      ['gzip;q=0.5, identity', null],
      ['identity', null],
      ['br;q=0, gzip;q=0', null],
      ['zstd', null],
      ['', null],
      [null, null],
    ])('for Accept-Encoding %s: %s', async (accepted, coding) => {
      const { headers, bytes } = await rawAnswer(path, accepted === null ? {} : { 'accept-encoding': accepted });
      expect([headers['content-encoding'] ?? null, headers['vary']]).toEqual([coding, 'Accept-Encoding']);
      expect(bytes).toEqual(coding === null ? Buffer.from(script) : copies[coding]);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    it('has an ETag for each coding and supports If-None-Match', async () => {
      const plain = await rawAnswer(path, {});
      const packed = await rawAnswer(path, { 'accept-encoding': 'br' });
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await rawAnswer(path, { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag ?? '' });
      expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
    });

    it('is not applied to errors', async () => {
      const accepted = { 'accept-encoding': 'br' };
      for (const missing of ['gone-abc123.js', 'packed-abc123.js.br', 'packed-abc123.js.gz']) {
        const { status, headers } = await rawAnswer(`/app/assets/${missing}`, accepted);
        expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
          404,
          undefined,
          'application/problem+json; charset=utf-8',
        ]);
      }
      const other = await rawAnswer(path, { ...accepted, 'if-match': '"nothing"' });
      expect([other.status, other.headers['content-encoding']]).toEqual([412, undefined]);
      expect(JSON.parse(other.bytes.toString())).toMatchObject({ status: 412 });
    });
  });

  it.each(['/app/', '/app/version.json'])('%s is validated by content, not date', async (path) => {
    const file = join(folder, path === '/app/' ? 'index.html' : 'version.json');
    const newer = readFileSync(file, 'utf8');
    const { etag, 'last-modified': date } = (await rawAnswer(path, {})).headers;
    expect([etag, date]).toEqual([expect.stringMatching(/^"[\w-]{27}"$/), undefined]);
    const known = { 'if-none-match': etag ?? '', 'if-modified-since': new Date().toUTCString() };
    expect((await rawAnswer(path, known)).status).toBe(304);
    // A roll-back: same length as the newer one, a year older.
    const older = newer.replace(/[tb]/u, 'o');
    writeFileSync(file, older);
    utimesSync(file, new Date('2025-11-22'), new Date('2025-11-22'));
    const rolledBack = await rawAnswer(path, known);
    expect([rolledBack.status, rolledBack.bytes.toString()]).toEqual([200, older]);
    writeFileSync(file, newer);
    expect((await rawAnswer(path, known)).status).toBe(304);
  });

  it('compresses the current version of a page larger than a packet', async () => {
    const file = join(folder, 'index.html');
    const page = readFileSync(file, 'utf8');
    for (const text of ['first', 'second']) {
      const large = page + `<p>${text}</p>`.repeat(500);
      writeFileSync(file, large);
      const { headers, bytes } = await rawAnswer('/app/zakupki', { 'accept-encoding': 'gzip, br' });
      expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept-Encoding']);
      expect(headers.etag).toMatch(/-br"$/);
      expect(brotliDecompressSync(bytes).toString()).toBe(large);
      const gzipped = await rawAnswer('/app/zakupki', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzipped.bytes).toString()).toBe(large);
    }
    writeFileSync(file, page);
  });

  it('sandboxes third-party scripts in a frame without an origin', async () => {
    const { headers } = await request(app).get('/app/telemetry/analytics.html');
    expect(headers['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request(app).get('/app/telemetry/recorder.html')).status).toBe(404);
  });

  it('sends no referrer to other origins (A17)', async () => {
    expect((await request(app).get('/app/')).headers['referrer-policy']).toBe('same-origin');
  });

  it('ignores an invalid range and refuses an unmatched If-Match', async () => {
    for (const path of ['/app/', '/app/assets/index-abc123.js']) {
      expect((await request(app).get(path).set('range', 'bytes=9999-')).status).toBe(200);
      expect((await request(app).get(path).set('if-match', '"nothing"')).status).toBe(412);
    }
  });

  it('redirects from /', async () => {
    const { status, headers } = await request(app).get('/');
    expect([status, headers['location']]).toEqual([302, '/app/']);
  });
});
