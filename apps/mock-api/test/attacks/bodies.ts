/** Requests that lie about their size or are made to be slow to read. */
import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Sent } from './requests.ts';

const MIB = 1024 * 1024;
const ORDERS = '/api/orders';
const IMPORT = '/api/orders/import/parse';
const BID_IMPORT = '/api/orders/ord_paper/bids/import/parse';
const FILES = '/api/attachments';
const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const gzipped = { ...json, 'content-encoding': 'gzip' };
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

const orders = (body: string | Buffer, headers: Sent['headers'] = json): Sent => ({ path: ORDERS, headers, body });
const repeat = (piece: string, bytes: number) =>
  Array(Math.floor((bytes - 100) / (piece.length + 1)))
    .fill(piece)
    .join(',');
/** Fills a megabyte. */
const many = (piece: string, around: (all: string) => string) => orders(around(repeat(piece, MIB)));
const IMPORT_BYTES = 7.5 * MIB;
/** Fills the largest body of an import. */
const imported = (path: string, piece: string, around: (all: string) => string): Sent => ({
  path,
  headers: json,
  body: around(repeat(piece, IMPORT_BYTES)),
});

let zipped: Buffer | undefined;
/** Slightly less than a megabyte; zipping it takes seconds. */
export const zippedGigabyte = (): Buffer => (zipped ??= gzipSync(Buffer.alloc(1024 * MIB)));

/** Keyed by description. */
export const BODIES: Readonly<Record<string, () => Sent>> = {
  'JSON of half a million nested lists': () => orders(`${'['.repeat(500_000)}${']'.repeat(500_000)}`),
  'JSON of nested objects': () => orders(`${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`),
  'JSON nested without an end': () => orders('['.repeat(MIB - 1)),
  'JSON of nested lists in a file of 8 MiB': () => ({ path: IMPORT, headers: json, body: '[['.repeat(3.9 * MIB) }),
  'JSON of a million empty lines': () => many('{}', (all) => `{"title":"a","items":[${all}]}`),
  'JSON of 80,000 unknown properties': () =>
    orders(`{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":[]`).join(',')}}`),
  'JSON of a million numbers for an identifier': () => many('1', (all) => `{"title":[${all}]}`),
  'an import of millions of columns': () =>
    imported(IMPORT, '{}', (all) => `{"text":"a","mapping":{"columns":[${all}]}}`),
  'an import of millions of rows': () =>
    imported(IMPORT, '{"row":1}', (all) => `{"text":"a","mapping":{"rows":[${all}]}}`),
  'an import of millions of matches': () => imported(BID_IMPORT, '{}', (all) => `{"text":"a","matches":[${all}]}`),
  'an import of millions of unknown properties': () => ({
    path: BID_IMPORT,
    headers: json,
    body: `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  }),
  'an import of as many wrong columns as are read': () =>
    imported(IMPORT, '{}', () => `{"text":"a","mapping":{"columns":[${'{},'.repeat(99_000)}{}]}}`),
  'an import of a thousand wrong matches': () =>
    imported(BID_IMPORT, '{}', () => `{"text":"a","matches":[${'{"row":"","itemId":1},'.repeat(999)}{}]}`),
  'JSON of a number of a million digits': () => orders(`{"title":"a","budget":${'9'.repeat(MIB - 100)}}`),
  'JSON of a title of a megabyte': () => orders(JSON.stringify({ title: 'a'.repeat(MIB - 100) })),
  'JSON of an e-mail address of a megabyte': () => ({
    path: '/api/auth/login',
    headers: json,
    body: JSON.stringify({ email: `${'a.'.repeat(MIB / 2 - 100)}@b`, password: 'x' }),
  }),
  'JSON of keys of the prototype': () => orders('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"a":1}}}'),
  'JSON of two megabytes': () => orders(' '.repeat(2 * MIB)),
  'JSON in UTF-16': () => orders(Buffer.from('{"title":"a"}', 'utf16le')),
  'a text of a million rows': () => ({
    path: IMPORT,
    headers: json,
    body: JSON.stringify({ text: 'Болт\t1\n'.repeat(140_000) }),
  }),
  'a file of 8 MiB that is not base64': () => ({
    path: IMPORT,
    headers: json,
    body: JSON.stringify({ file: { name: 'a.xlsx', content: `${'A'.repeat(6.5 * MIB)}!` } }),
  }),
  'a gzip that unpacks to a gigabyte': () => orders(zippedGigabyte(), gzipped),
  'a brotli that unpacks to 256 MiB': () =>
    orders(brotliCompressSync(Buffer.alloc(256 * MIB), { params: { 1: 1 } }), { ...json, 'content-encoding': 'br' }),
  'a gzip without an end': () => orders(gzipSync(Buffer.alloc(100_000)).subarray(0, 60), gzipped),
  'a body declared as gzip that is not': () => orders('{"title":"a"}', gzipped),
  'a gzip in a gzip': () => orders(gzipSync(gzipSync('{}')), { ...json, 'content-encoding': 'gzip, gzip' }),
  'a form of 400,000 parts': () => ({ path: FILES, headers: form, body: `${part.repeat(300_000)}--x--\r\n` }),
  'a form of boundaries': () => ({ path: FILES, headers: form, body: '--x\r\n'.repeat(3 * MIB) }),
  'a form whose part has a head of 15 MiB': () => ({
    path: FILES,
    headers: form,
    body: `--x\r\nA: ${'b'.repeat(15 * MIB)}\r\n\r\n--x--\r\n`,
  }),
  'a form without an end': () => ({ path: FILES, headers: form, body: `${part}--x\r\nContent-Disp` }),
  'a form of 30 MiB': () => ({ path: FILES, headers: form, body: Buffer.alloc(30 * MIB) }),
  'a length of twenty digits': () => ({ path: ORDERS, headers: json, body: '{}', length: 1e20 - 1 }),
  'a negative length': () => ({ path: ORDERS, headers: json, body: '{}', length: -1 }),
  'a length beyond the body, then the end': () => ({
    path: ORDERS,
    headers: json,
    body: '{}',
    length: 1000,
    end: true,
  }),
  'a length short of the body': () => ({ path: ORDERS, headers: json, body: '{"title":"a"}', length: 5 }),
  'a length and chunks': () => ({
    path: ORDERS,
    headers: { ...json, 'transfer-encoding': 'chunked', 'content-length': '4' },
    body: '0\r\n\r\n',
  }),
  'chunks without an end': () => ({
    path: ORDERS,
    headers: { ...json, 'transfer-encoding': 'chunked' },
    body: '2\r\n{}\r\n',
    end: true,
  }),
  'headers of 100 KiB': () => ({ method: 'GET', path: ORDERS, headers: { a: 'x'.repeat(100 * 1024) } }),
  'a query of 60 KiB': () => ({ method: 'GET', path: `${ORDERS}?${'status=x&'.repeat(6500)}` }),
  'a path of 60 KiB': () => ({ method: 'GET', path: `/api${'/%2e%2e'.repeat(8000)}` }),
};

/** Requests that keep the connection open. */
export const SILENT: readonly Sent[] = [
  { path: ORDERS, headers: json, body: '{}', length: 1000 },
  { path: ORDERS, headers: json, body: '{}', length: 1e12 },
  { path: FILES, headers: form, body: part, length: 1e6 },
  { path: ORDERS, headers: { ...json, 'transfer-encoding': 'chunked' }, body: 'ffffffff\r\n{}' },
];
