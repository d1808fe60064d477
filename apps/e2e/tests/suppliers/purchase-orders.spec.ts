import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import {
  awardTo,
  inviteSupplier,
  publishOrder,
  submitSupplierBid,
  answerPurchaseOrder,
} from '../../fixtures/invited.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const DRAFT = {
  title: 'Спецодежда',
  items: [
    { name: 'Куртка рабочая', quantity: '40' },
    { name: 'Перчатки рабочие', quantity: '100' },
  ],
};

/** Two suppliers bid, and each gets one line. */
async function awardToTwo(world: World) {
  const order = await publishOrder(world, DRAFT);
  const first = await inviteSupplier(world, order, 'zakaz@kurtka.example', 'ООО «Куртка»');
  const second = await inviteSupplier(world, order, 'zakaz@perchatki.example', 'ООО «Перчатки»');
  const bids = [
    await submitSupplierBid(world, order, first, '900'),
    await submitSupplierBid(world, order, second, '950'),
  ] as const;
  await awardTo(world, order, [bids[0], bids[1]]);
  return { order, first, second };
}

const orders = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Purchase orders' }) });

test(
  'a refusal shows what to decide, and the rest of the choice is preserved',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const { order, first, second } = await awardToTwo(world);
    await answerPurchaseOrder(world, order, second, 'confirm');
    await world.enter(page, 'buyer', `/zakupki/orders/${order.id}?tab=award`);
    await expect(orders(page).getByRole('listitem').filter({ hasText: 'Куртка' })).toContainText(
      'Waiting for the supplier',
    );
    await expect(orders(page).getByRole('listitem').filter({ hasText: 'Перчатки' })).toContainText('Confirmed');

    await answerPurchaseOrder(world, order, first, 'refuse', 'Товар продан');
    await page.reload();
    await expect(page.getByText(/ООО «Куртка» refused purchase order/)).toBeVisible();
    await expect(page.getByText('Reason: Товар продан')).toBeVisible();
    await expect(page.getByText(/1 line needs another supplier/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Quantity, line 2', exact: true })).toHaveValue('100');
    await expect(page.getByRole('textbox', { name: 'Quantity, line 1', exact: true })).toHaveValue('');

    await page
      .getByRole('button', { name: /^Award the rest|^Award…/ })
      .last()
      .click();
    const question = page.getByRole('dialog', { name: `Award order ${order.number}` });
    await expect(question.getByRole('textbox', { name: 'Justification' })).toHaveValue('Сроки');
  },
);

const order = (page: Page) => page.getByRole('region', { name: /^Purchase order P-/ });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test(
  'the winner opens the purchase order by the e-mail and confirms it, which the buyer sees',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    const { order: awarded, second } = await awardToTwo(world);
    await page.goto(await world.link('invitation', 'zakaz@kurtka.example'));
    await expect(panel(page, 'Your bid was chosen')).toBeVisible();
    await expect(order(page).getByText('Waiting for your answer')).toBeVisible();
    await expect(order(page).getByRole('row').filter({ hasText: 'Куртка рабочая' })).toContainText('₽43,920.00');
    await expect(order(page)).toContainText('Москва, ул. Складская, 4');
    // The line of the other supplier.
    await expect(order(page)).not.toContainText('Перчатки');
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('article', { name: /^Purchase order P-/ })).toContainText('₽43,920.00');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'Back to the request' }).click();

    await page.getByRole('button', { name: 'Confirm purchase order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Confirm purchase order P-/ });
    await expect(dialog).toContainText('₽43,920.00');
    await dialog.getByRole('button', { name: 'Confirm purchase order' }).click();
    await expect(panel(page, 'You confirmed the purchase order')).toBeVisible();
    await expect(order(page).getByRole('heading', { level: 2, name: /^Purchase order P-/ })).toBeFocused();
    await expect(order(page).getByText('Confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: /purchase order$/ })).toHaveCount(0);

    await world.enter(otherPage, 'buyer', `/zakupki/orders/${awarded.id}?tab=award`);
    await expect(orders(otherPage).getByRole('listitem').filter({ hasText: 'Куртка' })).toContainText('Confirmed');
    await otherPage.getByRole('link', { name: 'Overview' }).click();
    await expect(otherPage.getByText(/Purchase orders confirmed: 1 of 2/)).toBeVisible();
    await answerPurchaseOrder(world, awarded, second, 'confirm');
    await otherPage.reload();
    await expect(panel(otherPage, 'All suppliers confirmed their purchase orders')).toBeVisible();
  },
);

test(
  'a refusal needs a reason, and another winner sees that the buyer decides again',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    const { order: awarded } = await awardToTwo(world);
    await page.goto(await world.link('invitation', 'zakaz@kurtka.example'));
    await page.getByRole('button', { name: 'Refuse purchase order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Refuse purchase order P-/ });
    await dialog.getByRole('button', { name: 'Refuse purchase order' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Ткань закончилась');
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Refuse purchase order' }).click();
    await expect(panel(page, 'You refused the purchase order')).toBeVisible();
    await expect(order(page)).toContainText('Reason: Ткань закончилась');

    await otherPage.goto(await world.link('invitation', 'zakaz@perchatki.example'));
    await expect(panel(otherPage, /is deciding again$/)).toBeVisible();
    await expect(order(otherPage).getByText('Waiting for your answer')).toBeVisible();
    await expect(otherPage.getByRole('main')).not.toContainText('Ткань закончилась');
    await expect(otherPage.getByRole('button', { name: /purchase order$/ })).toHaveCount(0);

    await world.enter(otherPage, 'buyer', `/zakupki/orders/${awarded.id}`);
    const next = panel(otherPage, 'ООО «Куртка» refused the purchase order');
    await expect(next).toContainText('1 line needs another supplier');
    await next.getByRole('link', { name: 'Award order' }).click();
    await expect(otherPage.getByText('Reason: Ткань закончилась')).toBeVisible();
  },
);

test(
  'a supplier who did not win is thanked and learns nothing about the others',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const awarded = await publishOrder(world);
    const first = await inviteSupplier(world, awarded, 'one@vector.example', 'ООО «Вектор»');
    const second = await inviteSupplier(world, awarded, 'two@luch.example', 'ООО «Луч»');
    const won = await submitSupplierBid(world, awarded, first, '90');
    await submitSupplierBid(world, awarded, second, '100');
    await awardTo(world, awarded, [won]);
    await page.goto(await world.link('invitation', 'two@luch.example'));
    await expect(panel(page, 'Another bid was chosen this time')).toContainText('Thank you for your bid');
    await expect(order(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Вектор');
    await expectAccessibleInBothSchemes(page);
  },
);
