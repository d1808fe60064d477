import type { Page } from '@playwright/test';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';

const field = (page: Page) => page.getByLabel('Code', { exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });

test('a code from a link is checked, redeemed once by a double click, and listed (D3)', async ({ page, world }) => {
  await world.enter(page, 'trial', '/promo-code?code=druzhba-5');
  await expect(page.getByText('Codes you redeem will be listed here.')).toBeVisible();
  await expect(field(page)).toHaveValue('druzhba-5');
  await expect(page.getByText('5 extra credits')).toBeVisible();
  expect((await world.requests()).some(({ path }) => path.endsWith('/redeem'))).toBe(false);
  await page.getByRole('button', { name: 'Redeem' }).dblclick();
  await expect(page.getByText('DRUZHBA-5 redeemed')).toBeVisible();
  await expect(page.getByText('5 credits added. You have 8 credits.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'DRUZHBA-5' })).toHaveCount(1);
  // The code leaves the address: a reload does not offer it again.
  await arrivesAt(page, '/promo-code');
  expect((await world.requests()).filter(({ path }) => path.endsWith('/redeem'))).toHaveLength(1);

  await page.getByRole('link', { name: 'Go to orders' }).last().click();
  await expect(page.getByRole('link', { name: 'Access: trial: 9 days · 8 credits' })).toBeVisible();
});

/** Each refusal code of the contract, with a user, a code to type and the advice shown. */
const REFUSALS = [
  ['promo_not_found', 'trial', 'NICHEGO-1', 'Codes have Latin letters, digits and dashes'],
  ['promo_inactive', 'trial', 'STAFF-50', 'Ask the person who gave it to you for another one.'],
  ['promo_not_started', 'trial', 'ZIMA-10', 'Keep it until then'],
  ['promo_expired', 'trial', 'LETO-20', 'Ask for a new one.'],
  ['promo_exhausted', 'trial', 'PERVYI-3', 'Ask for another one'],
  ['promo_already_used', 'buyer', 'DRUZHBA-5', 'You can use a code once.'],
  ['promo_not_for_you', 'trial', 'SEVER-25', 'It is for other customers'],
  ['promo_not_applicable', 'buyer', 'PROBA-7', 'A code for credits or a discount on your plan would work.'],
] as const;

for (const [code, who, typed, advice] of REFUSALS) {
  test(`${code} is explained at the field`, setOf({ short: code === 'promo_not_found' }), async ({ page, world }) => {
    await world.enter(page, who, '/promo-code');
    await field(page).fill(typed);
    await check(page).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(advice));
    await expect(field(page)).toHaveValue(typed);
    const refused = (await world.requests()).filter(({ status }) => status === 422);
    expect(refused).toHaveLength(1);
    await field(page).fill('X');
    await expect(page.getByRole('button', { name: 'Redeem' })).toHaveCount(0);
  });
}

test('guessing is rate-limited, with a countdown', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'trial', '/promo-code');
  for (let number = 10; number < 21; number += 1) {
    await field(page).fill(`GUESS-${number}`);
    await check(page).click();
    if (number < 20) await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Too many wrong codes in a row.')).toBeVisible();
  await expect(page.getByText(/^Try again in \d+:\d\d\.$/)).toBeVisible();
});

test('a redeemed discount applies to later prices', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'trial', '/promo-code');
  await field(page).fill('osen-15');
  await check(page).click();
  await expect(page.getByText('15% off each payment of a plan for 3 months')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('OSEN-15 redeemed')).toBeVisible();
  await page.goto('/app/zakupki/trial/expired');
  await expect(page.getByText('instead of ₽1,990')).toBeVisible();
});

test('a lost response is retried without redeeming twice', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'trial', '/promo-code?code=DRUZHBA-5');
  await page.route(
    '**/promo-codes/redeem',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('5 credits added. You have 8 credits.')).toBeVisible();
});
