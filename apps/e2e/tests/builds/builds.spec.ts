/** New builds while a page is open (spec §9), and builds with analytics (spec §1). */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Collector } from '../../fixtures/collector.ts';
import { readBuildId, buildOnTopOf, Deployment, documentsOf, FIRST_BUILD } from '../../fixtures/deployment.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { cell } from '../../fixtures/order-form.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';

type Fixtures = {
  /** A server for this test, with the first build. */
  readonly deployment: Deployment;
};

type WorkerFixtures = {
  /** The folder of a second build, based on the first. */
  readonly second: string;
  /** An analytics service, and the folder of a production build configured with it. */
  readonly outside: { readonly collector: Collector; readonly build: string };
};

const test = base.extend<Fixtures, WorkerFixtures>({
  second: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this parameter
    async ({}, use) => {
      const folder = await buildOnTopOf(FIRST_BUILD, { ZAKUPKI_NEW_BUILD_CHECK_SECONDS: '1800' });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this parameter
    async ({}, use) => {
      const collector = await Collector.start();
      const build = await buildOnTopOf(FIRST_BUILD, {
        ZAKUPKI_PRODUCTION: 'true',
        ZAKUPKI_ANALYTICS_SCRIPT: `${collector.origin}/tag.js`,
        ZAKUPKI_ANALYTICS_ID: 'zakupki-1',
        ZAKUPKI_RECORDER_SCRIPT: `${collector.origin}/recorder.js`,
      });
      await use({ collector, build });
      await collector.stop();
      rmSync(build, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this parameter
  deployment: async ({}, use) => {
    const deployment = await Deployment.start(FIRST_BUILD);
    await use(deployment);
    await deployment.stop();
  },
  baseURL: ({ deployment }, use) => use(deployment.origin),
});

// The tests share one second build.
test.describe.configure({ mode: 'default' });

const NOTICE = 'A new version is ready and loads with the next page you open.';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: NOTICE });
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** The page checks for a new build hourly. */
async function advanceOneHour(page: Page): Promise<void> {
  await page.clock.fastForward('01:00:01');
}

async function followLink(page: Page, link: 'Home' | 'Orders' | 'Suppliers'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}

const MISSING_FILE =
  /dynamically imported module|preload CSS|Refused to apply style from '[^']*\/assets\/|error loading dynamically/i;

function expectOnlyMissingFiles(reported: string[]): void {
  for (const message of reported.splice(0)) expect(message).toMatch(MISSING_FILE);
}

test('a new build is announced, and the next page loads it: two documents in all', async ({
  page,
  world,
  deployment,
  second,
}) => {
  await world.enter(page, 'buyer', '/zakupki');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const documents = documentsOf(page);
  expect(await buildOf(page)).toBe(readBuildId(FIRST_BUILD));
  deployment.deploy(second);
  await expect(notice(page)).toHaveCount(0);
  await advanceOneHour(page);
  await expect(notice(page)).toBeVisible();
  expect(documents).toEqual([]);

  await followLink(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect([place(page), await buildOf(page), documents]).toEqual([
    '/zakupki/orders',
    readBuildId(second),
    ['/app/zakupki/orders'],
  ]);
  await expect(notice(page)).toHaveCount(0);
  await followLink(page, 'Home');
  await arrivesAt(page, '/zakupki');
  await advanceOneHour(page);
  await followLink(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test(
  'a new build also loads on Back, and at once with its button',
  { tag: '@exhaustive' },
  async ({ page, world, deployment, second }) => {
    await world.enter(page, 'buyer', '/zakupki');
    await followLink(page, 'Orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const documents = documentsOf(page);
    deployment.deploy(second);
    await advanceOneHour(page);
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect.poll(() => documents).toEqual(['/app/zakupki']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([place(page), await buildOf(page)]).toEqual(['/zakupki', readBuildId(second)]);

    deployment.deploy(FIRST_BUILD);
    await advanceOneHour(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => documents).toEqual(['/app/zakupki', '/app/zakupki']);
    await expect.poll(() => buildOf(page)).toBe(readBuildId(FIRST_BUILD));
  },
);

test(
  'a new build does not interrupt while the old build’s files remain',
  { tag: '@exhaustive' },
  async ({ page, world, deployment, second }) => {
    await world.enter(page, 'buyer', '/zakupki');
    const documents = documentsOf(page);
    deployment.deploy(second);
    await followLink(page, 'Orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect([await buildOf(page), documents]).toEqual([readBuildId(FIRST_BUILD), []]);
  },
);

test(
  'a new build loads when the old build’s files are gone: two documents in all',
  { tag: '@exhaustive' },
  async ({ page, world, deployment, second, reported }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    const documents = documentsOf(page);
    deployment.deploy(second);
    deployment.removeAssets({ not: second });
    // Of a page whose files nothing loads before its link is pointed at.
    await followLink(page, 'Suppliers');
    await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
    expect([place(page), await buildOf(page), documents]).toEqual([
      '/zakupki/suppliers',
      readBuildId(second),
      ['/app/zakupki/suppliers'],
    ]);
    expectOnlyMissingFiles(reported);
  },
);

test(
  'a missing file leads to the error page after one reload',
  { tag: '@exhaustive' },
  async ({ page, world, deployment, reported }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    const documents = documentsOf(page);
    const restore = deployment.removeAssets(/\/suppliers-screen-[\w-]{7}\.js$/);
    await followLink(page, 'Suppliers');
    await expect(page.getByText('Part of this page couldn’t be loaded')).toBeVisible();
    expect([place(page), documents]).toEqual(['/zakupki/suppliers', ['/app/zakupki/suppliers']]);
    expectOnlyMissingFiles(reported);
    restore();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  },
);

test(
  'a missing part of a page leads to an error after one reload',
  { tag: '@exhaustive' },
  async ({ page, world, deployment, reported }) => {
    await world.enter(page, 'buyer', '/zakupki');
    const documents = documentsOf(page);
    deployment.removeAssets(/palette/);
    await page.keyboard.press('Control+k');
    await expect.poll(() => documents).toEqual(['/app/zakupki']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Part of this page couldn’t be loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(documents).toEqual(['/app/zakupki']);
    expectOnlyMissingFiles(reported);
  },
);

test.describe('while an order is being typed', () => {
  async function type(page: Page): Promise<void> {
    await page.getByLabel('Title').fill('Кабель и розетки');
    await cell(page, 'Name', 1).fill('Кабель ВВГнг 3×2,5');
  }

  async function expectTyped(page: Page): Promise<void> {
    await expect(page.getByLabel('Title')).toHaveValue('Кабель и розетки');
    await expect(cell(page, 'Name', 1)).toHaveValue('Кабель ВВГнг 3×2,5');
  }

  test(
    'nothing reloads; afterwards the new build loads and preserves the typed text',
    { tag: '@exhaustive' },
    async ({ page, world, deployment, second }) => {
      await world.enter(page, 'buyer', '/zakupki/orders/new');
      await type(page);
      const documents = documentsOf(page);
      deployment.deploy(second);
      await advanceOneHour(page);
      await expect(notice(page)).toBeVisible();
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('This page has unsaved changes.')).toBeVisible();
      await followLink(page, 'Orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      expect([await buildOf(page), documents]).toEqual([readBuildId(FIRST_BUILD), []]);

      await followLink(page, 'Home');
      await expect.poll(() => documents).toEqual(['/app/zakupki']);
      await expect.poll(() => buildOf(page)).toBe(readBuildId(second));
      await page.getByRole('link', { name: 'Create order' }).click();
      await arrivesAt(page, '/zakupki/orders/new');
      await expectTyped(page);
      expect(documents).toHaveLength(1);
    },
  );

  test(
    'a missing part is reported, and everything else stays',
    { tag: '@exhaustive' },
    async ({ page, world, deployment, second, reported }) => {
      await world.enter(page, 'buyer', '/zakupki/orders/new');
      await type(page);
      const documents = documentsOf(page);
      deployment.deploy(second);
      const restore = deployment.removeAssets({ not: second });
      await page.getByRole('button', { name: 'From a spreadsheet' }).click();
      const missing = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' });
      await expect(missing).toBeVisible();
      await expectTyped(page);
      expect(documents).toEqual([]);
      restore();
      await missing.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectTyped(page);

      // Leaving the page loads the new build and preserves the typed text.
      deployment.removeAssets({ not: second });
      // The scripts of home are those of this page, too.
      await followLink(page, 'Suppliers');
      await expect.poll(() => documents).toEqual(['/app/zakupki/suppliers']);
      await expect.poll(() => buildOf(page)).toBe(readBuildId(second));
      await page.goto('/app/zakupki/orders/new');
      await expectTyped(page);
      expectOnlyMissingFiles(reported);
    },
  );

  test(
    'the new build loads with the next page once everything is saved',
    { tag: '@exhaustive' },
    async ({ page, world, deployment, second }) => {
      await world.enter(page, 'buyer', '/zakupki/orders/ord_uniform');
      await page.getByLabel('Title').fill('Спецодежда на зиму и весну');
      const documents = documentsOf(page);
      deployment.deploy(second);
      await advanceOneHour(page);
      await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
      await expect(notice(page)).toBeVisible();
      await followLink(page, 'Orders');
      await expect.poll(() => documents).toEqual(['/app/zakupki/orders']);
      await expect.poll(() => buildOf(page)).toBe(readBuildId(second));
      await page.goto('/app/zakupki/orders/ord_uniform');
      await expect(page.getByLabel('Title')).toHaveValue('Спецодежда на зиму и весну');
    },
  );
});

test.describe('analytics', () => {
  const QUESTION = 'Help us improve: may we collect usage statistics?';
  const question = (page: Page) => page.getByRole('status').filter({ hasText: QUESTION });

  async function work(page: Page): Promise<void> {
    await followLink(page, 'Orders');
    await page.getByRole('link', { name: 'Бумага и канцелярия на квартал' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Бумага и канцелярия/ })).toBeVisible();
    await page.goto('/app/zakupki/orders/new?email=ivan%40demo.example#x');
    await page.getByLabel('Title').fill('Кабель и розетки');
  }

  test('receives nothing from the default build', { tag: '@exhaustive' }, async ({ page, world, deployment }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(deployment.origin)) elsewhere.push(request.url());
    });
    await world.enter(page, 'buyer', '/zakupki');
    await work(page);
    await expect(question(page)).toHaveCount(0);
    expect([elsewhere, await page.locator('iframe').count()]).toEqual([[], 0]);
  });

  test(
    'receives usage events after consent, and nothing else',
    { tag: '@exhaustive' },
    async ({ page, world, deployment, outside: { collector, build } }) => {
      collector.received.splice(0);
      deployment.deploy(build);
      await world.enter(page, 'buyer', '/zakupki');
      await expect(question(page)).toBeVisible();
      expect(collector.received).toEqual([]);

      await question(page).getByRole('button', { name: 'Allow' }).click();
      await expect(question(page)).toHaveCount(0);
      await work(page);
      const token = await page.evaluate(() => localStorage.getItem('auth-token'));
      await expect
        .poll(() => collector.sent())
        .toContainEqual({ event: 'type', what: 'input', page: '/zakupki/orders/new', at: expect.any(Number) });
      expect(collector.sent()).toContainEqual(
        expect.objectContaining({ event: 'page', page: '/zakupki/orders/:id', query: {} }),
      );
      // The scripts found no personal data.
      const sent = collector.sent();
      const taken = sent.filter((body) => JSON.stringify(body).includes('"taken"'));
      expect(taken.length).toBeGreaterThanOrEqual(2);
      for (const body of taken) {
        expect(body).toEqual({
          taken: {
            token: 'refused',
            cookie: 'refused',
            page: 'refused',
            address: 'refused',
            referrer: '',
            base: expect.stringMatching(/^http:\/\/localhost:\d+\/app\/telemetry\/(analytics|recorder)\.html$/),
          },
        });
      }
      for (const body of sent.filter((one) => !taken.includes(one))) {
        expect(['start', 'page', 'press', 'type', 'scroll', 'error']).toContain((body as { event: string }).event);
        const known = ['event', 'id', 'release', 'production', 'language', 'page', 'query', 'at', 'what', 'x', 'y'];
        expect(Object.keys(body as object).filter((key) => !known.includes(key))).toEqual([]);
      }
      for (const { headers, body, path } of collector.received) {
        expect([headers.cookie, headers.authorization, headers.referer]).toEqual([undefined, undefined, undefined]);
        for (const secret of [token ?? '', 'ord_', 'Бумага', 'Кабель', 'demo', 'Анна', world.name]) {
          expect(body + path).not.toContain(secret);
        }
      }

      // Withdrawing the consent takes effect at once.
      await page.getByRole('button', { name: /Account:/ }).click();
      await page.getByRole('checkbox', { name: 'Send usage statistics' }).uncheck();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.keyboard.press('Escape');
      const before = collector.received.length;
      await page.reload();
      await followLink(page, 'Orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      expect(collector.received.length).toBe(before);
    },
  );

  test(
    'changes nothing if it never responds',
    { tag: '@exhaustive' },
    async ({ page, world, deployment, outside: { collector, build } }) => {
      collector.isResponding = false;
      deployment.deploy(build);
      await world.enter(page, 'buyer', '/zakupki');
      await question(page).getByRole('button', { name: 'Allow' }).click();
      await expect(page.locator('iframe')).toHaveCount(2);
      await work(page);
      await expect(page.getByLabel('Title')).toHaveValue('Кабель и розетки');
      collector.isResponding = true;
    },
  );
});
