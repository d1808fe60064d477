/** The quick view of a row beside the list of orders, and of bids. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { settled } from '../../fixtures/page/settled.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const row = (page: Page, name: string) => page.getByRole('table').getByRole('link', { name, exact: true });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const peeked = (page: Page) => new URL(page.url()).searchParams.get('peek');

test('Space opens an order beside the list, keys move on, Esc returns to the row', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders');
  await row(page, 'Крепёж и расходники').focus();
  await page.keyboard.press('Space');
  const order = panel(page, 'Крепёж и расходники');
  await expect(order.getByRole('heading', { name: 'Крепёж и расходники' })).toBeFocused();
  await expect(order.getByRole('heading', { name: 'Ready to award' })).toBeVisible();
  await expect(order.getByText('₽480,000.00')).toBeVisible();
  await expect(order.getByText('6 of 20')).toBeVisible();
  expect(peeked(page)).toBe('ord_fasteners');

  await page.keyboard.press('j');
  await expect(panel(page, 'Подшипники для насосов').getByText('7 of 20')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(panel(page, 'Ноутбуки для отдела продаж').getByText('5 of 20')).toBeVisible();
  await panel(page, 'Ноутбуки для отдела продаж').getByRole('button', { name: 'Next row' }).click();
  await expect(order.getByText('6 of 20')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(row(page, 'Крепёж и расходники')).toBeFocused();
  await arrivesAt(page, '/zakupki/orders');
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });

  test('the list keeps its place when the panel opens', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    const top = async () => Math.round((await row(page, 'Крепёж и расходники').boundingBox())?.y ?? 0);
    await expect(row(page, 'Крепёж и расходники')).toBeVisible();
    const before = await top();
    await row(page, 'Крепёж и расходники').focus();
    await page.keyboard.press('Space');
    await expect(panel(page, 'Крепёж и расходники')).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test('the list stays usable, and Back closes the panel', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders');
  await page.getByRole('row', { name: /Задвижки и фланцы/ }).hover();
  await page.getByRole('button', { name: 'Quick view: Задвижки и фланцы DN100' }).click();
  await expect(panel(page, 'Задвижки и фланцы DN100')).toBeVisible();
  // Another row replaces it: Back needs one step.
  await page.getByRole('row', { name: /Уборка офиса/ }).hover();
  await page.getByRole('button', { name: /^Quick view: Уборка офиса/ }).click();
  await expect(panel(page, /^Уборка офиса/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Тара и упаковка для склада' }).check();
  await expect(page.getByText('1 order selected')).toBeVisible();
  await page.goBack();
  await expect(panel(page, /^Уборка офиса/)).toBeHidden();
  await arrivesAt(page, '/zakupki/orders');
  await page.goForward();
  await expect(panel(page, /^Уборка офиса/)).toBeVisible();
  await page.reload();
  await expect(panel(page, /^Уборка офиса/)).toBeVisible();
  await panel(page, /^Уборка офиса/)
    .getByRole('link', { name: 'Open', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Уборка офиса');
});

test('the next row can be on the next page of the list', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'heavy', '/zakupki/orders?perPage=25');
  const links = page.getByRole('table').getByRole('row').getByRole('link');
  await expect(links.first()).toBeVisible();
  const last = page.getByRole('table').getByRole('row').last().getByRole('link').first();
  await last.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^25 of /)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^26 of /)).toBeVisible();
  await expect.poll(() => place(page)).toMatch(/^\/zakupki\/orders\?page=2&perPage=25&peek=ord_/);
  await page.keyboard.press('k');
  await expect(page.getByText(/^25 of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await arrivesAt(page, '/zakupki/orders?perPage=25');
});

test('a bid is shown beside the list of bids', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners/bids');
  await row(page, 'ООО «КрепМаркет»').focus();
  await page.keyboard.press('Space');
  const bid = panel(page, 'ООО «КрепМаркет»');
  await expect(bid.getByText('units not comparable')).toBeVisible();
  await expect(bid.getByText('12 days')).toBeVisible();
  await bid.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  // The menu takes Esc first.
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(bid).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bid).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the panel covers the page', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await page.getByRole('button', { name: 'Quick view: Крепёж и расходники' }).click();
    const sheet = page.getByRole('dialog', { name: 'Крепёж и расходники' });
    await expect(sheet.getByText('6 of 20')).toBeVisible();
    const box = await sheet.boundingBox();
    expect(box?.width).toBe(390);
    await sheet.getByRole('button', { name: 'Next row' }).click();
    await expect(page.getByRole('dialog', { name: 'Подшипники для насосов' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await arrivesAt(page, '/zakupki/orders');
  });
});

const quickView = (page: Page, name: string) => page.getByRole('button', { name: `Quick view: ${name}` });

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('names end before the buttons of their rows', async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await expect(row(page, 'Крепёж и расходники')).toBeVisible();
    const overlaps = await page.getByRole('table').evaluate((table) =>
      [...table.querySelectorAll('[data-peek]')].map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.parentElement?.querySelector('a') ?? button);
        const { left } = button.getBoundingClientRect();
        return [...words.getClientRects()].some((line) => line.right > left);
      }),
    );
    expect(overlaps.length).toBeGreaterThan(10);
    expect(overlaps).not.toContain(true);
  });
});

test('the button of a row has its icon before the first event of a pointer', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders');
  await settled(page);
  // As under a pointer that rests where the row appears: this browser has none before its first event.
  await page.addStyleTag({ content: '[data-peek] { opacity: 1 !important }' });
  const button = quickView(page, 'Крепёж и расходники');
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  // Without the corners, in which the row is seen.
  const clip = { x: x + 5, y: y + 5, width: width - 10, height: height - 10 };
  const before = await page.screenshot({ clip });
  await button.hover();
  expect((await page.screenshot({ clip })).equals(before)).toBe(true);
});

test('paper has all rows with their heads, and no controls', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await world.enter(page, 'buyer', '/zakupki/orders');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(21);
  await table.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('1 order selected')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const last = table.getByRole('row').last();
  // Nothing cuts the last row off: it is in its box, which is as high as its rows.
  const isCut = (element: Element) => {
    const { bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const clips = getComputedStyle(around).overflowY !== 'visible';
      if (clips && around !== document.documentElement && around.getBoundingClientRect().bottom < bottom) return true;
    }
    return false;
  };
  expect(await last.evaluate(isCut)).toBe(false);
  await expect(table.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('1 order selected')).toBeHidden();
  await expect(table.getByRole('button', { name: /^Quick view/ })).toHaveCount(0);
});
