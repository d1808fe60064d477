/** Every test has a world of its own, and fails when the page logs an error or an answer breaks the contract. */
import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { World } from './world.ts';

export { expect };

type Fixtures = {
  world: World;
  /** errors the page's scripts raised */
  pageErrors: string[];
};

export const test = base.extend<Fixtures>({
  world: async ({ context, page, request, baseURL }, use, info) => {
    const name = `e2e-${createHash('sha256').update(`${info.file}${info.titlePath.join('/')}`).digest('hex').slice(0, 20)}`;
    await request.put(`/__mock/worlds/${name}`, { data: {} });
    await context.addCookies([{ name: 'mock-world', value: name, url: baseURL ?? '' }]);
    const world = new World(name, request, page);
    await use(world);
    const broken = (await world.requests()).flatMap((entry) => entry.violations.map((text) => `${entry.method} ${entry.path}: ${text}`));
    expect(broken).toEqual([]);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
