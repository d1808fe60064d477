/** API data whose keys and depth could break a page. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from './render-screen.tsx';
import { scriptedApi } from './scripted-api.ts';

const KEYS = ['__proto__', 'constructor', 'toString'];
const DEPTH = 1000;

/** Adds the keys to every object, as JSON.parse would. */
function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(poisoned);
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)]));
  for (const key of KEYS) Object.defineProperty(copy, key, { value: { polluted: true }, enumerable: true });
  return copy;
}

const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

/** Starts a proxy of the mock that adds the keys and depth to the responses. */
async function poisoning(mockUrl: string): Promise<string> {
  const { baseUrl } = await scriptedApi(async ({ path, headers }) => {
    const names = ['authorization', 'accept-language', 'x-mock-world'];
    const passed = names.map((name): [string, string] => [name, String(headers[name] ?? '')]);
    const answer = await fetch(new URL(path, mockUrl), { headers: passed });
    const body = JSON.stringify(poisoned(await answer.json()));
    return { status: answer.status, body: `{"deep":${deep},${body.slice(1)}` };
  });
  return baseUrl;
}

it.each([
  ['/zakupki', 'Home', /Крепёж и расходники/],
  ['/zakupki/orders', 'Orders', /Крепёж и расходники/],
  ['/zakupki/orders/ord_fasteners', /Крепёж и расходники/, /blockers/],
  ['/zakupki/orders/ord_fasteners/bids', /Bids/, /Метиз/],
  ['/zakupki/orders/ord_fasteners/conflicts', /Conflicts/, /^Price above the ceiling/],
])('%s shows its data and pollutes no other object (D6)', async (path, name, data) => {
  await renderScreen(path, { as: 'buyer', before: poisoning });
  await screen.findByRole('heading', { level: 1, name });
  expect((await screen.findAllByText(data))[0]).toBeVisible();
  await expect.poll(() => screen.queryAllByRole('progressbar')).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/went wrong/i)).toBeNull();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
