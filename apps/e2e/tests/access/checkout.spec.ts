import type { Page } from '@playwright/test';
import { chooseSupplier, typePrices } from '../../fixtures/bid-form.ts';
import { expect, test } from '../../fixtures/test.ts';
import { draftOrder } from '../../fixtures/orders.ts';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { arrivesAt, place, switchToRussian } from '../../fixtures/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses an outcome on the page of the payment provider, which leads back to the product. */
async function atProvider(page: Page, outcome: RegExp | string) {
  await expect(heading(page, 'Payment')).toBeVisible();
  await page.getByRole('button', { name: outcome }).click();
}
const payAtProvider = (page: Page) => atProvider(page, /^Pay ₽/);

test('a subscription is renewed, and the order published', async ({ page, world }) => {
  const order = await draftOrder(world, 'subscription-expired', 'Щебень');
  await world.enter(page, 'subscription-expired', order);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(heading(page, 'Your subscription has ended')).toBeVisible();
  await page.getByRole('button', { name: /^Renew the .+ plan$/ }).click();
  const payment = dialog(page, 'Payment');
  await expect(payment.getByText(/^incl\. VAT ₽/)).toBeVisible();
  await payment.getByRole('button', { name: /^Pay ₽/ }).click();
  await payAtProvider(page);

  const paid = dialog(page, 'Paid');
  await expect(paid.getByText(/^Your plan runs until/)).toBeVisible();
  await paid.getByRole('link', { name: 'Back to the order' }).click();
  await arrivesAt(page, order);
  await expect(page.getByRole('button', { name: /^Retry publishing/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
});

test(
  'a failed payment says why, preserves the form, and is charged once on a retry (D3)',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.force('payment-failed');
    await world.enter(page, 'subscription-expired', '/zakupki/subscription/expired');
    await page.getByRole('button', { name: /^Renew the .+ plan$/ }).click();
    const payment = dialog(page, 'Payment');
    await payment.getByLabel('Promo code for a discount').fill('osen-15');
    await payment.getByRole('button', { name: 'Apply' }).click();
    await expect(payment.getByText('Discount OSEN-15')).toBeVisible();
    await payment.getByRole('button', { name: /^Pay ₽/ }).click();
    await expect(payment.getByRole('alert')).toContainText('Payment failed');
    await expect(payment.getByRole('alert')).toContainText('You weren’t charged, and your details are saved.');
    await expect(payment.getByLabel('Promo code for a discount')).toHaveValue('osen-15');

    await world.force('normal');
    await payment.getByRole('button', { name: /^Try again: ₽/ }).dblclick();
    await payAtProvider(page);
    await expect(dialog(page, 'Paid')).toBeVisible();
    const payments = (await world.requests()).filter(
      ({ path, method }) => method === 'POST' && path.endsWith('/checkout'),
    );
    expect(payments.map(({ status }) => status)).toEqual([201, 201]);
  },
);

test(
  'an invoice uses the company of the profile, and its payment restores access',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'subscription-expired', '/zakupki/subscription/expired');
    await page
      .getByRole('button', { name: /^By bank transfer: .+ plan$/ })
      .first()
      .click();
    const payment = dialog(page, 'Payment');
    const inn = payment.getByLabel('INN');
    await expect(payment.getByLabel('Company')).not.toHaveValue('');
    await inn.fill('7736050004');
    await payment.getByRole('button', { name: /^Get an invoice/ }).click();
    await expect(payment.getByText('This INN is not valid. Check its digits.')).toBeVisible();
    await expect(inn).toBeFocused();
    await inn.fill('7736050003');
    await payment.getByRole('button', { name: /^Get an invoice/ }).click();

    const sent = dialog(page, 'Payment in progress');
    await expect(sent.getByText(/Sent to subscription-expired@demo\.test/)).toBeVisible();
    await sent.getByRole('button', { name: 'Check again' }).click();
    await expect(sent.getByText(/no change yet/)).toBeVisible();
    await sent.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText(/^Invoice .*: /)).toBeVisible();

    await world.advance('P2D');
    await page.getByRole('button', { name: 'Check again' }).click();
    await arrivesAt(page, '/zakupki');
  },
);

test('a pending card payment explains what happens next', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.force('payment-pending');
  await world.enter(page, 'trial-expired', '/zakupki/trial/expired');
  await page.getByRole('button', { name: 'Choose the Start plan' }).click();
  await dialog(page, 'Payment')
    .getByRole('button', { name: /^Pay ₽1,990/ })
    .click();
  const waiting = dialog(page, 'Payment in progress');
  await expect(waiting.getByText('You don’t need to pay again.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(/^Payment in progress: /)).toBeVisible();
});

test(
  'a declined card can be retried, and an unpaid payment can be continued or expires',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const notice = '/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
    await world.enter(page, 'trial-expired', notice);
    await page.getByRole('button', { name: 'Choose the Start plan' }).click();
    await dialog(page, 'Payment')
      .getByRole('button', { name: /^Pay ₽1,990/ })
      .click();
    await page.waitForURL(/\/__mock\/checkout\//);
    await expectAccessible(page);
    await atProvider(page, 'Decline the card');
    const declined = dialog(page, 'Payment');
    await expect(declined.getByRole('alert')).toContainText('Payment failed');
    await declined.getByRole('button', { name: 'Try again' }).click();
    await dialog(page, 'Payment')
      .getByRole('button', { name: /^Pay ₽1,990/ })
      .click();

    await page.getByRole('link', { name: 'Return without paying' }).click();
    const open = dialog(page, 'Payment not completed');
    await expect(open.getByText(/^Complete the payment by /)).toBeVisible();
    await expect(open.getByRole('link', { name: 'Continue payment' })).toBeVisible();
    await open.getByRole('button', { name: 'Close' }).click();
    await arrivesAt(page, notice);
    await page.getByRole('link', { name: 'Continue payment' }).click();
    await expect(heading(page, 'Payment')).toBeVisible();

    await world.advance('PT61M');
    await page.getByRole('button', { name: /^Pay ₽/ }).click();
    const cancelled = dialog(page, 'Payment cancelled');
    await expect(cancelled.getByText(/You weren’t charged\.$/)).toBeVisible();
    await cancelled.getByRole('button', { name: 'Try again' }).click();
    await dialog(page, 'Payment')
      .getByRole('button', { name: /^Pay ₽1,990/ })
      .click();
    await payAtProvider(page);
    await dialog(page, 'Paid').getByRole('link', { name: /^Back/ }).click();
    await arrivesAt(page, '/zakupki/orders');
  },
);

test(
  'the provider’s page follows the language, fits a phone and supports the dark scheme',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await world.enter(page, 'trial-expired', '/zakupki/trial/expired');
    await switchToRussian(page);
    await page.getByRole('button', { name: 'Выбрать тариф «Старт»' }).click();
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await expect(heading(page, 'Оплата')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test('a user without credits buys a pack and publishes the order', { tag: '@exhaustive' }, async ({ page, world }) => {
  const order = await draftOrder(world, 'credits-expired', 'Перчатки');
  await world.enter(page, 'credits-expired', order);
  await page.getByRole('button', { name: 'Publish · 1 credit, 0 left' }).click();
  await expect(heading(page, 'No credits left')).toBeVisible();
  await page.getByRole('button', { name: /^Buy / }).first().click();
  await dialog(page, 'Payment')
    .getByRole('button', { name: /^Pay ₽/ })
    .click();
  await payAtProvider(page);
  await dialog(page, 'Paid').getByRole('link', { name: 'Back to the order' }).click();
  await arrivesAt(page, order);
  await page.getByRole('button', { name: /^Retry publishing · 1 credit, \d+ left$/ }).click();
  await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
});

test(
  'a bid stopped by a limit is submitted with one click afterwards',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_laptops/bids/new');
    await chooseSupplier(page, 'метиз', 'ООО «Метиз-Сервис»');
    await typePrices(page, ['61000']);
    await world.force([
      { when: { operationId: 'submitBid' }, then: { status: 402, message: 'CREDITS_EXPIRED' }, times: 1 },
    ]);
    await page.getByRole('button', { name: /^Add bid/ }).click();
    await expect(heading(page, 'No credits left')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the bid' }).click();
    await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('61000');
    await expect(page.getByRole('button', { name: 'Retry adding bid' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Bid No\. \d+ added/)).toBeVisible();
  },
);

test('an award stopped by a limit asks for confirmation on return', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_bearings?tab=award');
  await page.getByRole('button', { name: 'Award…' }).click();
  await page.getByRole('button', { name: 'Add a justification' }).click();
  await page.getByLabel('Justification').fill('Один поставщик надёжнее');
  await world.force([
    { when: { operationId: 'awardOrder' }, then: { status: 402, message: 'SUBSCRIPTION_EXPIRED' }, times: 1 },
  ]);
  await dialog(page, 'Award order Z-2026-000117').getByRole('button', { name: 'Award', exact: true }).click();
  await expect.poll(() => place(page)).toMatch(/^\/zakupki\/subscription\/expired\?/);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await dialog(page, 'Award order Z-2026-000117').getByRole('button', { name: 'Award', exact: true }).click();
  await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Один поставщик надёжнее')).toBeVisible();
});
