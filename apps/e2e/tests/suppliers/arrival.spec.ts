/** How invited suppliers open a request without an account, return to it, and answer without a bid. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { inviteByEmail, publishOrder, resendInvitation } from '../../fixtures/invited.ts';
import { cell } from '../../fixtures/order-form.ts';
import { arrivesAt, openSignOut } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const TITLE = 'Тара и упаковка для склада';
const SUPPLIER = 'supplier@demo.test';
const INVITATION = '/zakupki/orders/ord_tender';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Resends the invitation as the buyer and returns the link of the e-mail. */
async function invitationLink(world: World): Promise<string> {
  const headers = await world.signIn('buyer');
  const answer = await world.api('/orders/ord_tender/invitations/inv_tender_tara/resend', {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(answer.status).toBe(200);
  return world.link('invitation', SUPPLIER);
}

test('the link of an invitation opens the request, once', async ({ page, otherPage, world }) => {
  const link = await invitationLink(world);
  await page.goto(link);
  await expect(heading(page, TITLE)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expect(page.getByRole('banner').getByText('ООО «Северный ветер»')).toBeVisible();
  await expect(panel(page, 'Send your bid').getByRole('timer')).toHaveText(/^14 days \d+ h$/);

  // At most one link a minute is e-mailed.
  await world.advance('PT2M');
  await otherPage.goto(link);
  await expect(heading(otherPage, 'This link was already opened')).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.getByRole('button', { name: 'E-mail me a new link' }).click();
  await expect(otherPage.getByText(/sent a new link to the invited address/)).toBeVisible();
  const second = await world.link('invitation', SUPPLIER);
  expect(second).not.toBe(link);
  await otherPage.goto(second);
  await expect(heading(otherPage, TITLE)).toBeVisible();
});

test('an expired link is replaced', { tag: '@exhaustive' }, async ({ page, world }) => {
  const link = await invitationLink(world);
  await world.advance('P20D');
  await page.goto(link);
  await expect(heading(page, 'This link is too old')).toBeVisible();
  await page.getByRole('button', { name: 'E-mail me a new link' }).click();
  await page.goto(await world.link('invitation', SUPPLIER));
  await expect(panel(page, 'Bidding is closed')).toBeVisible();
});

test('a signed-in supplier can open the link again', { tag: '@exhaustive' }, async ({ page, world }) => {
  const link = await invitationLink(world);
  await page.goto(link);
  await expect(heading(page, TITLE)).toBeVisible();
  await page.goto(link);
  await expect(heading(page, TITLE)).toBeVisible();
});

test(
  'the link of another supplier asks before it switches, and an unsent bid is preserved',
  { tag: '@exhaustive' },
  async ({ page, openPage, world }) => {
    const order = await publishOrder(world);
    const [vector, luch] = ['olga@vector.example', 'zakaz@luch.example'];
    await inviteByEmail(world, order, vector, 'ООО «Вектор»');
    await inviteByEmail(world, order, luch, 'ООО «Луч»');
    const other = await world.link('invitation', luch);
    await page.goto(await world.link('invitation', vector));
    await page.getByRole('link', { name: 'Enter bid' }).click();
    await cell(page, 'Price', 1).fill('77');
    await page.goto(other);
    await expect(heading(page, 'Continue as ООО «Луч»?')).toBeVisible();
    await expect(page.getByText('You are signed in as ООО «Вектор» (olga@vector.example).')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Stay signed in as ООО «Вектор»' }).click();
    await expect(heading(page, 'Перчатки рабочие')).toBeVisible();

    await page.goto(other);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(heading(page, 'Перчатки рабочие')).toBeVisible();
    await page.getByRole('link', { name: 'Enter bid' }).click();
    await expect(cell(page, 'Price', 1)).toHaveValue('');

    // Back as the first one, by a new link.
    await world.advance('PT2M');
    await page.goto(await resendInvitation(world, order, vector));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('link', { name: /^(?:Enter|Continue) bid$/ }).click();
    await expect(cell(page, 'Price', 1)).toHaveValue('77');
    // A used link of another supplier signs no one in, and leaves the session alone.
    await page.goto(other);
    await expect(heading(page, 'This link was already opened')).toBeVisible();
    await page.getByRole('link', { name: 'Stay signed in as ООО «Вектор»' }).click();
    await expect(heading(page, 'Перчатки рабочие')).toBeVisible();

    // A buyer who opens a supplier's link is asked too.
    const buyer = await openPage();
    await world.enter(buyer, 'buyer', `/zakupki/orders/${order.id}`);
    await buyer.goto(await resendInvitation(world, order, luch));
    await expect(buyer.getByText(/You are signed in as .*buyer@demo\.test/)).toBeVisible();
    await buyer.getByRole('link', { name: /^Stay signed in as/ }).click();
    await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
    await arrivesAt(buyer, '/zakupki');
  },
);

test('a signed-out supplier requests a new link by e-mail', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'supplier', INVITATION);
  await openSignOut(page);
  await expect(heading(page, 'You are signed out')).toBeVisible();
  await page.getByLabel('E-mail').fill(SUPPLIER);
  await page.getByRole('button', { name: 'E-mail me a new link' }).click();
  await expect(page.getByText(/its link is on its way/)).toBeVisible();
  await page.goto(await world.link('invitation', SUPPLIER));
  await expect(heading(page, TITLE)).toBeVisible();
});

for (const [scenario, title] of [
  ['invitation-revoked', 'Invitation revoked'],
  ['invitation-expired', 'This request is over'],
] as const) {
  test(`the scenario ${scenario} shows its page`, { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'supplier', INVITATION);
    await expect(heading(page, TITLE)).toBeVisible();
    await world.force(scenario);
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
    await world.force('normal');
    await page.getByLabel('E-mail').fill(SUPPLIER);
    await page.getByRole('button', { name: 'E-mail me the links' }).click();
    await expect(page.getByText(/its link is on its way/)).toBeVisible();
  });
}

test('a revoked invitation does not open', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.goto(world.enterUrl('supplier-revoked', INVITATION));
  await expect(heading(page, 'Invitation revoked')).toBeVisible();
});

test('pages of buyers lead suppliers to their request', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'supplier', '/zakupki');
  await arrivesAt(page, INVITATION);
  for (const path of ['/zakupki/settings/plan', '/zakupki/orders/new', '/admin', `${INVITATION}/conflicts`]) {
    await page.goto(`/app${path}`);
    await expect(heading(page, TITLE)).toBeVisible();
    await arrivesAt(page, INVITATION);
  }
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
});

test(
  'a supplier declines with a reason, which the buyer reads, and takes part after all',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'supplier', INVITATION);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this request' });
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expect(dialog.getByText('Choose a reason')).toBeVisible();
    await dialog.getByLabel('There is too little time').check();
    await dialog.getByLabel(/^In your words/).fill('До ноября склад загружен');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    const declined = panel(page, 'You declined this request');
    await expect(declined.getByText('There is too little time. До ноября склад загружен')).toBeVisible();

    const answer = await world.api('/orders/ord_tender/invitations/inv_tender_tara', {
      headers: await world.signIn('buyer'),
    });
    expect(await answer.json()).toMatchObject({
      status: 'declined',
      decline: { reasonCode: 'deadline', reason: 'До ноября склад загружен' },
    });

    await declined.getByRole('button', { name: 'Take part after all' }).click();
    await expect(panel(page, 'Send your bid')).toBeVisible();
  },
);

test(
  'the buyer and the supplier print the same request',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.enter(page, 'supplier', INVITATION);
    await page.getByRole('link', { name: 'Print request' }).click();
    const sheets = [page, otherPage].map((each) =>
      each.getByRole('article', { name: 'Request for quotation Z-2026-000113' }),
    );
    await world.enter(otherPage, 'buyer', `${INVITATION}?view=request`);
    // Digits are grouped once the rules of phone numbers have loaded.
    for (const sheet of sheets) await expect(sheet).toContainText('+7 916 123 45 67');
    const [supplierText, buyerText] = await Promise.all(sheets.map((sheet) => sheet.innerText()));
    expect(supplierText).toContain('Поддон деревянный');
    expect(supplierText).toBe(buyerText);
  },
);
