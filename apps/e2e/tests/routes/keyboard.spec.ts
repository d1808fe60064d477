import { expectAccessible } from '../../fixtures/page/accessibility.ts';
/** The product by keyboard alone: nothing in this file clicks. */
import { PASSWORD } from '@zakupki/mock-api/people';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { cell } from '../../fixtures/order-form.ts';
import { draftOrder } from '../../fixtures/orders.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import { findOpened, tabbing } from '../../fixtures/page/tabbing.ts';
import { DESK, PHONE } from '../../fixtures/page/window-size.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const tabTo = tabbing(80);

async function openByPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByLabel('Search or go to a page')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

test('sign in, open an order, draft one and publish it', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/app/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('buyer@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/zakupki');
  await expect(heading(page, 'Home')).toBeFocused();

  await test.step('an order is opened from the list', async () => {
    await openByPalette(page, 'Orders');
    await arrivesAt(page, '/zakupki/orders');
    await expect(heading(page, 'Orders')).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Бумага и канцелярия на квартал' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Бумага и канцелярия на квартал')).toBeFocused();
  });

  await test.step('a draft is typed', async () => {
    await openByPalette(page, 'Create order');
    await expect(heading(page, 'New order')).toBeFocused();
    await tabTo(page, page.getByLabel('Title'));
    await page.keyboard.type('Лампы для склада');
    await tabTo(page, cell(page, 'Name', 1));
    await page.keyboard.type('Лампа светодиодная 12 Вт');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Name', 2)).toBeFocused();
    await page.keyboard.type('Патрон Е27');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'Quantity', 1)).toBeFocused();
    const deadline = page.getByLabel('Bids due');
    await tabTo(page, deadline);
    await page.keyboard.press('ArrowDown');
    // Arrow keys move by days and weeks.
    const calendar = await findOpened(page, 'dialog');
    await expect(calendar.getByRole('button', { name: '2 November 2026', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: '10 November 2026', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(deadline).toHaveValue('10 Nov 2026, 15:00');
    await tabTo(page, page.getByLabel('Delivery address'));
    await page.keyboard.type('Тверь, Складской пр., 1');
  });

  await test.step('the draft is published', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Publish · 1 credit, 42 left' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lines 2' })).toBeVisible();
  });
});

test('the first tab stop skips to the content', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  await page.goto('/app/zakupki/orders');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await arrivesAt(page, '/zakupki/orders');
});

test('the menu of a phone takes the focus, returns it on Esc, and closes on a link', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.enter(page, 'buyer', '/zakupki/orders');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Main' });
  await expect(opener).toBeVisible();
  // Drawn when it is opened.
  await expect(page.locator('dialog')).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Suppliers' }));
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/zakupki/suppliers');
  await expect(menu).toHaveCount(0);
});

test('the menu of a phone closes on the link of its page, and in a wide window', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.enter(page, 'buyer', '/zakupki/orders');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Main' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Orders' }));
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await arrivesAt(page, '/zakupki/orders');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.setViewportSize(DESK);
  await expect(menu).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(opener).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test(
  'Ctrl+K opens the palette, which finds orders, and Esc returns the focus',
  { tag: '@firefox' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await tabTo(page, page.getByRole('link', { name: 'Create order' }));
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByLabel('Search or go to a page');
    await expect(search).toBeFocused();
    await page.keyboard.type('крепёж');
    await expect(page.getByRole('dialog').getByText('Крепёж и расходники')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Create order' })).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('Z-2026-000118');
    await expect(page.getByRole('dialog').getByText('Крепёж и расходники')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrivesAt(page, '/zakupki/orders/ord_fasteners');
  },
);

test('the palette publishes an order for the price it names', { tag: '@exhaustive' }, async ({ page, world }) => {
  const publish = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('publish');
    await expect(page.getByRole('option', { name: 'Publish · 1 credit, 42 left' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
  };
  await world.enter(page, 'buyer', '/zakupki/orders/new');
  await expect(page.getByLabel('Title')).toBeVisible();
  await publish();
  // Nothing is created while something is missing.
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter a title' })).toBeVisible();
  await arrivesAt(page, '/zakupki/orders/new');

  await world.enter(page, 'buyer', await draftOrder(world, 'buyer', 'Перчатки рабочие'));
  await expect(page.getByLabel('Title')).toHaveValue('Перчатки рабочие');
  await publish();
  await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
  await expect(heading(page, 'Перчатки рабочие')).toBeVisible();
  // The order is published: there is nothing to publish any more.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('publish');
  await expect(page.getByRole('option', { name: /^Publish/ })).toHaveCount(0);
});

test(
  'J and K move between the rows of a list, and Enter opens one',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    const link = (row: number) => page.getByRole('table').getByRole('row').nth(row).getByRole('link').first();
    await expect(link(2)).toBeVisible();
    await page.keyboard.press('j');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('k');
    await expect(link(1)).toBeFocused();
    const title = await link(1).textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  },
);

test('Back returns to the row of the list that was opened', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'heavy', '/zakupki/orders');
  const link = (row: number) => page.getByRole('table').getByRole('row').nth(row).getByRole('link').first();
  await expect(link(40)).toBeVisible();
  const title = (await link(40).textContent()) ?? '';
  await link(40).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(link(40)).toBeFocused();
  await expect(link(40)).toBeInViewport();
  // The next key continues from there.
  await page.keyboard.press('j');
  await expect(link(41)).toBeFocused();
});

test(
  'keys typed at once after Ctrl+K are not lost, and the palette is accessible',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('000118');
    const search = page.getByRole('combobox', { name: 'Search or go to a page' });
    await expect(search).toHaveValue('000118');
    await expect(page.getByRole('option', { name: /Крепёж и расходники/ })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  },
);

test('Esc closes menu and dialog and returns the focus', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  const actions = page.getByRole('button', { name: 'Actions' });
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await findOpened(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(actions).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit order' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Extend deadline of Z-2026-000121' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  // The focus stays inside while the dialog is open.
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();
});
