import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '@zakupki/mock-api/create-app';
import { createWorld } from '@zakupki/mock-api/test-world';
import { connection, rows } from '../../fixtures/console-page.ts';
import { expect, test } from '../../fixtures/test.ts';

async function listen(app: RequestListener, port = 0): Promise<{ server: Server; port: number; origin: string }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { server, port: own, origin: `http://localhost:${own}` };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test('a lost server is reported, and after its restart the console shows the new state', async ({ page, reported }) => {
  const first = await listen(createApp());
  await createWorld(first.origin, { name: 'short-lived', scenario: 'slow' });
  await page.goto(`${first.origin}/__mock?world=short-lived`);
  await expect(connection(page)).toHaveText('Live');
  await close(first.server);
  await expect(connection(page)).toHaveText('Connection lost');
  await expect(page.getByRole('alert')).toContainText('The page may be out of date');
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect(page.getByRole('region', { name: 'Clock' }).getByRole('alert')).toContainText('does not respond');

  const second = await listen(createApp(), first.port);
  await expect(page.getByText('World “short-lived” does not exist yet')).toBeVisible();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(connection(page)).toHaveText('Live');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await close(second.server);
  // The browser reports streams that were cut.
  reported.length = 0;
});

test('a server without the product says where links lead to', async ({ page }) => {
  const { server, origin } = await listen(createApp());
  await page.goto(`${origin}/__mock?tab=people`);
  await expect(page.getByText(/The product is not served at this address/)).toBeVisible();
  await close(server);
});

test('with a proxied server the console says so, and the traffic shows contract drift', async ({ page }) => {
  const target = await listen(createApp());
  const { server, origin } = await listen(createApp({ proxy: { target: target.origin } }));
  // A body that breaks the contract counts as drift.
  const behind = await createWorld(target.origin, { name: 'default' });
  await behind.force({ rules: [{ when: { operationId: 'listPlans' }, then: { status: 200, body: { plans: 7 } } }] });
  await page.goto(`${origin}/__mock`);
  await expect(connection(page)).toHaveText('Live');
  await expect(page.getByText(`calls of /api go to ${target.origin}`)).toBeVisible();
  await fetch(`${origin}/api/plans`, { headers: await behind.signIn('buyer') });
  await expect(rows(page).first()).toContainText(/\/api\/plans.*Breaks the contract/);
  await close(server);
  await close(target.server);
});
