import type { Page } from '@playwright/test';
import { choose, openConsole, rows } from '../../fixtures/console-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a rule forces one operation; an invalid rule shows errors at its fields', async ({ page, world }) => {
  const headers = await world.signIn('buyer');
  await world.api('/orders/ord_paper', { headers });
  await openConsole(page, world);
  await rows(page).filter({ hasText: 'getOrder' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Force an answer' }).click();
  const form = dialog(page, 'Force an answer');
  await expect(form.getByRole('combobox', { name: 'Operation' })).toHaveValue('getOrder · GET /orders/{orderId}');

  await form.getByLabel('Body · optional').fill('{"id":');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByLabel('Body · optional')).toHaveAccessibleDescription(/This is not valid JSON/);
  await form.getByLabel('Body · optional').fill('');
  await form.getByLabel('Status', { exact: true }).fill('418');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByLabel('Status', { exact: true })).toHaveAccessibleDescription(/404/);
  await form.getByLabel('Status', { exact: true }).fill('404');
  await form.getByLabel('Number of times · optional').fill('1');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form).toBeHidden();
  await dialog(page, 'Request and response').getByRole('button', { name: 'Close' }).click();

  const list = page.getByRole('list', { name: /^Custom rules/ });
  await expect(list.getByRole('listitem')).toContainText(['getOrder→ 404 · 1× only']);
  expect((await world.api('/orders/ord_paper', { headers })).status).toBe(404);
  expect((await world.api('/orders/ord_paper', { headers })).status).toBe(200);

  await page.getByRole('button', { name: 'Add rule' }).click();
  await form.getByText('Method or path').click();
  await form.getByLabel('Path · optional').fill('/nowhere');
  await form.getByText('Dropped connection').click();
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByLabel('Path · optional')).toHaveAccessibleDescription(/\/nowhere/);
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Remove rule getOrder: 404' }).click();
  await expect(list).toBeHidden();
});

test('a rule for some requests of one person changes the real answer', async ({ page, world }) => {
  const headers = await world.signIn('buyer');
  await openConsole(page, world);
  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = dialog(page, 'Force an answer');
  await choose(form, 'Operation', 'listOrders');
  await form.getByRole('button', { name: 'Add condition' }).click();
  await form.getByLabel('Parameter of condition 1').fill('statsu');
  await form.getByLabel('Value of condition 1').fill('draft');
  await form.getByRole('button', { name: 'Add condition' }).click();
  await form.getByRole('combobox', { name: 'Kind of condition 2' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await form.getByLabel('Person of condition 2').fill('buyer');
  await form.getByText('Changed response').click();
  await form.getByLabel('JSON patch · optional').fill('[{"op": "replace", "path": "/data"}]');
  await form.getByRole('button', { name: 'Set header' }).click();
  await form.getByLabel('Name of header 1').fill('X-Bench');
  await form.getByLabel(/^Value of header 1/).fill('on');
  await form.getByLabel('Chance in percent · optional').fill('100');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByLabel('Value of condition 1')).toHaveAccessibleDescription(/no operation .* "statsu"/i);
  await expect(form.getByLabel('JSON patch · optional')).toHaveAccessibleDescription(/\/0\/value/);

  await form.getByLabel('Parameter of condition 1').fill('status');
  await form.getByLabel('JSON patch · optional').fill('[{"op": "replace", "path": "/data", "value": []}]');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: /^Custom rules/ }).getByRole('listitem')).toContainText([
    'listOrders by buyer, ?status = draft→ the real answer, 1 change, 1 header · chance 100%, seed 0',
  ]);
  const changed = await world.api('/orders?status=draft', { headers });
  expect([changed.status, changed.headers.get('x-bench')]).toEqual([200, 'on']);
  expect(((await changed.json()) as { data: unknown[] }).data).toEqual([]);
  expect((await world.api('/orders', { headers })).headers.get('x-bench')).toBeNull();
});
