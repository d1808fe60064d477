import { afterEach, expect, it, vi } from 'vitest';
import { announce } from './announce.mjs';
import { reportWaiting } from './waiting.mjs';

const PORTS = { web: 5180, mock: 4020 };
const SEED = { password: 'demo-password', people: [{ name: 'buyer', email: 'buyer@demo.test', state: 'a buyer' }] };

afterEach(() => void vi.unstubAllGlobals());

/** Both apps, which refuse connections until told to answer. @param {{ hasControl: boolean }} options */
function startingApps({ hasControl }) {
  const listening = { web: false, mock: false };
  /** @type {string[]} */
  const lines = [];
  vi.stubGlobal('fetch', async (/** @type {string} */ url) => {
    if (!listening[url.includes(':4020') ? 'mock' : 'web']) throw new TypeError('fetch failed');
    if (!url.endsWith('/people')) return new Response('{}');
    return hasControl ? Response.json(SEED) : new Response('', { status: 404 });
  });
  const done = announce(PORTS, reportWaiting(), (text) => lines.push(text));
  const text = () => lines.join('\n');
  return { listening, text, done };
}

it('prints addresses and people while the web app is still starting', async () => {
  const { listening, text, done } = startingApps({ hasControl: true });
  listening.mock = true;
  await vi.waitUntil(() => text().includes('enter?as=buyer'));
  expect(text()).toContain('http://localhost:5180/app/');
  expect(text()).toContain('The mock API answers. The web app is still starting.');
  expect(text()).not.toContain('The web app answers.');
  listening.web = true;
  await done;
  expect(text()).toContain('The web app answers.\n');
  expect(text()).toContain('Ctrl-C stops everything.');
});

it('prints the addresses once when the web app answers first, and the people when the mock API does', async () => {
  const { listening, text, done } = startingApps({ hasControl: true });
  listening.web = true;
  await vi.waitUntil(() => text().includes('The web app answers. The mock API is still starting.'));
  expect(text()).not.toContain('enter?as=');
  listening.mock = true;
  await done;
  expect(text()).toContain('enter?as=buyer');
  expect(text().split('Zakupki ')).toHaveLength(2);
});

it('lists no people and no console when the control plane is off', async () => {
  const { listening, text, done } = startingApps({ hasControl: false });
  Object.assign(listening, { web: true, mock: true });
  await done;
  expect(text()).toContain('http://localhost:5180/app/');
  expect(text()).not.toMatch(/enter\?as=|QA console/);
});
