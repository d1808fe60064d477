import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { place, switchToRussian } from '../../fixtures/session.ts';

const FASTENERS = '/zakupki/orders/ord_fasteners?tab=comparison';
const HEAVY = '/zakupki/orders/ord_heavy_matrix?tab=comparison';
const GRID = 'Comparison of bids: lines by supplier';
/** Limit on elements in the page for a comparison of any size. */
const MAX_ELEMENTS = 3_000;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const grid = (page: Page) => page.getByRole('grid', { name: GRID });

test(
  '200 lines of 30 suppliers stay a small page at any scroll position',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'heavy', HEAVY);
    for (const size of [
      { width: 1280, height: 900 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size);
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '202');
      await expect(grid(page)).toHaveAttribute('aria-colcount', '31');
      await grid(page).getByRole('gridcell').first().focus();
      for (const key of ['Control+End', 'Home', 'PageUp', 'Control+Home', 'PageDown', 'Control+Home']) {
        await page.keyboard.press(key);
        expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
      }
      // In the middle most cells are rendered: beyond all four edges, and the first ones with the focus.
      await grid(page).locator('..').evaluate(scrollToMiddle);
      await expect(grid(page).getByRole('rowheader', { name: /^100\. / })).toBeVisible();
      expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: /^1\. / })).toBeVisible();
    expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
  },
);

test(
  'the keyboard reaches the last cell, opens it and comes back',
  { tag: ['@firefox', '@exhaustive'] },
  async ({ page, world }) => {
    await world.enter(page, 'heavy', HEAVY);
    await grid(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+End');
    const last = page.locator(':focus');
    await expect(last).toHaveAttribute('aria-colindex', '31');
    await expect(last).toHaveAccessibleName(/^200\. .+, .+: ₽/);
    await expect(last).toBeInViewport();
    // No sticky element covers it.
    await expect.poll(() => last.evaluate(isOnTop)).toBe(true);

    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: /^200\. / });
    await expect(panel).toBeVisible();
    expect(place(page)).toMatch(/&cell=\w+%3A\w+$/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(last).toHaveAccessibleName(/^200\. /);

    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^200\. [^:]+: /);
    await page.keyboard.press('Control+Home');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^1\. /);
    expect(await page.locator(':focus').evaluate(isOnTop)).toBe(true);
  },
);

test('a link to a cell shows it, and Back restores the view', { tag: '@firefox' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', FASTENERS);
  await grid(page)
    .getByRole('gridcell', { name: /^5\. .*«КрепМаркет»/ })
    .click();
  const panel = page.getByRole('region', { name: '5. Анкерный болт 12×100 · ООО «КрепМаркет»' });
  await expect(panel.getByText('1,200 pcs', { exact: true }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'All offers for this line' }).click();
  await page.getByRole('button', { name: /«Волга-Инструмент»: ₽49.80/ }).click();
  await expect(page.getByRole('region', { name: /Волга/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: /Волга/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  expect(place(page)).toBe(FASTENERS);
});

test(
  'suppliers are hidden, pinned and shown as quoted, and the address stores it',
  { tag: ['@firefox', '@exhaustive'] },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners/bids');
    await page.getByRole('link', { name: 'Comparison', exact: true }).click();
    await page.getByRole('button', { name: 'Suppliers: 4 of 5' }).click();
    await page.getByRole('button', { name: 'Pin Hansa Fasteners GmbH' }).click();
    await page.getByRole('checkbox', { name: 'Show ООО «КрепМаркет»' }).click();
    await page.getByRole('checkbox', { name: 'Also 1 expired' }).click();
    await expect(grid(page).getByRole('columnheader')).toHaveText([
      /3 suppliers|4 suppliers/,
      /Hansa/,
      /Метиз/,
      /Волга/,
      /Кузнецов/,
    ]);
    await page.keyboard.press('Escape');
    await page.getByText('As quoted', { exact: true }).click();
    await expect(grid(page).getByRole('gridcell', { name: /^1\. .*Hansa.*€0\.0591/ })).toBeVisible();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tab: 'comparison',
      expired: 'yes',
      prices: 'quoted',
      hide: 'bid_fasteners_krepmarket',
      pin: 'bid_fasteners_hansa',
    });
  },
);

for (const language of ['en', 'ru'] as const) {
  test(
    `the comparison is accessible in both colour schemes, in ${language}`,
    { tag: '@exhaustive' },
    async ({ page, world }) => {
      await world.enter(page, 'heavy', HEAVY);
      if (language === 'ru') await switchToRussian(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('gridcell').nth(40).click();
      await expect(page.getByRole('region', { name: /^\d+\. / })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'the printed comparison shows every line of every supplier, and nothing else',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'heavy', HEAVY);
    await expect(grid(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheets = page.getByRole('table', { name: /^Suppliers \d+ to \d+ of 30$/ });
    await expect(sheets).toHaveCount(5);
    for (const sheet of await sheets.all()) {
      // Head, four terms, 200 lines and the total.
      await expect(sheet.locator('tr')).toHaveCount(206);
      await expect(sheet.locator('thead th')).toHaveCount(7);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheets).toHaveCount(0);
    await expect(grid(page)).toBeVisible();
  },
);

/** Whether nothing covers the middle of the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function scrollToMiddle(box: Element): void {
  box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
}
