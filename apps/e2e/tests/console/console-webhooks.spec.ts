import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openConsole } from '../../fixtures/console-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a webhook is saved, its deliveries and attempts are shown and repeated',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const statuses = [500];
    const receiver = createServer((request, response) => {
      request.resume();
      response.writeHead(statuses.shift() ?? 204).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    await world.freeze();
    await openConsole(page, world, 'webhooks');
    await page.getByLabel('URL').fill('https://hooks.example/a');
    await page.getByRole('button', { name: 'Save the webhook' }).click();
    await expect(page.getByLabel('URL')).toHaveAccessibleDescription(/MOCK_WEBHOOK_HOSTS\.$/);
    await page.getByLabel('URL').fill(url);
    await page.getByLabel('Secret · optional', { exact: true }).fill('sixteen-or-more-characters');
    await page.getByRole('button', { name: 'Save the webhook' }).click();
    await expect(page.getByText('Nothing has happened since the webhook was saved.')).toBeVisible();
    await expect(page.getByText('Deliveries are signed.')).toBeVisible();

    await world.api('/auth/login-link', { method: 'POST', body: '{"email":"buyer@demo.test"}' });
    const deliveries = page.getByRole('list', { name: 'Deliveries, newest first' });
    await expect(deliveries).toContainText('email.sentWaiting');
    await expect(deliveries).toContainText(/: 500 · \d+ ms/);
    await expect(deliveries).toContainText('by the world’s clock');
    await world.advance('PT5S');
    await expect(deliveries).toContainText('email.sentDelivered');
    await deliveries.getByRole('button', { name: /^Deliver email\.sent of .* again/ }).click();
    await expect(page.getByRole('list', { name: 'Attempts to deliver email.sent' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await page.getByRole('button', { name: 'Delete the webhook' }).click();
    await expect(page.getByText('Save a webhook first.')).toBeVisible();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  },
);
