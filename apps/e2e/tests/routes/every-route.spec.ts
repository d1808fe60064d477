/**
 * Every route in both languages, on a desktop, on a phone with its targets, and enlarged, in every pair with a colour
 * scheme; nothing moves while it loads.
 */
import type { Page } from '@playwright/test';
import { expectAccessibleIn } from '../../fixtures/page/accessibility.ts';
import { expectFocusInSight } from '../../fixtures/page/focus.ts';
import { expectSteady, watchLayoutShifts } from '../../fixtures/page/layout-shift.ts';
import { ROUTES, type Row } from '../../fixtures/routes.ts';
import { place, switchToRussian } from '../../fixtures/session.ts';
import { settled } from '../../fixtures/page/settled.ts';
import { expectShown } from '../../fixtures/page/shown-page.ts';
import { smallTargets } from '../../fixtures/page/targets.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { DESK, expectFits, PHONE, resize } from '../../fixtures/page/window-size.ts';

/** Unknown paths, in the layout of their area. */
const UNKNOWN: readonly Pick<Row, 'path' | 'layout' | 'who' | 'short'>[] = [
  { path: '/no/such-page', layout: 'default', short: true },
  { path: '/signup/email', layout: 'default' },
  { path: '/zakupki/no/such/page', layout: 'zakupki', who: 'buyer' },
  { path: '/zakupki/orders/ord_paper/nothing', layout: 'zakupki', who: 'buyer' },
  { path: '/admin/no/such/page', layout: 'zakupki', who: 'buyer' },
  { path: '/%E0%A4%A', layout: 'default' },
];

/** 1280 × 1024 enlarged to 400 %, the narrowest that WCAG 1.4.10 asks for, and 1440 × 900 to 200 %. */
const ENLARGED = [
  { width: 320, height: 256 },
  { width: 720, height: 450 },
];
/** Each language and width with each colour scheme. */
const SCHEMES = {
  en: { desktop: 'light', phone: 'dark' },
  ru: { desktop: 'dark', phone: 'light' },
} as const;
const LATE = [{ when: {}, then: { delayMs: 400 } }];

for (const row of ROUTES) {
  test(`${row.path} for ${row.who ?? 'visitors'}`, setOf(row), async ({ page, world }) => {
    await watchLayoutShifts(page);
    if (row.who) await world.signInPage(page, row.who);
    // Answers later than the first paint, so that their placeholders are seen.
    await world.force(LATE);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`/app${row.path}`);
      await expectSteady(page);
    }
    await world.force([]);
    await inspect(page, row);
    expect(place(page).replace(/\?.*/, '')).toBe((row.lands ?? row.path).replace(/\?.*/, ''));
  });
}

for (const row of UNKNOWN) {
  test(`${row.path} is not found`, setOf(row), async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    await page.goto(`/app${row.path}`);
    await expect(page.getByText(`Page not found: ${row.path}`, { exact: true })).toBeVisible();
    await inspect(page, { ...row, en: 'Page Not Found', ru: 'Страница не найдена' });
    await expect(page.getByText(`Страница не найдена: ${row.path}`, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect.poll(() => place(page)).toBe(row.who ? '/zakupki' : '/');
  });
}

/** Leaves the page in Russian. */
async function inspect(page: Page, row: Row): Promise<void> {
  for (const language of ['en', 'ru'] as const) {
    await resize(page, DESK);
    if (language === 'ru') {
      // Within the product the switch is in the account menu.
      if (row.layout === 'zakupki') await switchToRussian(page);
      else await page.getByRole('button', { name: /^RU/ }).click();
    }
    await expectShown(page, row, language);
    // Until placeholders are gone.
    await settled(page);
    await expectFits(page);
    await expectAccessibleIn(page, SCHEMES[language].desktop);
    await resize(page, PHONE);
    await expectFits(page);
    await showWhole(page);
    expect(await smallTargets(page)).toEqual([]);
    // Measuring scrolls the page where it has grown since; what stays in view would cover part of a link.
    await showWhole(page);
    await expectAccessibleIn(page, SCHEMES[language].phone);
    for (const size of ENLARGED) {
      await resize(page, size);
      await expectFits(page);
    }
    // At 200 %. In Russian the focus would start at the switch.
    if (language === 'en') await expectFocusInSight(page);
  }
}

/** As tall as the page, so that what stays in view at an edge covers no target. */
async function showWhole(page: Page): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let shown = 0, height = await heightOf(); height !== shown; height = await heightOf()) {
    shown = height;
    await page.setViewportSize({ ...PHONE, height });
  }
}
