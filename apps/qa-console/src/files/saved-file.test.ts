import type { Capsule, Snapshot } from '@zakupki/mock-control/schema';
import { expect, it } from 'vitest';
import { factsOf, fileName, readSaved } from './saved-file.ts';

const snapshot: Snapshot = {
  format: 'zakupki-snapshot-1',
  seed: '4f9c1d2a7b30',
  world: 'ticket-118',
  clock: { now: '2026-11-02T09:00:00Z', mode: 'frozen' },
  scenario: 'trial-expired',
  rules: [],
  counters: {},
  tables: {},
};
const capsule: Capsule = {
  format: 'zakupki-capsule-1',
  seed: '4f9c1d2a7b30',
  contract: '0.1.0',
  takenAt: '2026-11-02T09:00:04Z',
  snapshot,
  before: snapshot,
  happenings: [{ at: '2026-11-02T09:00:00Z', forced: { name: 'slow' } }],
};

it('recognizes snapshots and capsules by their format', () => {
  expect(readSaved(JSON.stringify(snapshot))).toEqual({ kind: 'snapshot', snapshot });
  expect(readSaved(JSON.stringify(capsule))).toEqual({ kind: 'capsule', capsule });
  const har = { log: { version: '1.2', creator: { name: 'Firefox' }, entries: [] } };
  expect(readSaved(JSON.stringify(har))).toEqual({ kind: 'har', har });
  expect(factsOf({ kind: 'har', har })).toEqual([
    ['Made by', 'Firefox'],
    ['Requests', '0'],
  ]);
});

it.each([
  ['{"format":', 'not JSON'],
  ['[]', 'neither "format" nor "log"'],
  ['null', 'neither "format" nor "log"'],
  ['{"format":"zakupki-snapshot-9"}', 'zakupki-snapshot-9'],
  ['{"format":7}', 'The format 7 is unknown'],
])('explains why %s cannot be loaded', (text, words) => {
  const read = readSaved(text);
  expect('problem' in read && read.problem).toContain(words);
});

it('describes a file before it is loaded', () => {
  expect(Object.fromEntries(factsOf({ kind: 'capsule', capsule }))).toEqual({
    'Taken from': 'ticket-118',
    Clock: '2026-11-02T09:00:00Z',
    Scenario: 'trial-expired',
    Seed: '4f9c1d2a7b30',
    Requests: '0',
  });
  // The server reports missing parts; showing the file must not fail.
  expect(factsOf({ kind: 'snapshot', snapshot: { format: snapshot.format } as Snapshot })).toEqual([]);
});

it('names files after their world', () => {
  expect(fileName('ticket-118', 'capsule')).toBe('ticket-118.capsule.json');
});
