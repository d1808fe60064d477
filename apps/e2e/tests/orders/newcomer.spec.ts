/** A newcomer who follows only what the pages offer, from the landing page to the first award. */
import type { Locator, Page } from '@playwright/test';
import { fillSupplier } from '../../fixtures/bid-form.ts';
import { typeLines } from '../../fixtures/order-form.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const NEWCOMER = 'nora@example.test';
const CLICKS_TO_PUBLISH = 12;
const CLICKS_TO_AWARD = 35;

for (const { where, use } of [
  { where: 'on a desktop', use: {} },
  // 1440 × 900 at 200 %.
  {
    where: 'at 200 %',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  },
]) {
  test.describe(where, () => {
    test.use(use);

    test(
      'the first order is published and awarded in few clicks',
      { tag: ['@firefox', '@exhaustive'] },
      async ({ page, world }) => {
        test.slow();
        await journey(page, world);
      },
    );
  });
}

async function journey(page: Page, world: World): Promise<void> {
  let clicks = 0;
  /** Clicks and counts. No page is opened by its address: each is reached from the previous one. */
  async function click(target: Locator): Promise<void> {
    clicks += 1;
    await target.click();
  }

  await test.step('sign up', async () => {
    await page.goto('/app/');
    await click(page.getByRole('main').getByRole('link', { name: 'Start free trial' }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(NEWCOMER);
    await page.getByLabel('Password', { exact: true }).fill('sorok-vosem-popugaev');
    await page.getByLabel(/^Company/).fill('Nora Furniture');
    await click(page.getByLabel(/^I accept the terms/));
    await click(page.getByRole('button', { name: 'Create account' }));
    await expect(page.getByText(NEWCOMER)).toBeVisible();
    clicks += 1;
    await page.goto(await world.link('verify', NEWCOMER));
    await click(page.getByRole('link', { name: 'Add a phone number' }));
    await page.getByLabel('Phone').fill('8 916 555-01-02');
    await click(page.getByRole('button', { name: 'Send code' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your phone' })).toBeVisible();
    // Browsers size fields differently.
    expect(await page.getByRole('main').locator('section').evaluate(isWideEnough)).toBe(true);
    const { text } = await world.letter('phone', '+79165550102');
    await page.getByLabel('Code from the message').fill(/\d{6}/.exec(text)?.[0] ?? '');
    await arrivesAt(page, '/zakupki');
  });

  await test.step('publish an order', async () => {
    await click(page.getByRole('main').getByRole('link', { name: 'Create order' }).first());
    await page.getByLabel('Title').fill('Office chairs');
    await typeLines(page, [
      ['Office chair', '25', 'pcs'],
      ['Desk 140 × 70', '25', 'pcs'],
    ]);
    await chooseDeadline(page, click);
    await page.getByLabel('Delivery address').fill('Москва, ул. Складская, 4');
    await click(page.getByRole('button', { name: /^Publish · 1 credit/ }));
    await expect(page.getByText(/no supplier knows of it yet/)).toBeVisible();
    expect(clicks, 'clicks to the first published order').toBeLessThanOrEqual(CLICKS_TO_PUBLISH);
  });

  await test.step('add two bids', async () => {
    await click(page.getByRole('link', { name: 'Add or import bid' }));
    await enterBid(page, 'Möbel Nord GmbH', 'bids@nord.example', ['119,50', '240']);
    await click(page.getByRole('button', { name: 'Add bid' }));
    await click(page.getByRole('link', { name: 'Add bid' }));
    await enterBid(page, 'Stuhl AG', 'bids@stuhl.example', ['122', '251,50']);
    await click(page.getByRole('button', { name: 'Add bid' }));
    await expect(page.getByRole('link', { name: 'Bids 2' })).toBeVisible();
  });

  await test.step('stop collecting and award', async () => {
    await click(page.getByRole('link', { name: 'Overview' }));
    await click(page.getByRole('button', { name: 'Stop collecting bids' }));
    const closing = page.getByRole('dialog');
    await closing.getByLabel('Reason').fill('Two bids are enough');
    await click(closing.getByRole('button', { name: 'Stop collecting' }));
    await click(page.getByRole('link', { name: 'Award order' }));
    await click(page.getByRole('button', { name: 'Award…' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Award', exact: true }));
    await expect(page.getByRole('heading', { name: 'Awarded', exact: true })).toBeVisible();
    expect(clicks, 'clicks to the award').toBeLessThanOrEqual(CLICKS_TO_AWARD);
  });
}

const isWideEnough = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;

async function chooseDeadline(page: Page, click: (target: Locator) => Promise<void>): Promise<void> {
  await click(page.getByRole('button', { name: 'Choose date' }).first());
  await click(page.getByRole('button', { name: '10 November 2026', exact: true }));
}

async function enterBid(page: Page, supplier: string, email: string, prices: readonly string[]): Promise<void> {
  await fillSupplier(page, supplier, email);
  for (const [index, price] of prices.entries())
    await page.getByLabel(`Price, line ${index + 1}`, { exact: true }).fill(price);
}
