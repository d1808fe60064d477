/** Requests to the control plane that are made to be slow to read. */
import { gzipSync } from 'node:zlib';
import { zippedGigabyte } from './bodies.ts';
import type { Sent } from './requests.ts';

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

const put = (part: string, body: string | Buffer, headers: Sent['headers'] = json): Sent => ({
  method: 'PUT',
  path: `/__mock/worlds/attacked/${part}`,
  headers,
  body,
});
const repeated = (piece: string, bytes: number) =>
  `${`${piece},`.repeat(Math.floor(bytes / (piece.length + 1)) - 1)}${piece}`;
const emptyObjects = () => repeated('{}', 60 * MIB);
const pairs = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',');
const snapshot = (seed: string, counters: string, put: string, deleted = '') =>
  `{"format":"zakupki-snapshot-1","seed":"${seed}","world":"w","clock":{"now":"2026-11-02T09:00:00Z","mode":"running"},` +
  `"scenario":"normal","rules":[],"counters":{${counters}},"tables":{"orders":{"put":[${put}],"deleted":[${deleted}]}}}`;
const records = (seed: string, all: string) => put('snapshot', snapshot(seed, '', all));

/** Keyed by description. Snapshots name the server's seed: one with another seed is refused for that alone. */
export const DOCUMENTS: Readonly<Record<string, (seed: string) => Sent>> = {
  'a snapshot that is a list of empty objects': () => put('snapshot', `[${emptyObjects()}]`),
  'a capsule that is a list of empty objects': () => put('capsule', `[${emptyObjects()}]`),
  'a snapshot of empty records': (seed) => records(seed, emptyObjects()),
  'a snapshot of records without content': (seed) => records(seed, repeated('{"id":"ord_paper"}', 60 * MIB)),
  'a snapshot of as many wrong records as are read': (seed) =>
    records(seed, Array.from({ length: 900_000 }, (_, at) => `{"id":"a${at}"}`).join(',')),
  'a snapshot of one record of a million properties': (seed) => records(seed, `{"id":"a",${pairs(1_000_000)}}`),
  'a snapshot of a record of nested lists': (seed) => records(seed, '['.repeat(60 * MIB)),
  'a snapshot of a million and a half counters': (seed) => put('snapshot', snapshot(seed, pairs(1_500_000), '')),
  'a snapshot of as many wrong counters as are read': (seed) => put('snapshot', snapshot(seed, pairs(90_000), '')),
  'a snapshot of millions of deleted records': (seed) =>
    put('snapshot', snapshot(seed, '', '', repeated('"a"', 60 * MIB))),
  'a snapshot of as many unknown deleted records as are read': (seed) =>
    put('snapshot', snapshot(seed, '', '', Array.from({ length: 90_000 }, (_, at) => `"a${at}"`).join(','))),
  'a snapshot of one text': () => put('snapshot', `"${'a'.repeat(60 * MIB)}"`),
  'a gzip of a list of empty objects': () =>
    put('snapshot', gzipSync(`[${emptyObjects()}]`), { ...json, 'content-encoding': 'gzip' }),
  'a gzip of a gigabyte': () => put('snapshot', zippedGigabyte(), { ...json, 'content-encoding': 'gzip' }),
  'a megabyte of rules': () => put('scenario', `{"rules":[${repeated('{}', MIB - 100)}]}`),
  'a scenario of 60 MiB': () => put('scenario', `[${emptyObjects()}]`),
};

/** Requests that keep the connection open. */
export const SILENT_DOCUMENTS: readonly Sent[] = [
  { ...put('snapshot', '{}'), length: 1000 },
  { ...put('snapshot', '{}'), length: 60 * MIB },
  { ...put('scenario', '{}'), length: 1000 },
  { ...put('capsule', 'ffffffff\r\n{}'), headers: { ...json, 'transfer-encoding': 'chunked' } },
];
