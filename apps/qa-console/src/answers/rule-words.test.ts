import type { Rule } from '@zakupki/mock-control/schema';
import { expect, it } from 'vitest';
import { wordsOf } from './rule-words.ts';

const line = (rule: Rule) => {
  const { when, then, limits } = wordsOf(rule);
  return [`${when} → ${then}`, limits].filter((part) => part !== '').join(' · ');
};

it.each<[string, Rule]>([
  [
    'publishOrder → 402 TRIAL_EXPIRED',
    { when: { operationId: 'publishOrder' }, then: { status: 402, message: 'TRIAL_EXPIRED' } },
  ],
  ['tag orders → connection dropped · every 3rd request', { when: { tag: 'orders' }, then: { drop: true }, every: 3 }],
  [
    'GET /orders/{orderId} → 503 · 2× only',
    { when: { method: 'GET', path: '/orders/{orderId}' }, then: { status: 503 }, times: 2 },
  ],
  ['Every request → the real answer, 1.5 s late', { when: {}, then: { delayMs: 1500 } }],
  ['Every request → 200 with a custom body, 2 s late', { when: {}, then: { status: 200, body: null, delayMs: 2000 } }],
  [
    'Every request → 403 without a message · every 11th request, 4× only',
    { when: {}, then: { status: 403, message: '' }, every: 11, times: 4 },
  ],
  [
    'listOrders by buyer, ?status = draft, X-A ~ ^b, /items = [] → the real answer, 2 changes, 1 header, 0.2–1.5 s late · chance 25%, seed 7',
    {
      when: {
        operationId: 'listOrders',
        person: 'buyer',
        query: { status: { equals: 'draft' } },
        headers: { 'X-A': { matches: '^b' } },
        body: { '/items': { equals: [] } },
      },
      then: {
        patch: [
          { op: 'remove', path: '/a' },
          { op: 'remove', path: '/b' },
        ],
        headers: { ETag: null },
        delayMs: { from: 200, to: 1500 },
      },
      chance: 0.25,
      seed: 7,
    },
  ],
])('%s', (words, rule) => {
  expect(line(rule)).toBe(words);
});

it('says how often the rule still applies, where that is known', () => {
  const rule: Rule = { when: {}, then: { drop: true }, every: 2, times: 3 };
  expect(wordsOf(rule, 1).limits).toBe('every 2nd request, 3× only, 1 left');
});
