/** What a buyer sees of sealed bids before and after the opening. */
import type { Order } from '@zakupki/api-client/schema';
import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { deadline } from '../../fixtures/order-form.ts';
import { inviteSupplier, publishOrder, submitSupplierBid } from '../../fixtures/invited.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

/** Publishes an order with sealed bids of 90 and 100 for 100 pieces, without VAT. */
async function sealedOrder(world: World): Promise<Order> {
  const order = await publishOrder(world, { sealedBids: true });
  for (const [email, company, price] of [
    ['one@vector.example', 'ООО «Вектор»', '90'],
    ['two@luch.example', 'ООО «Луч»', '100'],
  ] as const) {
    await submitSupplierBid(world, order, await inviteSupplier(world, order, email, company), price);
  }
  return order;
}

test('prices of sealed bids appear nowhere until the deadline, then with a protocol', async ({ page, world }) => {
  const order = await sealedOrder(world);
  const path = `/zakupki/orders/${order.id}`;
  await world.enter(page, 'buyer', path);
  await expect(page.getByText(/2 sealed bids received\. Prices open 20\sNov/)).toBeVisible();
  await page.getByRole('link', { name: 'Bids 2' }).click();
  const rows = page.getByRole('table', { name: 'Bids' }).getByRole('row');
  await expect(rows.filter({ hasText: 'ООО «Вектор»' })).toContainText(/Sealed until 20\sNov/);
  await expect(page.getByRole('main')).not.toContainText(/9,000|10,000/);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'ООО «Луч»' }).click();
  await expect(page.getByText(/This bid is sealed/)).toBeVisible();
  await expect(page.getByText('Lines', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Comparison' }).click();
  await expect(page.getByText(/Prices are sealed until 20\sNov/)).toBeVisible();

  await world.setClock('2026-11-20T12:01:00Z');
  await page.goto(`/app${path}/bids`);
  await expect(rows.filter({ hasText: 'ООО «Вектор»' })).toContainText('₽9,000.00');
  await page.getByRole('link', { name: 'Opening protocol' }).click();
  const sheet = page.getByRole('article', { name: 'Opening protocol' });
  await expect(sheet.getByRole('row').filter({ hasText: 'ООО «Луч»' })).toContainText('₽10,000.00');
  await expect(sheet.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await expectAccessibleInBothSchemes(page);
});

test(
  'closing early opens sealed bids and needs a reason, which the protocol contains',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await sealedOrder(world);
    await world.enter(page, 'buyer', `/zakupki/orders/${order.id}`);
    await page.getByRole('button', { name: 'Stop collecting bids' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Every invited supplier gets the reason by e-mail');
    await dialog.getByLabel('Reason').fill('Нужно раньше');
    await dialog.getByRole('button', { name: 'Stop collecting' }).click();
    await page.getByRole('link', { name: 'Opening protocol' }).click();
    await expect(page.getByRole('article', { name: 'Opening protocol' })).toContainText('Нужно раньше');
  },
);

test(
  'closing early waits for every invited supplier; an earlier deadline does not',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await sealedOrder(world);
    await inviteSupplier(world, order, 'late@zarya.example', 'ООО «Заря»');
    await world.enter(page, 'buyer', `/zakupki/orders/${order.id}`);
    await page.getByRole('button', { name: 'Stop collecting bids' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Нужно раньше');
    await dialog.getByRole('button', { name: 'Stop collecting' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Invited suppliers without an answer: 1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set an earlier deadline' }).click();
    await expect(dialog).toContainText('not to less than a day from now');
    await dialog.getByLabel('Reason').fill('Нужно раньше');
    await deadline(dialog).fill('2 Nov 2026, 18:00');
    await dialog.getByRole('button', { name: 'Change deadline' }).click();
    await expect(dialog.getByText(/at least a day from now/)).toBeVisible();
    await deadline(dialog).fill('5 Nov 2026, 18:00');
    await dialog.getByRole('button', { name: 'Change deadline' }).click();
    await expect(page.getByText('5 Nov, 18:00').first()).toBeVisible();
    const { text } = await world.letter('invitation', 'late@zarya.example');
    expect(text).toContain('5 November');
  },
);

test(
  'a checkbox of the order seals its bids, until publication fixes it',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    await page.getByText('Prices and comparison', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Sealed bids' }).check();
    await expect(page.getByText(/stay hidden from you until the deadline/)).toBeVisible();
    const order = await publishOrder(world, { sealedBids: true });
    await page.goto(`/app/zakupki/orders/${order.id}?tab=revise`);
    await page.getByText('Prices and comparison', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Alternative bids allowed' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Sealed bids' })).toHaveCount(0);
  },
);

test('a reopened order gets a new round of sealed bids', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  const order = await sealedOrder(world);
  const path = `/zakupki/orders/${order.id}`;
  await world.setClock('2026-11-20T12:01:00Z');
  await world.enter(page, 'buyer', path);
  await page.getByRole('button', { name: 'Order actions' }).click();
  await page.getByRole('menuitem', { name: 'Reopen bidding' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This starts a new round');
  await dialog.getByLabel('Reason').fill('Дороже бюджета');
  await deadline(dialog).fill('30 Nov 2026, 15:00');
  await dialog.getByRole('button', { name: 'Reopen bidding' }).click();
  await expect(page.getByText('Round 2: bids are coming in')).toBeVisible();
  await expect(page.getByRole('link', { name: /Add (or import )?bid/ })).toHaveCount(0);

  await otherPage.goto(await world.link('invitation', 'two@luch.example'));
  await expect(otherPage.getByText('New round: you can bid again')).toBeVisible();
  await otherPage.getByRole('link', { name: 'Open your bid' }).click();
  await expect(otherPage.getByText('This bid was opened, so the buyer has seen its prices.')).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.getByRole('button', { name: 'Make a new bid' }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
  await otherPage.getByRole('button', { name: 'Send bid' }).click();
  await expect(otherPage.getByText(/Bid sent/)).toBeVisible();

  await page.getByRole('link', { name: /^Bids/ }).click();
  const rows = page.getByRole('table', { name: 'Bids' }).getByRole('row');
  await expect(rows.filter({ hasText: /Sealed until/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: '₽10,000.00' })).toHaveCount(1);
});
