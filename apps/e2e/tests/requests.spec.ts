/** How many requests a page makes before it is there: gates, from an empty cache. */
import { expect, test } from './fixtures.ts';

test('the login page takes at most 12 requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/app/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
});

test('the orders list takes at most 18 requests', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki');
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/app/zakupki/orders');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(18);
});
