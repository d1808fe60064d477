/** Number of requests of the first pages. A test of the built files checks their size. */
import type { Page } from '@playwright/test';
import { settled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Requests until the page has loaded, the document included. What a page does not need comes later: the stream of events
 * opens after two seconds without a request.
 */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  // Requests of another page must not count.
  await page.goto('about:blank');
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`/app${path}`);
  await settled(page);
  return asked;
}

test('the login page takes at most 12 requests', async ({ page }) => {
  const asked = await requestsOf(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
});

test('the list of orders takes at most 18 requests', async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  const asked = await requestsOf(page, '/zakupki/orders');
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(18);
});
