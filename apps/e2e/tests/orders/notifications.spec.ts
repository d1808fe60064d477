import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { settled } from '../../fixtures/page/settled.ts';
import { pressWords } from '../../fixtures/page/words.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications: / });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('following a notification lowers the count, and marking all read clears it', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders');
  await expect(bell(page)).toHaveAccessibleName(/^Notifications: \d+ unread$/);
  const before = Number(await bell(page).textContent());
  await bell(page).click();
  await list(page)
    .getByRole('link', { name: /bidding has closed.*Крепёж и расходники/ })
    .click();
  await arrivesAt(page, '/zakupki/orders/ord_fasteners');
  await expect(bell(page)).toHaveAccessibleName(`Notifications: ${before - 1} unread`);

  await bell(page).press('Enter');
  await list(page).getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(list(page).getByRole('link', { name: /^unread:/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications: none new');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications: none new');
});

test(
  'a new notification pops up and leads to its page; earlier ones do not pop up',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await expect(bell(page)).toHaveAccessibleName(/\d+ unread$/);
    // Pending requests would time out when the clock jumps.
    await expect(page.getByRole('table')).toBeVisible();
    const before = Number(await bell(page).textContent());
    await page.clock.runFor(61_000);
    await expect
      .poll(async () => (await world.requests()).some(({ operationId }) => operationId === 'listNotifications'))
      .toBe(true);
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Bids on the paper order are due on 3 November at noon.
    await world.setClock('2026-11-03T12:00:10Z');
    await page.clock.runFor(61_000);
    const popup = page.getByRole('alert').filter({ hasText: 'Бумага и канцелярия на квартал' }).first();
    await expect(popup).toContainText('bidding has closed');
    await expect(bell(page)).not.toHaveAccessibleName(`Notifications: ${before} unread`);
    const unread = Number(await bell(page).textContent());
    await popup.getByRole('button', { name: 'Open' }).click();
    await arrivesAt(page, '/zakupki/orders/ord_paper');
    await expect(bell(page)).toHaveAccessibleName(`Notifications: ${unread - 1} unread`);
  },
);

for (const width of [1440, 390]) {
  test(`a new notification leaves the bell free, ${width} px`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 844 });
    await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
    await expect(bell(page)).toHaveAccessibleName(/\d+ unread$/);
    await settled(page);
    await world.setClock('2026-11-03T12:00:10Z');
    await page.clock.runFor(61_000);
    await expect(page.getByRole('alert').first()).toBeVisible();
    // The number of unread ones, which would lie below a popup at the top.
    await pressWords(page, bell(page));
    await expect(list(page)).toBeVisible();
  });
}

test('the list fits a phone, and its settings are saved', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.enter(page, 'buyer', '/zakupki');
  await bell(page).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, {});
  await list(page).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Notification settings' });
  await expectAccessibleInBothSchemes(page, {});
  await settings.getByRole('checkbox', { name: 'A conflict blocks the award: In Zakupki' }).uncheck();
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await expect(list(page).getByRole('link', { name: /conflict blocks the award/ })).toHaveCount(0);
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await expect(list(page).getByRole('link', { name: /conflict blocks the award/ })).toHaveCount(0);
});
