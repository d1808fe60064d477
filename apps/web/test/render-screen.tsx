import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createProduct, addressOf, type Product } from '../src/app/product.ts';
import { type Locale, setLocale } from '../src/i18n/locale.ts';
import { fullPath } from '../src/paths.ts';
import { createSession } from '../src/session/session.ts';
import { routerAt } from './memory-router.ts';
import { mockServer, type MockServer } from './mock-server.ts';

export type Visit = {
  /** A demo user to sign in; signed out by default. */
  readonly as?: string;
  readonly locale?: Locale;
  /** Name of a mock scenario active from the start. */
  readonly scenario?: string;
  /** Starts a server in front of the mock, or prepares its world. @param baseUrl of the mock @returns `baseUrl` of that server */
  readonly before?: (baseUrl: string, world: MockServer['world']) => Promise<string>;
};

export type RenderedScreen = {
  readonly product: Product;
  readonly mock: MockServer;
  readonly user: UserEvent;
  /** The current address below the prefix, with query and hash. */
  at(): string;
};

/** Renders the product at a path, with the mock API in a new world. */
export async function renderScreen(path: string, visit: Visit = {}): Promise<RenderedScreen> {
  const { as, locale = 'en', scenario, before } = visit;
  setLocale(locale);
  localStorage.clear();
  const mock = await mockServer();
  const session = createSession(window);
  if (as !== undefined) session.start(await mock.signIn(as));
  if (scenario !== undefined) await mock.scenario(scenario);
  const baseUrl = before ? await before(mock.baseUrl, mock.world) : mock.baseUrl;
  const product = createProduct({ session, baseUrl, createRouter: routerAt(path) });
  render(<App {...product} />);
  onTestFinished(() => {
    cleanup();
    session.end();
    product.router.dispose();
  });
  // A click on the outline of a page that is replaced meanwhile would be lost. A prepared server may never answer.
  if (!before && scenario === undefined) await expect.poll(() => product.router.state.initialized).toBe(true);
  return { product, mock, user: userEvent.setup(), at: () => fullPath(addressOf(product.router)) };
}

/** Waits until every request that the page has sent is answered: of two that fail, each has its own time. */
export async function answered({ store }: Product): Promise<void> {
  const statuses = () => Object.values(store.getState().api.queries).map((query) => query?.status);
  await expect.poll(statuses).not.toContain('pending');
}
