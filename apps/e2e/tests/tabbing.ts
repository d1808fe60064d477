/** Moving through a page with Tab, as people without a mouse do. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Goes on with Tab until the focus is there; fails when it never gets there.
 * @param mostStops more than the longest page has before what a test looks for
 */
export function tabbing(mostStops: number): (page: Page, target: Locator) => Promise<void> {
  return async (page, target) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
}
