import fc from 'fast-check';
import type { Rule } from '@zakupki/mock-control/schema';
import { describe, expect, it } from 'vitest';
import { draftFor, draftOf, type RuleDraft, ruleOf, ruleOfJson } from './rule-draft.ts';

const publish = {
  operationId: 'publishOrder',
  tag: 'orders',
  method: 'POST',
  path: '/orders/{orderId}/publish',
  summary: 'Publish a draft',
  statuses: [200, 402, 404],
} as const;

const convert = (change: Partial<RuleDraft>) =>
  ruleOf({ ...draftFor({ ...publish, statuses: [...publish.statuses] }), ...change });

describe('a draft', () => {
  it('forces the first error the operation declares', () => {
    expect(convert({})).toEqual({ rule: { when: { operationId: 'publishOrder' }, then: { status: 402 } } });
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
      'broken JSON with a delay',
      { target: 'all', outcome: 'malformed', delayMs: '50' },
      { when: {}, then: { malformed: true, delayMs: 50 } },
    ],
    ['a delay alone', { target: 'all', outcome: 'real', delayMs: '2000' }, { when: {}, then: { delayMs: 2000 } }],
    [
      'a range of delays with a chance',
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
  ])('becomes a rule: %s', (_, change, rule) => {
    expect(convert(change)).toEqual({ rule });
  });

  it('omits fields of other outcomes', () => {
    expect(convert({ outcome: 'drop', message: 'x', body: '{' })).toEqual({
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
    ['conditions', { conditions: [{ id: 1, kind: 'query', name: '__proto__', test: 'equals', value: 'x' }] }],
    ['headers', { headers: [{ id: 1, name: '', value: 'x' }] }],
    ['times', { times: '-1' }],
    ['every', { every: '1.5' }],
  ])('reports an error in the field %s', (field, change) => {
    const answer = convert(change);
    expect('errors' in answer && Object.keys(answer.errors)).toEqual([field]);
  });
});

describe('a rule', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() === value && value !== '__proto__');
  const names = fc.dictionary(text, fc.oneof(fc.record({ equals: fc.string() }), fc.record({ matches: fc.string() })), {
    minKeys: 1,
  });
  const values = fc.dictionary(
    text,
    fc.oneof(fc.record({ equals: fc.jsonValue() }), fc.record({ matches: fc.string() })),
    { minKeys: 1 },
  );
  const wholeNumber = fc.nat({ max: 100_000 });
  const target = fc.oneof(
    fc.record({ operationId: text }),
    fc.record({ tag: text }),
    fc.record({ method: fc.constantFrom('GET', 'POST'), path: text }, { requiredKeys: [] }),
  );
  const conditions = fc.record({ query: names, headers: names, body: values, person: text }, { requiredKeys: [] });
  const withDelay = { delayMs: fc.oneof(wholeNumber, fc.record({ from: wholeNumber, to: wholeNumber })) };
  const outcome = fc.oneof(
    fc.record({ drop: fc.constant(true) }),
    fc.record({ malformed: fc.constant(true), ...withDelay }),
    fc.record({ status: wholeNumber, message: text, body: fc.jsonValue(), ...withDelay }, { requiredKeys: ['status'] }),
  );
  const limits = fc.record(
    {
      times: wholeNumber,
      every: wholeNumber,
      chance: fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000),
      seed: wholeNumber,
    },
    { requiredKeys: [] },
  );

  it('becomes a draft and the same rule again', () => {
    fc.assert(
      fc.property(target, conditions, outcome, limits, (where, when, then, limit) => {
        const rule = JSON.parse(JSON.stringify({ when: { ...where, ...when }, then, ...limit })) as Rule;
        const draft = draftOf(rule);
        expect(draft && ruleOf(draft)).toEqual({ rule });
      }),
    );
  });

  it.each<[string, Rule]>([
    ['an operation and a tag', { when: { operationId: 'publishOrder', tag: 'orders' }, then: { drop: true } }],
    ['payments', { when: {}, then: { payment: 'failed' } }],
    ['a status without a message', { when: {}, then: { status: 403, message: '' } }],
    ['an empty header', { when: {}, then: { headers: { ETag: '' } } }],
  ])('is edited as JSON when the form has no field for it: %s', (_, rule) => {
    expect(draftOf(rule)).toBeNull();
    expect(ruleOfJson(JSON.stringify(rule))).toEqual({ rule });
  });

  it.each(['', '{', '[]', '{"when": {}}', '{"when": {}, "then": []}'])('rejects the JSON %j', (json) => {
    const answer = ruleOfJson(json);
    expect('errors' in answer && answer.errors.json).toMatch(/"when" and "then"/);
  });
});
