import { inviteSupplier, publishOrder, submitSupplierBid } from '../../fixtures/invited.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'suppliers who did not win are e-mailed their rank if the buyer chooses to',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await publishOrder(world);
    for (const [email, company, price] of [
      ['one@vector.example', 'ООО «Вектор»', '90'],
      ['two@luch.example', 'ООО «Луч»', '100'],
    ] as const) {
      await submitSupplierBid(world, order, await inviteSupplier(world, order, email, company), price);
    }
    await world.setClock('2026-11-20T12:01:00Z');
    await world.enter(page, 'buyer', `/zakupki/orders/${order.id}?tab=award`);
    await page.getByRole('button', { name: 'Award…' }).click();
    const dialog = page.getByRole('dialog', { name: `Award order ${order.number}` });
    await expect(dialog).toContainText('Suppliers who bid get the result by e-mail');
    const ranks = dialog.getByRole('checkbox', { name: 'Tell suppliers who didn’t win the rank of their own bid' });
    await expect(ranks).not.toBeChecked();
    await ranks.check();
    await dialog.getByRole('button', { name: 'Award', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Awarded' })).toBeVisible();
    await expect
      .poll(async () => (await world.outbox()).find(({ to }) => to === 'two@luch.example')?.text)
      .toContain('Your bid was ranked 2.');
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for the supplier’s confirmation' })).toBeVisible();
    await expect(page.getByText(/Purchase orders confirmed: 0 of 1/)).toBeVisible();
  },
);
