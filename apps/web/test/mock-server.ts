import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@zakupki/api-client/operation';
import { createApp } from '@zakupki/mock-api/create-app';
import { TestWorld } from '@zakupki/mock-api/test-world';
import { onTestFinished, vi } from 'vitest';
import { lateAnswers } from './late-answers.ts';

/** The mock API over real HTTP, with a separate world for each test. */
export type MockServer = {
  /** `baseUrl` for `createProduct`. */
  readonly baseUrl: string;
  /** Sends a request to the API or the control plane, in this test's world. */
  ask(method: string, path: string, body?: unknown, token?: string): Promise<unknown>;
  /** Forces responses in this test's world: a scenario's name, or rules. */
  scenario(forced: string | readonly object[]): Promise<void>;
  /** Gives access to the clock and the outbox. */
  readonly world: TestWorld;
  /** A token of a demo user: `buyer`, `trial`, `no-phone`. */
  signIn(person: string): Promise<string>;
};

/** With Node's default of 5 s a slow test may send a request into a connection that the server is closing. */
export const KEEP_ALIVE_MS = 120_000;

let origin: Promise<string> | undefined;
let worlds = 0;

/** Connects the page to the mock API in a new world until the test ends. */
export async function mockServer(): Promise<MockServer> {
  origin ??= listen();
  const base = await origin;
  const world = `web-${process.pid}-${(worlds += 1)}`;
  const realFetch = globalThis.fetch;
  const fetchInWorld: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-mock-world', world);
    return realFetch(request);
  };
  const late = lateAnswers();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await late();
    const response = await fetchInWorld(...request);
    await late();
    return response;
  });
  onTestFinished(() => void vi.stubGlobal('fetch', realFetch));

  async function ask(method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
    const response = await fetchInWorld(`${base}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  }

  return {
    baseUrl: `${base}/api`,
    world: new TestWorld(base, world),
    ask,
    async scenario(forced) {
      await ask(
        'PUT',
        `/__mock/worlds/${world}/scenario`,
        typeof forced === 'string' ? { name: forced } : { rules: forced },
      );
    },
    async signIn(person) {
      const body = { email: `${person}@demo.test`, password: 'demo-password' };
      // The mock validates its responses against the contract.
      return ((await ask('POST', '/api/auth/login', body)) as Result<'logIn'>).token;
    },
  };
}

async function listen(): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createApp());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Ends with the test file's process.
  server.unref();
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
