/** The server under test, held in async context so that no check names it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../src/create-app.ts';
import type { Worlds } from '@zakupki/mock-engine/storage/worlds';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Answered, Sent } from '../../mutants/exchange.ts';
import type { Exchange } from '../matrix/matrix.ts';
import type { States } from './states/states.ts';

export type Account = { email: string; password: string };

export type Session = {
  /** a world of the mock; elsewhere the state of the data that a check is about */
  world: string;
  token?: string;
  /** id of the user an admin acts as */
  actAs?: string;
  /** sent with every request; overrides the session's headers */
  headers?: Record<string, string>;
};

export type Target = {
  /** an Express app, or the base URL of an API, `https://staging.example/api` */
  server: RequestListener | string;
  /** whether the server has a control plane at /__mock: worlds, clock, outbox, demo users (default: yes) */
  control?: boolean;
  /** what a server without a control plane offers to tests */
  states?: States;
  /** token for a control plane on another machine */
  controlToken?: string;
  /** a user who can sign in; the demo user `buyer` where there is a control plane */
  account?: Account;
  /** an administrator; `admin` where there is a control plane. Without one nothing under /admin is checked */
  admin?: Account;
  /** the worlds of a server in this process; their ledgers are verified after every check */
  worlds?: Worlds;
  /** called for every world a check creates */
  onWorld?: (name: string) => void;
  /** called for answers with properties or codes that the contract does not have; without it they are violations */
  onUnknown?: (what: string) => void;
  /** called for every request a check sends */
  onExchange?: (exchange: Exchange) => void;
  /** called for every request and its answer as they were sent */
  onWire?: (wire: { sent: Sent; answered: Answered }) => void;
  /** called for every 201 */
  onCreated?: (created: Created) => void;
};

export type Created = { operationId: OperationId; session: Session; body: unknown };

const running = new AsyncLocalStorage<Target>();
let defaultTarget: Target | undefined;

/** Runs a function with this target: every client created by it uses it. */
export function withTarget<T>(target: Target, run: () => T): T {
  return running.run(target, run);
}

/** The target of the running check; outside a check a mock in this process. */
export function currentTarget(): Target {
  return running.getStore() ?? (defaultTarget ??= { server: createApp({ maxWorlds: 500 }) });
}

/** Whether the running check has a mock before it, whose ETags are versions. */
export const onMock = (): boolean => currentTarget().control !== false;

/** Whether the server has the data of the seed: its people, their orders, its time. */
export const hasSeed = ({ control, states }: Target = currentTarget()): boolean =>
  control !== false || states?.hasSeed === true;

const listening = new WeakMap<RequestListener, Promise<string>>();

/** The base URL of the API. An app is served once per process. */
export function baseUrlOf(server: Target['server']): Promise<string> | string {
  if (typeof server === 'string') return server.replace(/\/+$/, '');
  let url = listening.get(server);
  if (!url) listening.set(server, (url = serve(server)));
  return url;
}

/** A busy client may send a request into a connection that the server is closing (ECONNRESET). */
const KEEP_ALIVE_MS = 120_000;

async function serve(app: RequestListener): Promise<string> {
  const server: Server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
