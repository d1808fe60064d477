/** Ceiling prices that a buyer shows to invited suppliers. */
import type { Order } from '@zakupki/api-client/schema';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { typePrices } from '../../fixtures/bid-form.ts';
import { inviteSupplier, publishOrder } from '../../fixtures/invited.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

async function limitedOrder(world: World, showCeilings: boolean): Promise<Order> {
  const items = [
    { name: 'Перчатки рабочие', quantity: '100', maxUnitPrice: '95.5' },
    { name: 'Очки защитные', quantity: '20' },
  ];
  const order = await publishOrder(world, { showCeilings, items });
  await inviteSupplier(world, order, 'supplier@demo.test', 'ООО «ТараПак»');
  return order;
}

test(
  'a supplier sees shown ceiling prices and is warned about a price above one',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await limitedOrder(world, true);
    const path = `/zakupki/orders/${order.id}`;
    await world.enter(page, 'supplier', path);
    const lines = page.getByRole('table', { name: 'Lines' });
    await expect(lines.getByRole('columnheader', { name: 'Ceiling price' })).toBeVisible();
    await expect(lines.getByRole('row', { name: /Перчатки/ })).toContainText('₽95.50');
    await expectAccessible(page);
    await page.goto(`/app${path}?view=request`);
    await expect(page.getByRole('row', { name: /Перчатки/ })).toContainText('₽95.50');

    await page.goto(`/app${path}/bids/new`);
    await expect(page.getByRole('row', { name: /Перчатки/ })).toContainText('₽95.50');
    await expectAccessible(page);
    await typePrices(page, ['99', '150']);
    await page.getByRole('button', { name: 'Send bid' }).click();
    const check = page.getByRole('region', { name: 'Check 1 point before you send' });
    await expect(check).toContainText('price ₽99.00, ceiling ₽95.50');
    await check.getByRole('button', { name: 'Show in the form' }).click();
    await page.keyboard.type('95.5');
    await page.getByRole('button', { name: 'Send bid' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Received / })).toBeVisible();
  },
);

test(
  'ceiling prices that are not shown are visible only to the buyer',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await limitedOrder(world, false);
    const path = `/zakupki/orders/${order.id}`;
    await world.enter(page, 'supplier', path);
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('Перчатки');
    await expect(page.getByText('Ceiling price')).toHaveCount(0);
    // The buyer's preview of the request shows what suppliers see.
    await world.enter(page, 'buyer', `${path}?view=request`);
    await expect(page.getByRole('row', { name: /Перчатки/ })).toBeVisible();
    await expect(page.getByText('Ceiling price')).toHaveCount(0);
  },
);

test(
  'a checkbox of the order shows ceiling prices, until publication fixes it',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    await page.getByText('Prices and comparison', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Ceiling prices shown to suppliers' }).check();
    await expect(page.getByText(/see the ceiling price of each line/)).toBeVisible();
    const order = await limitedOrder(world, true);
    await page.goto(`/app/zakupki/orders/${order.id}`);
    await page.getByText('Terms and settings', { exact: true }).click();
    await expect(page.getByText('Ceiling prices shown to suppliers')).toBeVisible();
    await page.goto(`/app/zakupki/orders/${order.id}?tab=revise`);
    await page.getByText('Prices and comparison', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Alternative bids allowed' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Ceiling prices shown to suppliers' })).toHaveCount(0);
  },
);
