/** A buyer invites suppliers to a published order and follows the invitations. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Invited suppliers' }).getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'suppliers are invited and reminded, a link is copied, an invitation is revoked',
  { tag: '@exhaustive' },
  async ({ page, world, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.enter(page, 'buyer', '/zakupki/orders/ord_transport');
    await page.getByRole('link', { name: 'Invite suppliers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite suppliers to bid' });
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('radio', { name: 'Address book' }).check();
    await dialog.getByRole('textbox', { name: 'Search the address book' }).fill('метиз');
    await dialog.getByRole('checkbox', { name: 'ООО «Метиз-Сервис»' }).check();
    await dialog.getByRole('radio', { name: 'Pasted addresses' }).check();
    await dialog.getByLabel('E-mail addresses').fill('ООО «Вектор»\tОльга\tolga@vector.example\nlost@bounce.test');
    await dialog.getByRole('button', { name: 'Add addresses' }).click();
    await dialog.getByLabel('Language of the e-mail to ООО «Вектор»').selectOption('Русский');
    await dialog.getByLabel('Message').fill('Ждём ваши цены');
    await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
    await expect(popup(page, 'Request sent to 3 suppliers')).toBeVisible();
    await expect(row(page, 'ООО «Вектор»')).toContainText('Ольга · olga@vector.example');
    await expect(row(page, 'lost@bounce.test')).toContainText('E-mail bounced');
    await expect(page.getByRole('link', { name: 'Suppliers 3' })).toBeVisible();

    const emails = (await world.outbox()).filter(({ kind }) => kind === 'invitation');
    expect(emails.map(({ to }) => to).toSorted()).toEqual(
      expect.arrayContaining(['olga@vector.example', 'sales@metiz.example']),
    );
    expect(emails.find(({ to }) => to === 'olga@vector.example')?.text).toContain('Ждём ваши цены');

    await page.getByRole('button', { name: 'Remind 2 suppliers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send reminder' }).click();
    await expect(popup(page, '2 suppliers reminded')).toBeVisible();
    await expect(row(page, 'ООО «Вектор»')).toContainText('Reminded');

    await choose(page, 'ООО «Вектор»', 'Copy link');
    await expect(popup(page, 'Link copied. It opens once.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/app\/auth-by-token\?token=/);

    await choose(page, 'ООО «Вектор»', 'Revoke invitation');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
    await expect(row(page, 'ООО «Вектор»')).toContainText('Revoked');
    await expectAccessible(page);
  },
);

test(
  'chosen suppliers survive a reload, and an already invited one is named',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_tender?tab=suppliers&invite=true');
    const dialog = page.getByRole('dialog', { name: 'Invite suppliers to bid' });
    await dialog.getByRole('radio', { name: 'Pasted addresses' }).check();
    await dialog.getByLabel('E-mail addresses').fill('supplier@demo.test, new@vector.example');
    await dialog.getByRole('button', { name: 'Add addresses' }).click();
    await expect(dialog.getByRole('button', { name: 'Send 2 invitations' })).toBeVisible();
    await page.reload();
    await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(popup(page, '1 address was skipped')).toContainText('supplier@demo.test');
    await expect(row(page, 'new@vector.example')).toContainText('Invited');
  },
);
