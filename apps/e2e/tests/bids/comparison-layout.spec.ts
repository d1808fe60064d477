import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

const FASTENERS = '/zakupki/orders/ord_fasteners?tab=comparison';
const HEAVY = '/zakupki/orders/ord_heavy_matrix?tab=comparison';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** px (WCAG 2.5.5) */
const TARGET = 44;

const grid = (page: Page) => page.getByRole('grid', { name: 'Comparison of bids: lines by supplier' });
const focused = (page: Page) => page.locator(':focus');

test(
  'the comparison shows twelve lines at first, and more in focus mode, which Esc leaves',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await page.setViewportSize(WIDE);
    await world.enter(page, 'heavy', HEAVY);
    await expect(page.getByText('What your requirements cost')).toBeVisible();
    await expect.poll(() => linesInView(page)).toBeGreaterThanOrEqual(12);

    await page.keyboard.press('f');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Годовая потребность ремонтных служб, 200 позиций',
    );
    await expect.poll(() => linesInView(page)).toBeGreaterThanOrEqual(18);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Exit focus mode' })).toBeVisible();

    // Esc closes what is open first.
    await grid(page).getByRole('gridcell').first().click();
    const details = page.getByRole('region', { name: /^1\. / });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.getByRole('button', { name: 'Focus mode' }).click();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Exit focus mode' }).click();
    await expect(page.getByRole('link', { name: 'Comparison', exact: true })).toBeVisible();
  },
);

for (const size of [WIDE, { width: 1024, height: 768 }]) {
  test(
    `details stay beside their cell and follow the arrow keys at ${size.width} px`,
    { tag: '@exhaustive' },
    async ({ page, world }) => {
      await page.setViewportSize(size);
      await world.enter(page, 'buyer', FASTENERS);
      const last = grid(page).getByRole('gridcell', { name: /^2\. .*«КрепМаркет»/ });
      await last.click();
      const details = (name: RegExp) => page.getByRole('region', { name });
      await expect(details(/^2\. .*«КрепМаркет»$/)).toBeVisible();
      await expect.poll(() => isInSight(last)).toBe(true);

      await page.keyboard.press('ArrowDown');
      await expect(details(/^3\. .*«КрепМаркет»$/)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(details(/^3\. .*Hansa/)).toBeVisible();
      await expect(focused(page)).toHaveAccessibleName(/^3\. .*Hansa/);
      await expect.poll(() => isInSight(focused(page))).toBe(true);

      // In the panel too, by buttons and by keys.
      await details(/Hansa/).getByRole('button', { name: 'Next line' }).click();
      await expect(details(/^4\. .*Hansa/)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(details(/^4\. .*Волга/)).toBeVisible();
      const opened = grid(page).getByRole('gridcell', { name: /^4\. .*Волга/ });
      await expect.poll(() => isInSight(opened)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(details(/^4\. /)).toBeHidden();
      await expect(opened).toBeFocused();
      // All moves share one history entry.
      await page.goBack();
      await page.goBack();
      await expect(grid(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next line' })).toHaveCount(0);
    },
  );
}

test('bids without a rank say why beside their name', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', `${FASTENERS}&expired=yes&rejected=yes`);
  const head = (name: RegExp) => grid(page).getByRole('columnheader', { name });
  await expect(head(/Волга/)).toContainText('not ranked: 7 of 8 lines');
  await expect(head(/КрепМаркет/)).toContainText('not ranked: units not comparable');
  await expect(head(/Кузнецов/)).toContainText('not ranked: expired');
  await expect(head(/Метиз/)).not.toContainText('not ranked');
});

test(
  'a phone shows one supplier at a time, its total always in view',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await page.setViewportSize(PHONE);
    await world.enter(page, 'buyer', FASTENERS);
    const suppliers = page.getByRole('group', { name: 'Suppliers' });
    const line = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name });
    const total = page.getByRole('button', { name: /«Метиз-Сервис».*₽372,610\.00/ });
    await expect(suppliers.getByRole('button', { name: /Метиз/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(line(/^1\. .*₽3\.90, best/)).toBeVisible();

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isInSight(total)).toBe(true);
    await expect.poll(() => isInSight(line(/^8\. /))).toBe(true);
    await expect.poll(() => isInSight(page.getByRole('link', { name: 'Comparison', exact: true }))).toBe(true);

    // Shift+Tab never moves the focus under the total.
    await line(/^8\. /).focus();
    for (const position of [7, 6, 5, 4, 3, 2, 1]) {
      await page.keyboard.press('Shift+Tab');
      await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${position}\\. `));
      await expect.poll(() => isInSight(focused(page))).toBe(true);
    }

    await suppliers.getByRole('button', { name: /КрепМаркет/ }).click();
    await expect(page.getByRole('button', { name: /«КрепМаркет».*not ranked: units not comparable/ })).toBeVisible();
    await expect(suppliers.getByRole('button', { name: /КрепМаркет/ })).toBeInViewport({ ratio: 1 });
    for (const target of await page.getByRole('main').getByRole('listitem').getByRole('button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
    for (const target of await suppliers.getByRole('button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    await line(/^5\. /).click();
    const panel = page.getByRole('dialog', { name: /^5\. .*КрепМаркет/ });
    await panel.getByRole('button', { name: 'Previous line' }).click();
    await expect(page.getByRole('dialog', { name: /^4\. .*КрепМаркет/ })).toBeVisible();
    await page.reload();
    await page.keyboard.press('Escape');
    await expect(suppliers.getByRole('button', { name: /КрепМаркет/ })).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Counts the lines that are fully inside the window. */
function linesInView(page: Page): Promise<number> {
  return grid(page)
    .getByRole('rowheader', { name: /^\d+\. / })
    .evaluateAll(
      (heads) =>
        heads.filter((head) => {
          const { top, bottom, left } = head.getBoundingClientRect();
          const isOnTop = [top + 1, bottom - 1].every((y) => head.contains(document.elementFromPoint(left + 1, y)));
          return top >= 0 && bottom <= window.innerHeight && isOnTop;
        }).length,
    );
}

/** Whether the element is fully in the window with nothing over its edges. */
function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}
