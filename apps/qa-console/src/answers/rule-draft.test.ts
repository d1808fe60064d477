import { describe, expect, it } from 'vitest';
import { draftFor, type RuleDraft, ruleOf } from './rule-draft.ts';

const publish = {
  operationId: 'publishOrder',
  tag: 'orders',
  method: 'POST',
  path: '/orders/{orderId}/publish',
  summary: 'Publish a draft',
  statuses: [200, 402, 404],
} as const;

const written = (change: Partial<RuleDraft>) =>
  ruleOf({ ...draftFor({ ...publish, statuses: [...publish.statuses] }), ...change });

describe('a written rule', () => {
  it('forces the first error the operation declares', () => {
    expect(written({})).toEqual({ rule: { when: { operationId: 'publishOrder' }, then: { status: 402 } } });
  });

  it.each<[string, Partial<RuleDraft>, object]>([
    ['a tag', { target: 'tag', tag: 'bids' }, { when: { tag: 'bids' }, then: { status: 402 } }],
    ['a method alone', { target: 'path', method: 'GET' }, { when: { method: 'GET' }, then: { status: 402 } }],
    [
      'a path',
      { target: 'path', path: ' /orders/ord_paper ' },
      { when: { path: '/orders/ord_paper' }, then: { status: 402 } },
    ],
    ['everything', { target: 'all', outcome: 'drop' }, { when: {}, then: { drop: true } }],
    [
      'broken JSON, late',
      { target: 'all', outcome: 'malformed', delayMs: '50' },
      { when: {}, then: { malformed: true, delayMs: 50 } },
    ],
    ['only late', { target: 'all', outcome: 'real', delayMs: '2000' }, { when: {}, then: { delayMs: 2000 } }],
    [
      'late by a range, by chance',
      { target: 'all', outcome: 'real', delayMs: '200', delayTo: '900', chance: '12,5 %', seed: '7' },
      { when: {}, then: { delayMs: { from: 200, to: 900 } }, chance: 0.125, seed: 7 },
    ],
    [
      'conditions, a patch and headers',
      {
        conditions: [
          { id: 1, kind: 'query', name: ' status ', test: 'equals', value: 'draft' },
          { id: 2, kind: 'body', name: '/items/0/quantity', test: 'equals', value: '10' },
          { id: 3, kind: 'body', name: '/title', test: 'equals', value: 'Paper' },
          { id: 4, kind: 'headers', name: 'X-Experiment', test: 'matches', value: '^b' },
          { id: 5, kind: 'person', name: '', test: 'equals', value: 'buyer' },
        ],
        outcome: 'real',
        patch: '[{"op":"remove","path":"/data"}]',
        headers: [
          { id: 1, name: 'Retry-After', value: '3' },
          { id: 2, name: 'ETag', value: '' },
        ],
      },
      {
        when: {
          operationId: 'publishOrder',
          query: { status: { equals: 'draft' } },
          body: { '/items/0/quantity': { equals: 10 }, '/title': { equals: 'Paper' } },
          headers: { 'X-Experiment': { matches: '^b' } },
          person: 'buyer',
        },
        then: { patch: [{ op: 'remove', path: '/data' }], headers: { 'Retry-After': '3', ETag: null } },
      },
    ],
    [
      'limits',
      { target: 'all', outcome: 'drop', times: '2', every: '3' },
      { when: {}, then: { drop: true }, times: 2, every: 3 },
    ],
    [
      'a body that is null',
      { target: 'all', status: '200', body: 'null' },
      { when: {}, then: { status: 200, body: null } },
    ],
  ])('means %s', (_, change, rule) => {
    expect(written(change)).toEqual({ rule });
  });

  it('omits fields of other outcomes', () => {
    expect(written({ outcome: 'drop', message: 'x', body: '{' })).toEqual({
      rule: { when: { operationId: 'publishOrder' }, then: { drop: true } },
    });
  });

  it.each<[string, Partial<RuleDraft>]>([
    ['operationId', { operationId: null }],
    ['tag', { target: 'tag' }],
    ['path', { target: 'path' }],
    ['status', { status: '' }],
    ['status', { status: '4o2' }],
    ['body', { body: '{"a":' }],
    ['patch', { outcome: 'real' }],
    ['patch', { outcome: 'real', patch: '{"op":"remove"}' }],
    ['delayMs', { outcome: 'real', delayTo: '900' }],
    ['chance', { chance: '120' }],
    ['seed', { seed: 'x' }],
    ['conditions', { conditions: [{ id: 1, kind: 'query', name: '', test: 'equals', value: 'x' }] }],
    ['headers', { headers: [{ id: 1, name: '', value: 'x' }] }],
    ['times', { times: '-1' }],
    ['every', { every: '1.5' }],
  ])('says what is wrong with %s', (field, change) => {
    const answer = written(change);
    expect('errors' in answer && Object.keys(answer.errors)).toEqual([field]);
  });
});
