/** Each test has its own world. A test fails when a page reports an error or a response breaks the contract. */
import { createHash } from 'node:crypto';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { WORLD_START } from '@zakupki/mock-api/test-world';
import { World } from './world.ts';

export { expect };

interface Fixtures {
  readonly world: World;
  /** Uncaught errors and `console.error` of all pages. */
  readonly reported: string[];
  /** A page of a second browser context: it shares only the world with `page`. */
  readonly otherPage: Page;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- which fixtures one needs is read off this parameter
  reported: async ({}, use) => {
    const reported: string[] = [];
    await use(reported);
    expect(reported).toEqual([]);
  },

  world: async ({ baseURL }, use, info) => {
    const title = [info.file, ...info.titlePath, info.repeatEachIndex].join('/');
    const world = new World(baseURL ?? '', `e2e-${createHash('sha256').update(title).digest('hex').slice(0, 20)}`);
    await world.create();
    await use(world);
    // Responses that a test forces may break the contract; the others may not.
    const wrong = (await world.requests())
      .filter(({ forcedBy, status, violations }) => forcedBy === null && (status >= 500 || violations.length > 0))
      .map(({ method, path, status, violations }) => `${method} ${path} ${status}: ${violations.join(', ')}`);
    expect(wrong).toEqual([]);
  },

  context: async ({ context, world, reported }, use) => {
    await prepare(context, world, reported);
    await use(context);
  },

  otherPage: async ({ browser, world, reported }, use) => {
    const context = await browser.newContext();
    await prepare(context, world, reported);
    await use(await context.newPage());
    await context.close();
  },
});

async function prepare(context: BrowserContext, world: World, reported: string[]): Promise<void> {
  await context.addCookies([world.cookie]);
  // The browser starts at the world's time, so that calendars open at its deadlines.
  await context.clock.install({ time: WORLD_START });
  context.on('weberror', (error) => reported.push(error.error().message));
  context.on('console', (message) => {
    // The browser reports every failed request; tests make requests fail on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      reported.push(message.text());
    }
  });
}
