/** Data of the API whose keys and depth could break a page. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from './render-screen.tsx';

const KEYS = ['__proto__', 'constructor', 'toString'];
const DEPTH = 1000;

/** Adds such keys to every object, as JSON.parse does. */
function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(poisoned);
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)]));
  for (const key of KEYS) Object.defineProperty(copy, key, { value: { polluted: true }, enumerable: true });
  return copy;
}

const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

beforeEach(() => {
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await realFetch(...given);
    const text = await answer.text();
    const body = text.startsWith('{') ? `{"deep":${deep},${JSON.stringify(poisoned(JSON.parse(text))).slice(1)}` : text;
    return new Response(body || null, answer);
  });
  return () => vi.unstubAllGlobals();
});

it.each([
  ['/zakupki', /./],
  ['/zakupki/orders', 'Orders'],
  ['/zakupki/orders/ord_fasteners', /./],
  ['/zakupki/orders/ord_fasteners/bids', /./],
  ['/zakupki/orders/ord_fasteners/conflicts', /./],
])('%s is shown, and no other object has the keys', async (path, name) => {
  await renderScreen(path, { as: 'buyer' });
  await screen.findByRole('heading', { level: 1, name });
  await expect.poll(() => screen.queryAllByRole('progressbar')).toEqual([]);
  expect(screen.queryByText(/went wrong/i)).toBeNull();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
