/** The server that checks are run against: carried along by the running check, so that no check names it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../src/create-app.ts';
import type { Worlds } from '../../../src/world/worlds.ts';
import type { Exchange } from '../matrix/matrix.ts';

export type Account = { email: string; password: string };

export type Target = {
  /** an Express app, or the base URL of an API, `https://staging.example/api` */
  server: RequestListener | string;
  /** whether /__mock beside it is a control plane: worlds, clock, outbox, people of the seed (default: yes) */
  control?: boolean;
  /** for a control plane on another machine */
  controlToken?: string;
  /** somebody who may sign in; the seed's buyer where there is a control plane */
  account?: Account;
  /** an administrator; the seed's where there is a control plane. Without one nothing under /admin is checked */
  admin?: Account;
  /** the worlds of a server of this process: what must hold of each is looked at after every check */
  worlds?: Worlds;
  /** told of every world a check begins */
  onWorld?: (name: string) => void;
  /** told of every exchange a check makes */
  onExchange?: (exchange: Exchange) => void;
};

const running = new AsyncLocalStorage<Target>();
let own: Target | undefined;

/** Runs something against this target: every client made meanwhile talks to it. */
export function withTarget<T>(target: Target, run: () => T): T {
  return running.run(target, run);
}

/** The target of the running check; a mock of this process outside of any. */
export function currentTarget(): Target {
  return running.getStore() ?? (own ??= { server: createApp({ maxWorlds: 500 }) });
}

const listening = new WeakMap<RequestListener, Promise<string>>();

/** The base URL of the API. An app is served once, for as long as the process lives. */
export function baseUrlOf(server: Target['server']): Promise<string> | string {
  if (typeof server === 'string') return server.replace(/\/+$/, '');
  let url = listening.get(server);
  if (!url) listening.set(server, (url = serve(server)));
  return url;
}

async function serve(app: RequestListener): Promise<string> {
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
