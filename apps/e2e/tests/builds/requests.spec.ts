/** Number of requests of the first pages. A test of the built files checks their size. */
import type { Page } from '@playwright/test';
import { settled } from '../../fixtures/page/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * The requests until the page has loaded, including the document. The event stream is not among them: it opens after two
 * seconds without a request.
 */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const sentRequests: string[] = [];
  // Requests of another page must not count.
  await page.goto('about:blank');
  page.on('request', (request) => sentRequests.push(`${request.method()} ${request.url()}`));
  await page.goto(`/app${path}`);
  await settled(page);
  return sentRequests;
}

test('the login page takes at most 7 requests', async ({ page }) => {
  const sentRequests = await requestsOf(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(sentRequests.length, sentRequests.join('\n')).toBeLessThanOrEqual(7);
});

test('the list of orders takes at most 12 requests', async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  const sentRequests = await requestsOf(page, '/zakupki/orders');
  await expect(page.getByRole('table')).toBeVisible();
  expect(sentRequests.length, sentRequests.join('\n')).toBeLessThanOrEqual(12);
});

/** Of the list of orders of the default world, 20 rows: each element costs time and memory on every page that follows. */
const MOST_ELEMENTS = 600;

test(`the list of orders draws at most ${MOST_ELEMENTS} elements`, async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/zakupki/orders');
  await settled(page);
  await expect(page.locator('tr[data-row]')).toHaveCount(20);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test('pointing at a row of the list of orders loads the code of the order’s page', async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  await page.goto('/app/zakupki/orders');
  await settled(page);
  const loading = page.waitForRequest(/\/assets\/order-screen-/);
  await page.locator('tr[data-row]').first().hover();
  await loading;
  await expect(page).toHaveURL(/\/zakupki\/orders$/);
});
