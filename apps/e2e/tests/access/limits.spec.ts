/** Access that ends by time or by spending: the notice page, and the way back to the work. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORLD_START } from '@zakupki/mock-api/test-world';
import { expect, test } from '../../fixtures/test.ts';
import { cell, fillTerms, typeLines } from '../../fixtures/order-form.ts';
import { publishOrders } from '../../fixtures/orders.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function draft(page: Page, title: string): Promise<void> {
  await fillTerms(page, title, '30 Nov');
  await typeLines(page, [['Кофе в зёрнах', '40', 'кг']]);
}

/** Tries to publish a new order, expects the notice page, and returns the path of the draft. */
async function publishRefused(page: Page, notice: string): Promise<string> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect.poll(() => place(page)).toMatch(new RegExp(`^/zakupki/${notice}/expired\\?returnTo=`));
  const returnTo = new URL(page.url()).searchParams.get('returnTo') ?? '';
  expect(returnTo).toMatch(/^\/zakupki\/orders\/ord_\w+$/);
  expect(new URL(page.url()).searchParams.get('resume')).toBe('publishOrder');
  return returnTo;
}

async function redeem(page: Page, code: string, offer: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole('button', { name: 'Redeem' }).click();
}

async function checkUnchanged(page: Page): Promise<void> {
  const notice = place(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^Checked at .*: no change yet\.$/)).toBeVisible();
  expect(place(page)).toBe(notice);
}

/** Expects that access is restored and that one click publishes the order. */
async function expectPublished(page: Page, title: string): Promise<void> {
  await expect(page.getByText('Your access is restored')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retry publishing · 1 credit, \d+ left$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
}

test('a trial ends by time, and a promo code restores it', async ({ page, world }) => {
  await world.enter(page, 'trial', '/zakupki/orders/new');
  await expect(page.getByRole('link', { name: 'Access: trial: 9 days · 3 credits' })).toBeVisible();
  await draft(page, 'Кофе на декабрь');
  await world.advance('P10D');
  const order = await publishRefused(page, 'trial');
  await expect(heading(page, 'Your trial has ended')).toBeVisible();
  await expect(page.getByText(/^It ended on 11\sNov,\s12:00/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Access: Trial ended · 0 credits' })).toBeVisible();
  await expect(page.getByText('Nothing is lost: your drafts and what you typed are saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still available' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose the .+ plan$/ })).toHaveCount(3);
  await checkUnchanged(page);

  // Reading and drafting still work.
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await arrivesAt(page, order);
  await expect(page.getByLabel('Title')).toHaveValue('Кофе на декабрь');
  // Access has not changed, so the action does not resume.
  await expect(page.getByRole('button', { name: 'Publish · 1 credit, 0 left' })).toBeVisible();
  await page.getByLabel('Title').fill('Кофе на зиму');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await publishRefused(page, 'trial');

  await redeem(page, 'proba-7', '7 more days of trial: until 19 Nov, 12:00');
  await expect(heading(page, 'Your plan')).toBeVisible();
  await expect(page.getByText('PROBA-7 redeemed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await arrivesAt(page, order);
  await expect(page.getByLabel('Title')).toHaveValue('Кофе на зиму');
  await expect(cell(page, 'Name', 1)).toHaveValue('Кофе в зёрнах');
  await expectPublished(page, 'Кофе на зиму');
});

test('a trial is extended once', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  await world.enter(page, 'trial', '/zakupki/orders/new');
  await draft(page, 'Чай');
  await world.advance('P10D');
  const order = await publishRefused(page, 'trial');
  await page.getByRole('button', { name: 'Extend by 3 days' }).click();
  await expect(page.getByText('The trial runs until 15 Nov, 12:00')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await arrivesAt(page, order);
  await expectPublished(page, 'Чай');

  await world.advance('P4D');
  await page.goto('/app/zakupki/trial/expired');
  await expect(heading(page, 'Your trial has ended')).toBeVisible();
  await expect(page.getByText('Already used: a trial can be extended once.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Extend/ })).toHaveCount(0);

  // Extended in another window in the meantime.
  await world.enter(page, 'trial-expired', '/zakupki/trial/expired');
  await world.enter(otherPage, 'trial-expired', '/zakupki/trial/expired');
  await otherPage.getByRole('button', { name: 'Extend by 3 days' }).click();
  await expect(heading(otherPage, 'Your plan')).toBeVisible();
  await page.getByRole('button', { name: 'Extend by 3 days' }).click();
  await expect(page.getByRole('region', { name: '3 more days of trial' }).getByRole('alert')).toBeVisible();
});

test(
  'credits run out by publishing and return when an order is cancelled',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await publishOrders(world, 'trial', 3);
    await world.enter(page, 'trial', '/zakupki/orders/new');
    await expect(page.getByRole('link', { name: 'Access: trial: 9 days · 0 credits' })).toBeVisible();
    await draft(page, 'Кофе на декабрь');
    await expect(page.getByRole('button', { name: 'Publish · 1 credit, 0 left' })).toBeVisible();
    const order = await publishRefused(page, 'credits');
    await expect(heading(page, 'No credits left')).toBeVisible();
    await expect(page.getByText(/^You used your last credit/)).toBeVisible();
    // Two from the seed, three from this test.
    await expect(page.getByRole('row').filter({ hasText: 'Published order' })).toHaveCount(5);
    await checkUnchanged(page);

    await world.enter(otherPage, 'trial', '/zakupki/orders?q=партия 2');
    await otherPage.getByRole('link', { name: 'Перчатки, партия 2' }).click();
    await otherPage.getByRole('button', { name: 'Actions' }).click();
    await otherPage.getByRole('menuitem', { name: 'Cancel order' }).click();
    await otherPage.getByRole('dialog').getByLabel('Comment').fill('Кофе важнее');
    await otherPage.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(otherPage.getByText('Cancelled', { exact: true })).toBeVisible();

    // An event shows the returned credit on the open page.
    await expect(heading(page, 'Your plan')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await arrivesAt(page, order);
    await expectPublished(page, 'Кофе на декабрь');
  },
);

test('a subscription ends after its grace period', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'grace', '/zakupki/subscription/expired');
  await expect(heading(page, 'Your plan')).toBeVisible();
  await expect(page.getByText(/Everything works until 4\sNov/)).toBeVisible();

  await page.goto('/app/zakupki/orders/new');
  await draft(page, 'Щебень');
  await world.advance('P3D');
  const order = await publishRefused(page, 'subscription');
  await expect(heading(page, 'Your subscription has ended')).toBeVisible();
  await expect(page.getByText(/^The paid period of the .* plan ended on 1\sNov/)).toBeVisible();
  await checkUnchanged(page);

  await world.setClock(WORLD_START);
  await page.getByRole('button', { name: 'Check again' }).click();
  await arrivesAt(page, order);
  await expectPublished(page, 'Щебень');
});

/** Users whose access is over at the world's start, with the reason shown. */
const OVER = [
  { who: 'trial-expired', page: 'trial', title: 'Your trial has ended', why: /^It ended on 19\sOct/ },
  {
    who: 'subscription-expired',
    page: 'subscription',
    title: 'Your subscription has ended',
    why: /^The paid period of the .* plan ended on 15\sOct/,
  },
  { who: 'credits-expired', page: 'credits', title: 'No credits left', why: /^You used your last credit/ },
  { who: 'credits-lapsed', page: 'credits', title: 'No credits left', why: /^Your credits expired/ },
] as const;

for (const { who, page: notice, title, why } of OVER) {
  test(`${who} sees the reason and can still read orders`, { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, who, `/zakupki/${notice}/expired?returnTo=%2Fzakupki%2Forders`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await arrivesAt(page, '/zakupki/orders');
    await expect(heading(page, 'Orders')).toBeVisible();
  });
}

test('all data can be exported after the subscription ends', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'subscription-expired', '/zakupki/subscription/expired');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Zakupki account 2026-11-02.zip');
  const archive = await readFile(await download.path(), 'latin1');
  expect(archive).toContain('account.json');
  expect(archive).toMatch(/orders\/Z-/);
});

test(
  'an administrator who impersonates a user sees the limit but cannot pay for the user',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.signInPage(page, 'admin');
    await page.evaluate(() => localStorage.setItem('auth-as-user', 'usr_trial_expired'));
    await page.goto('/app/zakupki/trial/expired');
    await expect(heading(page, 'Your trial has ended')).toBeVisible();
    const note = page.getByText(/^You are acting as .*. Only they can pay, extend the trial and redeem promo codes\.$/);
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Choose|Extend|By bank transfer|Check$)/ })).toHaveCount(0);
    await page.goto('/app/promo-code?code=DRUZHBA-5');
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  },
);

test('a return link to another site is not offered', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'trial-expired', '/zakupki/trial/expired?returnTo=https://evil.example/');
  await expect(heading(page, 'Your trial has ended')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
});
