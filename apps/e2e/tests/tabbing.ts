import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Presses Tab until the target has the focus; fails after `maxStops`.
 * @param maxStops above the number of stops that a page has before any target
 */
export function tabbing(maxStops: number): (page: Page, target: Locator) => Promise<void> {
  return async (page, target) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < maxStops; stop += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
}
