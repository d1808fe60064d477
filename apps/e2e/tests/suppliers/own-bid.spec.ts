/** A supplier's bid, from the link of the invitation to the receipt. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { typePrices } from '../../fixtures/bid-form.ts';
import {
  inviteSupplier,
  publishOrder,
  resendInvitation,
  reviseOrder,
  submitSupplierBid,
} from '../../fixtures/invited.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cell } from '../../fixtures/order-form.ts';

const REQUEST = '/zakupki/orders/ord_tender';
const PRICES = ['690', '870', '355', '700', '58.4'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Collects requests that the server refused: a supplier's page must not request what only buyers may see. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return refused;
}

test(
  'a supplier enters prices, corrects what the check finds, and gets a receipt',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const refused = watchRefusals(page);
    await world.enter(page, 'supplier', REQUEST);
    await page.getByRole('link', { name: 'Enter bid' }).click();
    await typePrices(page, PRICES);
    await cell(page, 'Quantity', 2).fill('100');
    await expectAccessible(page);
    await button(page, 'Send bid').click();

    const check = page.getByRole('region', { name: /^Check \d points? before you send$/ });
    await expect(check.getByText(/requested: 120\spcs, offered: 100\spcs/)).toBeVisible();
    await expectAccessible(page);
    await check.getByRole('button', { name: 'Show in the form' }).first().click();
    await expect(cell(page, 'Quantity', 2)).toBeFocused();
    await check.getByRole('button', { name: /^Offer 120/ }).click();
    await button(page, 'Send bid').click();
    await expect(page.getByRole('heading', { level: 2, name: /^Received / })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Print receipt' }).click();
    await expect(page.getByRole('article', { name: 'Bid receipt' }).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test('a unit of a hundred is shown whole', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await world.enter(page, 'supplier', REQUEST);
  await page.getByRole('link', { name: 'Enter bid' }).click();
  const unit = cell(page, 'Unit', 1);
  await unit.fill('100 pcs');
  expect(await unit.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test(
  'a changed request is confirmed where it is read, and an alternative is found beside the bid',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await publishOrder(world);
    const email = 'olga@vector.example';
    const supplier = await inviteSupplier(world, order, email, 'ООО «Вектор»');
    await submitSupplierBid(world, order, supplier, '90');
    await page.goto(await resendInvitation(world, order, email));
    await page.getByRole('link', { name: 'Open your bid' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Add an alternative bid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByText('An alternative to bid No. 1')).toBeVisible();
    await page.goto(`/app/zakupki/orders/${order.id}`);
    await expect(page.getByRole('region', { name: 'Bid submitted, draft not sent' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your bids' }).getByRole('listitem')).toHaveText([
      /Your bid 1\s*Submitted/,
      /Your bid 2\s*Draft/,
    ]);

    await reviseOrder(world, order, { description: 'Отгрузка партиями' });
    await page.reload();
    await expect(page.getByRole('region', { name: 'The buyer changed the request' })).toBeVisible();
    await expect(page.getByText('Отгрузка партиями').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm bid' }).click();
    await expect(page.getByRole('region', { name: 'Bid submitted, draft not sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm bid' })).toHaveCount(0);

    await reviseOrder(world, order, { description: 'Отгрузка одной партией' });
    await page.reload();
    await page.getByRole('button', { name: 'Withdraw bid' }).click();
    await expect(page.getByRole('region', { name: 'Your bids' }).getByRole('listitem').first()).toHaveText(
      /Your bid 1\s*Withdrawn/,
    );
    await page.getByRole('link', { name: 'Your bid 1' }).click();
    await expect(page.getByText('The request changed (revision 3)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
);

test(
  'on a phone the lines of a sent bid are read without scrolling sideways',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const order = await publishOrder(world);
    const email = 'olga@vector.example';
    await submitSupplierBid(world, order, await inviteSupplier(world, order, email, 'ООО «Вектор»'), '90');
    await page.goto(await resendInvitation(world, order, email));
    await page.getByRole('link', { name: 'Open your bid' }).click();
    const lines = page.getByRole('region', { name: 'Lines' });
    await expect(lines.getByText('Total', { exact: true }).last()).toBeVisible();
    expect(await lines.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
  },
);

test('a withdrawn bid is called so, and a form left open says what became of it when bidding closed', async ({
  page,
  world,
}) => {
  const order = await publishOrder(world);
  const email = 'olga@vector.example';
  await submitSupplierBid(world, order, await inviteSupplier(world, order, email, 'ООО «Вектор»'), '90');
  await reviseOrder(world, order, { description: 'Отгрузка партиями' });
  await page.goto(await resendInvitation(world, order, email));
  await page.getByRole('button', { name: 'Withdraw bid' }).click();
  const withdrawn = page.getByRole('region', { name: 'You withdrew your bid' });
  await withdrawn.getByRole('link', { name: 'Open your bid' }).click();
  await button(page, 'Send again').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send bid' }).click();

  await button(page, 'Change bid').click();
  await cell(page, 'Price', 1).fill('85');
  await world.setClock('2026-11-20T12:00:01Z');
  await button(page, 'Send changes').click();
  await expect(page.getByText('Bidding closed while this form was open.')).toContainText(
    'the bid takes part as you sent it',
  );
  await expect(cell(page, 'Price', 1)).toHaveValue('85');
});
