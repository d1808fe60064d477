/** A supplier who has never seen the product: from the link of the e-mail to the receipt. */
import type { Locator } from '@playwright/test';
import { sendSupplierBid } from '../../fixtures/bid-form.ts';
import { inviteByEmail, publishOrder } from '../../fixtures/invited.ts';
import { post } from '../../fixtures/orders.ts';
import { cell } from '../../fixtures/order-form.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';

const SUPPLIER = 'olga@vector.example';
/** Typing prices does not count. */
const CLICKS_TO_BID = 12;
const ORDER = {
  title: 'Спецодежда',
  items: [
    { name: 'Куртка рабочая', quantity: '40' },
    { name: 'Перчатки рабочие', quantity: '100' },
    { name: 'Каска защитная', quantity: '15' },
  ],
};

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(
    `the first bid is sent in few clicks on ${device}`,
    setOf({ short: device === 'a phone' }),
    async ({ openPage, world }) => {
      await inviteByEmail(world, await publishOrder(world, ORDER), SUPPLIER, 'ООО «Вектор»');
      const page = await openPage({ viewport });
      let clicks = 0;
      async function click(target: Locator): Promise<void> {
        clicks += 1;
        await target.click();
      }

      // The link in the e-mail.
      clicks += 1;
      await page.goto(await world.link('invitation', SUPPLIER));
      await click(page.getByRole('link', { name: 'Enter bid' }));
      for (const [index, price] of ['950', '95', '420'].entries()) await cell(page, 'Price', index + 1).fill(price);
      await sendSupplierBid(page, page.getByRole('button', { name: 'Send bid' }), click);
      expect((await world.outbox()).find(({ to }) => to === SUPPLIER)?.text).toContain('SHA-256');
      expect(clicks, 'clicks to the first bid').toBeLessThanOrEqual(CLICKS_TO_BID);
    },
  );
}

test('a supplier who was invited by address alone names the company', setOf({}), async ({ page, world }) => {
  await inviteByEmail(world, await publishOrder(world, ORDER), SUPPLIER);
  await page.goto(await world.link('invitation', SUPPLIER));
  await page.getByRole('link', { name: 'Enter bid' }).click();
  const name = page.getByRole('textbox', { name: 'Company name' });
  await expect(name).toHaveValue('');
  for (const [index, price] of ['950', '95', '420'].entries()) await cell(page, 'Price', index + 1).fill(price);
  await page.getByRole('button', { name: 'Send bid' }).click();
  await expect(name).toHaveAccessibleDescription('Enter the company name.');
  await name.fill('ООО «Вектор»');
  await sendSupplierBid(page, page.getByRole('button', { name: 'Send bid' }));
  await expect(page.getByRole('main')).toContainText('ООО «Вектор»');
});

test('what was typed stays when bidding closes meanwhile', setOf({}), async ({ page, world }) => {
  const order = await publishOrder(world, ORDER);
  await inviteByEmail(world, order, SUPPLIER, 'ООО «Вектор»');
  await page.goto(await world.link('invitation', SUPPLIER));
  await page.getByRole('link', { name: 'Enter bid' }).click();
  for (const [index, price] of ['950', '95', '420'].entries()) await cell(page, 'Price', index + 1).fill(price);
  const buyer = await world.signIn('buyer');
  await post(world, `/orders/${order.id}/close`, { ...buyer, 'If-Match': '*' }, { reason: 'Хватит' });
  await page.getByRole('button', { name: 'Send bid' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Bids are no longer accepted.');
  await expect(main).toContainText('Bidding is closed');
  await expect(main).not.toContainText('Collecting bids');
  await expect(cell(page, 'Price', 1)).toHaveValue('950');
});
