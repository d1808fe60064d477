/** A buyer and three suppliers, each in a separate browser: from the published order to the confirmed purchase order. */
import type { Page } from '@playwright/test';
import { sendSupplierBid, typePrices } from '../../fixtures/bid-form.ts';
import { cell, fillTerms, typeLines } from '../../fixtures/order-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const VECTOR = { name: 'ООО «Вектор»', email: 'olga@vector.example' };
const LUCH = { name: 'ООО «Луч»', email: 'zakaz@luch.example' };
const ZARYA = { name: 'ООО «Заря»', email: 'info@zarya.example' };
const SUPPLIERS = [VECTOR, LUCH, ZARYA];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function sendBid(page: Page, prices: readonly string[]): Promise<void> {
  await link(page, 'Enter bid').click();
  await typePrices(page, prices);
  await sendSupplierBid(page, button(page, 'Send bid'));
}

test('an order goes from the request to the confirmed purchase order', async ({ page, openPage, world }) => {
  test.slow();
  const [vector, luch, zarya] = await Promise.all([openPage(), openPage(), openPage()]);

  await test.step('the buyer publishes the order and invites three suppliers', async () => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    await fillTerms(page, 'Спецодежда на весну');
    await typeLines(page, [
      ['Куртка рабочая', '40', 'pcs'],
      ['Перчатки рабочие', '100', 'pcs'],
    ]);
    await button(page, /^Publish · 1 credit/).click();
    await link(page, 'Invite suppliers').click();
    const dialog = page.getByRole('dialog', { name: 'Invite suppliers to bid' });
    await dialog.getByRole('radio', { name: 'Pasted addresses' }).check();
    const addresses = SUPPLIERS.map(({ name, email }) => `${name} <${email}>`);
    await dialog.getByLabel('E-mail addresses').fill(addresses.join('\n'));
    await button(page, 'Add addresses').click();
    await button(page, 'Send 3 invitations').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Request sent to 3 suppliers' })).toBeVisible();
  });

  await test.step('each supplier answers by the link of the e-mail', async () => {
    await vector.goto(await world.link('invitation', VECTOR.email));
    await sendBid(vector, ['950', '95']);

    await luch.goto(await world.link('invitation', LUCH.email));
    await sendBid(luch, ['1000', '100']);
    await button(luch, 'Change bid').click();
    await cell(luch, 'Price', 1).fill('890');
    await button(luch, 'Send changes').click();
    await expect(luch.getByRole('row').filter({ hasText: 'Куртка рабочая' })).toContainText('₽35,600.00');

    await zarya.goto(await world.link('invitation', ZARYA.email));
    await button(zarya, 'Decline').click();
    const dialog = zarya.getByRole('dialog', { name: 'Decline this request' });
    await dialog.getByLabel('We do not supply these goods').check();
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expect(panel(zarya, 'You declined this request')).toBeVisible();
  });

  await test.step('the buyer compares the answers and awards', async () => {
    await page.reload();
    const row = (name: string) =>
      page.getByRole('table', { name: 'Invited suppliers' }).getByRole('row').filter({ hasText: name });
    await expect(row(VECTOR.name)).toContainText('Bid submitted');
    await expect(row(LUCH.name)).toContainText('Bid submitted');
    await expect(row(ZARYA.name)).toContainText('Declined');
    await link(page, 'Overview').click();
    await button(page, 'Stop collecting bids').first().click();
    const closing = page.getByRole('dialog');
    await closing.getByLabel('Reason').fill('Все ответили');
    await closing.getByRole('button', { name: 'Stop collecting' }).click();
    await page.getByRole('link', { name: 'Compare bids', exact: true }).click();
    const comparison = page.getByRole('main');
    await expect(comparison).toContainText(VECTOR.name);
    await expect(comparison).toContainText('₽45,600.00');
    await page.getByRole('link', { name: 'Award', exact: true }).click();
    await button(page, 'Award…').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Award', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Awarded', exact: true })).toBeVisible();
  });

  await test.step('the winner confirms the purchase order, and the other reads the notice', async () => {
    expect((await world.letter('invitation', LUCH.email)).subject).toContain('Спецодежда на весну');
    await luch.goto(await world.link('invitation', LUCH.email));
    await expect(panel(luch, 'Your bid was chosen')).toBeVisible();
    await luch.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
    await expect(luch.getByRole('row').filter({ hasText: 'Спецодежда на весну' })).toContainText(
      'Confirm the purchase order',
    );
    await link(luch, 'Спецодежда на весну').click();
    await button(luch, 'Confirm purchase order').click();
    await luch.getByRole('dialog').getByRole('button', { name: 'Confirm purchase order' }).click();
    await expect(panel(luch, 'You confirmed the purchase order')).toBeVisible();

    await vector.goto(await world.link('invitation', VECTOR.email));
    await expect(panel(vector, 'Another bid was chosen this time')).toBeVisible();
    await expect(vector.getByRole('main')).not.toContainText(LUCH.name);

    await link(page, 'Overview').click();
    await page.reload();
    await expect(panel(page, 'The supplier confirmed the purchase order')).toBeVisible();
  });
});
