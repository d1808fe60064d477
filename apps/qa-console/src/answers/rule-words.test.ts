import type { Rule } from '@zakupki/mock-control/schema';
import { expect, it } from 'vitest';
import { wordsOf } from './rule-words.ts';

const said = (rule: Rule) => {
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
    'GET /orders/{id} → 503 · 2× only',
    { when: { method: 'GET', path: '/orders/{id}' }, then: { status: 503 }, times: 2 },
  ],
  ['Every request → the real answer, 1.5 s late', { when: {}, then: { delayMs: 1500 } }],
  ['Every request → 200 with an own body, 2 s late', { when: {}, then: { status: 200, body: null, delayMs: 2000 } }],
  [
    'Every request → 403 without a message · every 11th request, 4× only',
    { when: {}, then: { status: 403, message: '' }, every: 11, times: 4 },
  ],
])('%s', (words, rule) => {
  expect(said(rule)).toBe(words);
});
