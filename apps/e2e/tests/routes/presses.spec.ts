/**
 * Options of every panel, pressed on their words by the mouse and by a finger: the option changes, the panel stays, and
 * closing it returns the focus. A role query would press the middle of the box, which is not what people press.
 */
import type { Locator, Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { settled } from '../../fixtures/page/settled.ts';
import { DESK, PHONE } from '../../fixtures/page/window-size.ts';
import { pressWords } from '../../fixtures/page/words.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';

const ORDER = '/zakupki/orders/ord_fasteners';

/** Pages with panels, and how many options they have at least in all panels together. */
const PAGES: readonly { path: string; who: PersonName; options: number; short?: true }[] = [
  { path: '/zakupki/orders', who: 'buyer', options: 8, short: true },
  { path: `${ORDER}/conflicts`, who: 'buyer', options: 5 },
  { path: `${ORDER}?tab=comparison`, who: 'buyer', options: 4, short: true },
  { path: `${ORDER}/bids`, who: 'buyer', options: 1 },
  { path: ORDER, who: 'buyer', options: 1 },
  { path: `${ORDER}?tab=history`, who: 'buyer', options: 1 },
  { path: '/zakupki/suppliers', who: 'buyer', options: 4 },
  { path: '/admin', who: 'admin', options: 1 },
  { path: '/admin/referrers', who: 'admin', options: 1 },
  { path: '/admin/stats/details', who: 'admin', options: 4 },
];
const DEVICES = [
  { device: 'mouse', viewport: DESK, hasTouch: false },
  { device: 'finger', viewport: PHONE, hasTouch: true },
] as const;

for (const { device, viewport, hasTouch } of DEVICES) {
  test.describe(`by ${device}`, () => {
    test.use({ viewport, hasTouch });
    for (const { path, who, options, short } of PAGES) {
      test(`${path} as ${who}`, setOf({ short: short && !hasTouch }), async ({ page, world }) => {
        await world.enter(page, who, path);
        await settled(page);
        let pressed = 0;
        const count = await openersOf(page).count();
        for (let at = 0; at < count; at += 1) pressed += await pressAll(page, openersOf(page).nth(at), hasTouch);
        expect(pressed).toBeGreaterThanOrEqual(options);
      });
    }
  });
}

const openersOf = (page: Page) => page.locator('button[aria-haspopup="dialog"][aria-expanded]:visible');

/** Opens a panel, presses each of its options and closes it. @returns how many options it has */
async function pressAll(page: Page, opener: Locator, isTouch: boolean): Promise<number> {
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`);
  await expect(panel).toBeVisible();
  await settled(page);
  const options = panel.locator('input[type="checkbox"]:enabled, input[type="radio"]:enabled');
  const count = await options.count();
  let pressed = 0;
  for (let at = 0; at < count; at += 1) {
    const option = options.nth(at);
    const was = await option.isChecked();
    const isRadio = (await option.getAttribute('type')) === 'radio';
    if (isRadio && was) continue;
    if (!(await pressWords(page, option, isTouch))) continue;
    pressed += 1;
    const name = `option ${at + 1} of ${await panel.getAttribute('aria-label')}`;
    await expect(option, name).toBeChecked({ checked: !was });
    await expect(panel, name).toBeVisible();
    if (!isRadio) await pressWords(page, option, isTouch);
    await settled(page);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  return pressed;
}
