/**
 * Each row of the routes once, in one language, width and colour scheme: what `every-route.spec.ts` checks in all of
 * them. A walk loads the product once per person and then goes from page to page within it.
 */
import type { Page } from '@playwright/test';
import { expectAccessibleIn, WITHOUT_TARGET_SIZE } from '../../fixtures/page/accessibility.ts';
import { ROUTES, type Row } from '../../fixtures/routes.ts';
import { place } from '../../fixtures/session.ts';
import { goWithin, settled } from '../../fixtures/page/settled.ts';
import { expectShown, type Language } from '../../fixtures/page/shown-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESK, expectFits, PHONE, resize } from '../../fixtures/page/window-size.ts';

type Walk = {
  readonly language: Language;
  /** Russian texts are the longer ones. */
  readonly isPhone: boolean;
  readonly takes: (row: Row) => boolean;
};

const isOrder = ({ path }: Row) => path.startsWith('/zakupki/orders/');

/** Walks only look at pages at rest. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first walk that takes a row visits it. */
const WALKS: Record<string, Walk> = {
  'orders of a buyer': { language: 'ru', isPhone: true, takes: (row) => row.who === 'buyer' && isOrder(row) },
  'other pages of a buyer': { language: 'en', isPhone: false, takes: (row) => row.who === 'buyer' },
  'pages of an administrator': { language: 'en', isPhone: false, takes: (row) => row.who === 'admin' },
  'pages of everyone else': { language: 'ru', isPhone: true, takes: () => true },
};

for (const [title, { language, isPhone, takes }] of Object.entries(WALKS)) {
  const rows = ROUTES.filter((row) => Object.values(WALKS).find((walk) => walk.takes(row))?.takes === takes);

  test(title, async ({ page, world }) => {
    await page.addInitScript((chosen) => localStorage.setItem('zakupki-language', chosen), language);
    let person: Row['who'];
    let isLoaded = false;
    for (const row of inOrder(rows)) {
      await test.step(`${row.path} for ${row.who ?? 'visitors'}`, async () => {
        if (row.who && row.who !== person) {
          await world.signInPage(page, row.who);
          isLoaded = false;
        }
        person = row.who;
        if (isLoaded) await goWithin(page, row.path);
        else await page.goto(`/app${row.path}`);
        isLoaded = true;
        await expectPage(page, row, language, isPhone);
      });
    }
  });
}

async function expectPage(page: Page, row: Row, language: Language, isPhone: boolean): Promise<void> {
  await resize(page, DESK);
  await expect.poll(() => place(page).replace(/\?.*/, '')).toBe((row.lands ?? row.path).replace(/\?.*/, ''));
  await expectShown(page, row, language);
  // Until placeholders are gone.
  await settled(page);
  if (isPhone) await resize(page, PHONE);
  await expectFits(page);
  await expectAccessibleIn(page, 'light', isPhone ? WITHOUT_TARGET_SIZE : undefined);
}

/** Visitors first, then person by person; what ends a session last. */
function inOrder(rows: readonly Row[]): Row[] {
  const key = ({ who, path }: Row) => `${who ?? ''} ${path === '/logout' ? 1 : 0}`;
  return rows.toSorted((a, b) => key(a).localeCompare(key(b)));
}
