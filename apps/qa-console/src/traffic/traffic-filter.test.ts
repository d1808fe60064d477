import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { describe, expect, it } from 'vitest';
import { filtered, type TrafficFilter, whoAsked } from './traffic-filter.ts';

const seen = (id: string, change: Partial<LoggedRequest>): LoggedRequest => ({
  id,
  at: '2026-11-02T09:00:00Z',
  method: 'GET',
  path: '/api/orders?status=draft',
  operationId: 'listOrders',
  personId: 'usr_buyer',
  actingAsId: null,
  status: 200,
  ms: 1,
  forcedBy: null,
  reason: null,
  violations: [],
  ...change,
});

const NAMES = new Map([
  ['usr_buyer', 'buyer'],
  ['usr_admin', 'admin'],
]);
const TRAFFIC = [
  seen('ok', {}),
  seen('dropped', { status: 0, forcedBy: 'offline' }),
  seen('refused', {
    status: 402,
    reason: 'rule access.trial: ended 2026-11-10',
    personId: 'usr_admin',
    actingAsId: 'usr_buyer',
  }),
  seen('drift', { violations: ['/items/0/total: must be string'], personId: null }),
];

const shown = (filter: Partial<TrafficFilter>) =>
  filtered(TRAFFIC, { text: '', marks: [], ...filter }, NAMES).map(({ id }) => id);

describe('the traffic shown', () => {
  it.each<[string, Partial<TrafficFilter>, string[]]>([
    ['is all of it at first', {}, ['ok', 'dropped', 'refused', 'drift']],
    ['counts dropped connections as errors', { marks: ['errors'] }, ['dropped', 'refused']],
    ['is what breaks the contract', { marks: ['violations'] }, ['drift']],
    ['bears all marks asked for', { marks: ['errors', 'forced'] }, ['dropped']],
    ['has all words, wherever they stand', { text: '402 ACCESS.trial' }, ['refused']],
    ['is found by who asked', { text: 'admin' }, ['refused']],
    ['is found by a violation', { text: 'items/0' }, ['drift']],
    ['can be nothing', { text: 'nothing like it' }, []],
  ])('%s', (_, filter, ids) => {
    expect(shown(filter)).toEqual(ids);
  });
});

it('names the user and the impersonated user', () => {
  expect(TRAFFIC.map((request) => whoAsked(request, NAMES))).toEqual(['buyer', 'buyer', 'admin as buyer', '']);
  expect(whoAsked(seen('new', { personId: 'usr_0042' }), NAMES)).toBe('usr_0042');
});
