/** The server under test, held in async context so that no check names it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Answered, Sent } from '../mutants/exchange.ts';
import { serveApp } from '../test-world/reach.ts';
import type { Exchange } from './matrix/matrix.ts';
import type { Served } from './served.ts';

export type Session = {
  /** a world of the mock; elsewhere the state of the data that a check is about */
  world: string;
  token?: string;
  /** sent with every request; overrides the session's headers */
  headers?: Record<string, string>;
};

export type Target = {
  /** an Express app, or the base URL of an API, `https://staging.example/api` */
  server: RequestListener | string;
  /** whether the server has a control plane at /__mock: worlds, clock, outbox, demo users (default: yes) */
  control?: boolean;
  /** token for a control plane on another machine */
  controlToken?: string;
  /** the operations that the server has; without it, all of the contract */
  served?: Served;
  /** time for an answer; a minute by default */
  patienceMs?: number;
  /** called for every world a check creates */
  onWorld?: (name: string) => void;
  /** called for answers with properties or codes that the contract does not have; without it they are violations */
  onUnknown?: (what: string) => void;
  /** called for every request a check sends */
  onExchange?: (exchange: Exchange) => void;
  /** called for every request and its answer as they were sent */
  onWire?: (wire: { sent: Sent; answered: Answered }) => void;
};

const running = new AsyncLocalStorage<Target>();

/** Runs a function with this target: every client created by it uses it. */
export function withTarget<T>(target: Target, run: () => T): T {
  return running.run(target, run);
}

/** The target of the running check; null outside a check. */
export const runningTarget = (): Target | null => running.getStore() ?? null;

/** Whether the running check has a mock before it, whose ETags are versions. */
export const onMock = (): boolean => runningTarget()?.control !== false;

/** The base URL of the API. An app is served once per process. */
export async function baseUrlOf(server: Target['server']): Promise<string> {
  return typeof server === 'string' ? server.replace(/\/+$/, '') : `${await serveApp(server)}/api`;
}

/** Deletes worlds of a run on a mock that keeps running. */
export async function deleteWorlds(
  { server, control, controlToken }: Target,
  worlds: readonly string[],
): Promise<void> {
  if (typeof server !== 'string' || control === false) return;
  const headers: Record<string, string> = controlToken ? { authorization: `Bearer ${controlToken}` } : {};
  for (const world of worlds) await fetch(new URL(`/__mock/worlds/${world}`, server), { method: 'DELETE', headers });
}
