import type { Page } from '@playwright/test';
import { choose, openConsole, rows } from '../../fixtures/console-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'a rule forces one operation; an invalid rule shows errors at its fields',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
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
  },
);

test(
  'a rule for some requests of one person changes the real answer',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
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
  },
);

test(
  'a rule is edited in the form, moved before another, and written as JSON',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const headers = await world.signIn('buyer');
    const statusOfList = async () => (await world.api('/orders', { headers })).status;
    await world.force({
      rules: [
        { when: { operationId: 'listOrders', query: { status: { equals: 'draft' } } }, then: { status: 503 } },
        { when: { tag: 'orders' }, then: { status: 500, delayMs: 5 } },
      ],
    });
    await openConsole(page, world);
    const lines = page.getByRole('list', { name: /^Custom rules/ }).getByRole('listitem');
    await lines
      .nth(0)
      .getByRole('button', { name: /^Edit rule/ })
      .click();
    const form = dialog(page, 'Edit rule');
    await expect(form.getByRole('combobox', { name: 'Operation' })).toHaveValue('listOrders · GET /orders');
    await form.getByRole('button', { name: 'Remove condition 1' }).click();
    await form.getByLabel('Status', { exact: true }).fill('404');
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(form.getByLabel('Status', { exact: true })).toHaveAccessibleDescription(/403/);
    await form.getByLabel('Status', { exact: true }).fill('403');
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(lines).toContainText(['listOrders→ 403', 'tag orders→ 500']);
    expect(await statusOfList()).toBe(403);

    await lines
      .nth(1)
      .getByRole('button', { name: /^Move up rule/ })
      .click();
    await expect(lines).toContainText(['tag orders→ 500', 'listOrders→ 403']);
    expect(await statusOfList()).toBe(500);

    await lines
      .nth(0)
      .getByRole('button', { name: /^Edit rule/ })
      .click();
    await form.getByRole('button', { name: 'Edit as JSON' }).click();
    const json = form.getByRole('textbox', { name: 'Rule' });
    await expect(json).toHaveValue(/"delayMs": 5/);
    await json.fill('{"when": {"tag": "checkout"}, "then": {"payment": "failed"}}');
    await form.getByRole('button', { name: 'Edit in the form' }).click();
    await expect(json).toHaveAccessibleDescription(/no fields for this rule/);
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(form.getByRole('alert')).toContainText(/^\/when\/tag: .*"checkout"/);
    await json.fill('{"when": {"tag": "access"}, "then": {"payment": "failed"}}');
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(lines).toContainText(['tag access→ card payments failed', 'listOrders→ 403']);
    expect(await statusOfList()).toBe(403);
  },
);

test('forced answers expire by the clock of the world, and the log is cleared', async ({ page, world }) => {
  await openConsole(page, world);
  await choose(page, 'Scenario', 'server-error');
  await page.getByRole('combobox', { name: 'Expires' }).click();
  await page.getByRole('option', { name: 'In 10 minutes' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers).toContainText(/09:1\d:\d\d, Mon, 2 Nov 2026, UTC/);
  await page.reload();
  await expect(answers).toContainText(/09:1\d:\d\d, Mon, 2 Nov 2026, UTC/);
  expect((await world.api('/plans')).status).toBe(500);
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('normal');
  await expect(page.getByRole('combobox', { name: 'Expires' })).toBeHidden();

  expect((await world.api('/plans')).status).toBe(200);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear log' }).click();
  await expect(page.getByText('No requests in this world yet')).toBeVisible();
  await world.api('/plans');
  await expect(rows(page)).toHaveCount(1);
});

test('a rule says how often it still applies, and goes on counting when only its limit changes', async ({
  page,
  world,
}) => {
  await world.force([{ when: { operationId: 'listPlans' }, then: { status: 503 }, times: 2 }]);
  await openConsole(page, world);
  const rule = page.getByRole('list', { name: /^Custom rules/ }).getByRole('listitem');
  await expect(rule).toHaveText('listPlans→ 503 · 2× only, 2 left');
  expect((await world.api('/plans')).status).toBe(503);
  await expect(rule).toHaveText('listPlans→ 503 · 2× only, 1 left');
  await page.getByRole('combobox', { name: 'Expires' }).click();
  await page.getByRole('option', { name: 'In an hour' }).click();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Nov 2026, UTC');
  await expect(rule).toHaveText('listPlans→ 503 · 2× only, 1 left');
  expect((await world.api('/plans')).status).toBe(503);
  expect((await world.api('/plans')).status).toBe(200);
});
