import type { Page } from '@playwright/test';
import { awardTo, inviteSupplier, publishOrder, submitOwnBid, answerPurchaseOrder } from '../../fixtures/invited.ts';
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
    await submitOwnBid(world, order, first, '900'),
    await submitOwnBid(world, order, second, '950'),
  ] as const;
  await awardTo(world, order, [bids[0], bids[1]]);
  return { order, first, second };
}

const orders = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Purchase orders' }) });

test('a refusal is shown with what to decide, and the rest of the choice is kept', async ({ page, world }) => {
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
});
