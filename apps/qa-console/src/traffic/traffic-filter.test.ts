import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { describe, expect, it } from 'vitest';
import { filtered, requesterName, type TrafficFilter } from './traffic-filter.ts';

const logged = (id: string, change: Partial<LoggedRequest>): LoggedRequest => ({
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
  logged('ok', {}),
  logged('dropped', { status: 0, forcedBy: 'offline' }),
  logged('refused', {
    status: 402,
    reason: 'rule access.trial: ended 2026-11-10',
    personId: 'usr_admin',
    actingAsId: 'usr_buyer',
  }),
  logged('drift', { violations: ['/items/0/total: must be string'], personId: null }),
];

const idsOf = (filter: Partial<TrafficFilter>) =>
  filtered(TRAFFIC, { text: '', marks: [], ...filter }, NAMES).map(({ id }) => id);

describe('the filtered traffic', () => {
  it.each<[string, Partial<TrafficFilter>, string[]]>([
    ['has everything without a filter', {}, ['ok', 'dropped', 'refused', 'drift']],
    ['counts dropped connections as errors', { marks: ['errors'] }, ['dropped', 'refused']],
    ['can be limited to contract violations', { marks: ['violations'] }, ['drift']],
    ['has all chosen marks', { marks: ['errors', 'forced'] }, ['dropped']],
    ['has all words in any place', { text: '402 ACCESS.trial' }, ['refused']],
    ['is found by the person', { text: 'admin' }, ['refused']],
    ['is found by a violation', { text: 'items/0' }, ['drift']],
    ['can be empty', { text: 'nothing like it' }, []],
  ])('%s', (_, filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });
});

it('names the user and the impersonated user', () => {
  expect(TRAFFIC.map((request) => requesterName(request, NAMES))).toEqual(['buyer', 'buyer', 'admin as buyer', '']);
  expect(requesterName(logged('new', { personId: 'usr_0042' }), NAMES)).toBe('usr_0042');
});
