/** A link that the buyer copies leads to a first bid; a bid that was received belongs to the supplier's mailbox. */
import { copyLink, publishOrder } from '../../fixtures/invited.ts';
import { cell } from '../../fixtures/order-form.ts';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

const SUPPLIER = 'olga@vector.example';

test('a first bid is sent by a copied link, and opened by a link in an e-mail', async ({ openPage, world }) => {
  const order = await publishOrder(world, { title: 'Спецодежда', sealedBids: true });
  const page = await openPage();
  await page.goto(await copyLink(world, order, SUPPLIER, 'ООО «Вектор»'));
  await expect(page.getByText(`open a link in an e-mail to ${SUPPLIER}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a question' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter bid' }).click();
  await cell(page, 'Price', 1).fill('951.37');
  await page.getByRole('button', { name: 'Send bid' }).click();
  const anyway = page.getByRole('button', { name: 'Send as it is' });
  const received = page.getByText('The buyer has received a bid from your company.');
  await expect(anyway.or(received)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(received).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('951.37');
  await page.reload();
  await expect(received).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Sent to ${SUPPLIER}. Open the link in that e-mail.`)).toBeVisible();
  const mailbox = await openPage();
  await mailbox.goto(await world.link('invitation', SUPPLIER));
  await mailbox.getByRole('link', { name: 'Open your bid' }).click();
  await expect(mailbox.getByRole('main')).toContainText('951.37');
  await expect(mailbox.getByText('The buyer has received a bid from your company.')).toHaveCount(0);
});
