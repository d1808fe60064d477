import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { type ConsoleTab, openConsole, rows, worldPicker } from '../../fixtures/console-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { tabbing } from '../../fixtures/page/tabbing.ts';
import type { World } from '../../fixtures/world.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const TABS: readonly ConsoleTab[] = ['setup', 'traffic', 'outbox', 'webhooks', 'people', 'files'];

/** Fills every pane of the console. */
async function populate(world: World): Promise<void> {
  const headers = await world.signIn('buyer');
  await world.api('/orders?status=draft', { headers });
  await world.api('/orders/ord_nowhere', { headers });
  await world.api('/units', { headers: { ...headers, 'x-mock-scenario': 'malformed' } });
  await world.force({
    name: 'slow',
    rules: [{ when: { operationId: 'publishOrder' }, then: { status: 503 }, times: 2 }],
  });
}

async function inspect(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await expectAccessibleInBothSchemes(page);
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the console is accessible on a ${device}`, { tag: '@exhaustive' }, async ({ page, world }) => {
    await populate(world);
    await page.setViewportSize(viewport);
    // Animations would distort colours.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const tab of TABS) {
      await openConsole(page, world, tab);
      await page.waitForLoadState('domcontentloaded');
      await inspect(page);
    }
    await openConsole(page, world);
    await rows(page).filter({ hasText: 'Breaks the contract' }).getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Body of the response' })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Force an answer' }).click();
    await expect(page.getByRole('dialog', { name: 'Force an answer' })).toBeVisible();
    await inspect(page);
    await page.goto('/__mock?world=never-used');
    await expect(page.getByText('World “never-used” does not exist yet')).toBeVisible();
    await inspect(page);
  });
}

const tabTo = tabbing(60);

test('a scenario can be forced and stopped with the keyboard', { tag: '@exhaustive' }, async ({ page, world }) => {
  const headers = await world.signIn('buyer');
  await openConsole(page, world);
  const scenario = page.getByRole('combobox', { name: 'Scenario' });
  await tabTo(page, scenario);
  await page.keyboard.type('credits');
  await expect(page.getByRole('option')).toHaveText([/^credits-expired/]);
  await page.keyboard.press('Enter');
  await expect(scenario).toHaveValue('credits-expired');
  await world.api('/orders', { headers });

  const refused = rows(page).getByRole('button', { name: 'GET /api/orders, 402' });
  await tabTo(page, refused);
  await page.keyboard.press('Enter');
  const exchange = page.getByRole('dialog', { name: 'Request and response' });
  await expect(exchange.getByRole('region', { name: 'Body of the response' })).toContainText('CREDITS_EXPIRED');
  await tabTo(page, exchange.getByRole('button', { name: 'Force an answer' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Force an answer' });
  await tabTo(page, form.getByLabel('Status', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('429');
  await tabTo(page, form.getByRole('button', { name: 'Add rule' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(exchange).toBeHidden();
  await expect(refused).toBeFocused();
  expect((await world.api('/orders', { headers })).status).toBe(429);

  await worldPicker(page).focus();
  await tabTo(page, page.getByRole('button', { name: 'Stop forcing' }));
  await page.keyboard.press('Enter');
  await expect(scenario).toHaveValue('normal');
  expect((await world.api('/orders', { headers })).status).toBe(200);

  await tabTo(page, page.getByRole('tab', { name: 'Traffic' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Outbox' })).toBeFocused();
  await expect(page.getByRole('list', { name: /^Messages to .*, newest first$/ })).toBeVisible();
});
