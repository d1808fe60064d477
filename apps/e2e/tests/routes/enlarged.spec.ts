/** At 200 %, the keyboard reaches every control of every route, and the focus stays in sight (WCAG 2.4.11, 1.4.10). */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../fixtures/routes.ts';
import { settled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/** 1440 × 900 at 200 %. */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

/** Pages with long lists repeat themselves beyond. */
const STOPS = 60;

const withoutQuery = (path: string) => path.replace(/\?.*/, '');

for (const row of ROUTES.filter(
  ({ path, lands }, index) =>
    lands === undefined && ROUTES.findIndex((other) => withoutQuery(other.path) === withoutQuery(path)) === index,
)) {
  test(`${row.path} for ${row.who ?? 'visitors'}`, async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    await page.goto(`/app${row.path}`);
    await expect(page.getByRole('heading', { level: 1, name: row.en, exact: true })).toBeVisible();
    await settled(page);
    const hidden: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      let wrong = await faultOfFocus(page);
      if (wrong === 'left') break;
      if (wrong) {
        // What loads lazily may move it for a moment.
        await settled(page);
        wrong = await faultOfFocus(page);
      }
      if (wrong) hidden.push(wrong);
    }
    expect(hidden).toEqual([]);
  });
}

/** What is wrong with the place of the focus: null if nothing, "left" when it left the page. */
function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'left';
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = `${element.outerHTML.slice(0, 160)} at ${Math.round(left)}, ${Math.round(top)}`;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
    const seen = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x ?? 0, y ?? 0);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    if (seen.length < points.length / 2) return `${seen.length} of ${points.length} points in sight: ${name}`;
    return null;
  });
}
