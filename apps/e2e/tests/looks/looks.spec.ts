/**
 * A dozen states as pictures, for changes of style that no other test notices. The world and the browser use the seed's
 * time. Text uses the system's font, so the pictures are compared only if it is the font they were taken with.
 */
import type { Page } from '@playwright/test';
import { WORLD_START, type PersonName } from '@zakupki/mock-api/test-world';
import { settled } from '../../fixtures/page/settled.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';

const FONT = 'Noto Sans';

type Look = {
  readonly who?: PersonName;
  readonly path: string;
  readonly width: 1440 | 390;
  readonly colorScheme: 'light' | 'dark';
  readonly opened?: (page: Page) => Promise<void>;
};

const openPalette = (page: Page) => page.getByRole('button', { name: /^Search or go to/ }).click();
const openMenu = (page: Page) => page.getByRole('button', { name: 'Actions' }).click();

/** Both widths, both schemes and both kinds of what is opened. */
const SHORT = ['landing', 'orders'];

const LOOKS: Readonly<Record<string, Look>> = {
  landing: { path: '/', width: 1440, colorScheme: 'light' },
  'sign-in': { path: '/login', width: 390, colorScheme: 'dark' },
  home: { who: 'buyer', path: '/zakupki', width: 1440, colorScheme: 'light' },
  orders: { who: 'buyer', path: '/zakupki/orders', width: 1440, colorScheme: 'dark' },
  'orders-phone': { who: 'buyer', path: '/zakupki/orders', width: 390, colorScheme: 'light' },
  editor: { who: 'buyer', path: '/zakupki/orders/new', width: 1440, colorScheme: 'light' },
  comparison: { who: 'buyer', path: '/zakupki/orders/ord_fasteners?tab=comparison', width: 1440, colorScheme: 'light' },
  'comparison-phone': {
    who: 'buyer',
    path: '/zakupki/orders/ord_fasteners?tab=comparison',
    width: 390,
    colorScheme: 'dark',
  },
  conflicts: { who: 'buyer', path: '/zakupki/orders/ord_fasteners/conflicts', width: 1440, colorScheme: 'dark' },
  award: { who: 'buyer', path: '/zakupki/orders/ord_bearings?tab=award', width: 1440, colorScheme: 'light' },
  palette: { who: 'buyer', path: '/zakupki', width: 1440, colorScheme: 'dark', opened: openPalette },
  menu: {
    who: 'buyer',
    path: '/zakupki/orders/ord_paper',
    width: 390,
    colorScheme: 'light',
    opened: openMenu,
  },
};

for (const [name, { who, path, width, colorScheme, opened }] of Object.entries(LOOKS)) {
  test(`${name} looks as before`, setOf({ short: SHORT.includes(name) }), async ({ page, world }, info) => {
    info.skip(!(await hasFont(page, FONT)), `the system's font is not ${FONT}`);
    await world.freeze();
    await world.setClock(WORLD_START);
    await page.clock.setFixedTime(WORLD_START);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    if (who) await world.signInPage(page, who);
    await page.goto(`/app${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await opened?.(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 200, threshold: 0.2 });
  });
}

/** Compares widths, as a page cannot ask which font it has. */
function hasFont(page: Page, font: string): Promise<boolean> {
  return page.evaluate((name) => {
    const context = document.createElement('canvas').getContext('2d');
    const [system, named, none] = ['system-ui', `"${name}", monospace`, 'monospace'].map((family) => {
      if (context) context.font = `40px ${family}`;
      return context?.measureText('Закупки 0123').width;
    });
    return system === named && named !== none;
  }, font);
}
