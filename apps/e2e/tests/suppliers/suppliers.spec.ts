import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const SUPPLIERS = '/zakupki/suppliers';
const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Suppliers' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

test('a supplier is added by keyboard, changed, blocked with a reason and unblocked', async ({ page, world }) => {
  await world.enter(page, 'buyer', SUPPLIERS);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Suppliers' }).press('Enter');
  await page.getByRole('button', { name: 'Add supplier' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add supplier' });
  await expect(dialog.getByLabel('Name', { exact: true }).first()).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  // Mistakes are named in the order of the form, and nothing is stored.
  await dialog.getByLabel('INN').fill('7707083894');
  await dialog.getByLabel('E-mail').fill('nobody');
  await dialog.getByRole('button', { name: 'Add supplier' }).press('Enter');
  const summary = dialog.getByRole('alert');
  await expect(summary.getByRole('link')).toContainText([/^Enter a name$/, /INN|Tax number/, /Contacts/]);

  await dialog.getByLabel('Name', { exact: true }).first().fill('ООО «Трос и Такелаж»');
  await dialog.getByLabel('INN').fill('5024048000');
  await dialog.getByLabel('E-mail').fill('sales@tros.example');
  await dialog.getByLabel('Tags').fill('такелаж');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add supplier' }).press('Enter');
  await expect(heading(page, 'ООО «Трос и Такелаж»')).toBeVisible();
  await expect(page.getByRole('link', { name: 'sales@tros.example' })).toBeVisible();
  await expect(page.getByText('No orders yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit supplier' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit ООО «Трос и Такелаж»' });
  await expect(edit.getByLabel('Name', { exact: true }).first()).toBeFocused();
  await edit.getByLabel('Notes').fill('Отгрузка со склада в Химках');
  await edit.getByRole('button', { name: 'Add contact' }).click();
  await edit.getByLabel('Phone').nth(1).fill('8 495 120-44-10');
  await edit.getByRole('button', { name: 'Save supplier' }).click();
  await expect(popup(page, 'ООО «Трос и Такелаж» saved')).toBeVisible();
  await expect(page.getByText('Отгрузка со склада в Химках')).toBeVisible();
  await expect(page.getByRole('link', { name: '+7 495 120 44 10' })).toBeVisible();

  await choose(page, 'Block supplier');
  const block = page.getByRole('dialog', { name: 'Block ООО «Трос и Такелаж»' });
  await block.getByRole('button', { name: 'Block supplier' }).click();
  await expect(block.getByLabel('Reason for blocking')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await block.getByLabel('Reason for blocking').fill('Сорвали три поставки');
  await block.getByRole('button', { name: 'Block supplier' }).click();
  await expect(page.getByText('Blocked: Сорвали три поставки')).toBeVisible();

  await page.getByRole('button', { name: 'Unblock supplier' }).click();
  await expect(page.getByText('Blocked: Сорвали три поставки')).toHaveCount(0);
  await popup(page, 'unblocked').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Blocked: Сорвали три поставки')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Suppliers' }).click();
  await page.getByRole('link', { name: /^Blocked/ }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('the list is searched, tagged, filtered and exported', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', SUPPLIERS);
  await page.getByRole('textbox', { name: 'Search suppliers' }).fill('5258038618');
  await expect(rows(page)).toHaveText([/Волга-Инструмент/]);
  await page.getByRole('textbox', { name: 'Search suppliers' }).fill('крепмаркет');
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select ООО «КрепМаркет»' }).check();
  await page.getByRole('checkbox', { name: 'Select КрепМаркет', exact: true }).check();
  await expect(page.getByText('2 suppliers selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 suppliers' });
  await dialog.getByLabel('Add tags').fill('поволжье');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await dialog.getByLabel('Казань').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await expect(popup(page, 'Tags of 2 suppliers changed')).toBeVisible();

  await page.getByRole('textbox', { name: 'Search suppliers' }).fill('');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Tag' }).fill('поволжье');
  await filters.getByRole('button', { name: 'Add' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/tag=/);

  const saving = page.waitForEvent('download');
  await choose(page, 'Export to CSV');
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('поволжье');
  expect(text).not.toContain('крепёж, Казань');
  expect(text.trim().split('\n')).toHaveLength(3);
});

test('documents are added with a last day, changed and deleted', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', `${SUPPLIERS}/sup_volga`);
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a file');
  await dialog.getByLabel('File', { exact: true }).setInputFiles(pdf('ISO 9001.pdf'));
  await dialog.getByLabel('Title').fill('Сертификат ISO 9001');
  await dialog.getByLabel('Valid until').fill('8 Nov 2026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add document' }).click();
  const document = page.getByRole('list', { name: 'Documents' }).getByRole('listitem').filter({ hasText: 'ISO 9001' });
  await expect(document).toContainText('Expires on 8 Nov');

  await document.getByRole('button', { name: 'Edit Сертификат ISO 9001' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await expect(edit.getByLabel('Title')).toBeFocused();
  await edit.getByLabel('Valid until').fill('8 Nov 2029');
  await edit.getByRole('button', { name: 'Save document' }).click();
  await expect(document).toContainText('Valid until 8 Nov 2029');
  await document.getByRole('button', { name: 'Delete Сертификат ISO 9001' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(document).toHaveCount(0);
});

test('a pasted list completes known suppliers and adds the others', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', SUPPLIERS);
  await choose(page, 'Import suppliers');
  const dialog = page.getByRole('dialog', { name: 'Import suppliers' });
  await dialog
    .getByLabel('Or paste a table')
    .fill(
      [
        'Поставщик\tИНН\tE-mail\tТеги',
        'ООО «АйТи-Лайн»\t7718235690\tzakaz@itline.example\tноутбуки',
        'ООО «Северный кабель»\t5024048000\tsales@sevkabel.example\tкабель',
      ].join('\n'),
    );
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(
    dialog.getByText('1 supplier is in your address book and will be completed, not added again.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('What to do with row 2')).toHaveValue('sup_itline');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Import 2 suppliers' }).click();
  await expect(popup(page, 'Added: 1. Completed: 1.')).toBeVisible();

  await page.getByRole('link', { name: 'ООО «АйТи-Лайн»' }).click();
  await expect(page.getByRole('link', { name: 'ноутбуки', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'zakaz@itline.example' })).toBeVisible();
});

test('duplicates are merged, value by value', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', `${SUPPLIERS}?view=duplicates`);
  const pair = page.getByRole('list', { name: 'Possible duplicates' }).getByRole('listitem');
  await expect(pair).toContainText('In common: name, e-mail');
  await pair.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two suppliers' });
  const result = dialog.getByRole('region', { name: 'After merging' });
  await expect(result).toContainText('Алсу Гарипова');
  await expect(result).toContainText('Казань');
  await expectAccessibleInBothSchemes(page);
  await side(dialog, 'Name', 'КрепМаркет').check();
  await dialog.getByRole('button', { name: 'Merge suppliers' }).click();
  await expect(popup(page, 'Suppliers merged into КрепМаркет')).toBeVisible();
  await expect(page.getByText('No possible duplicates.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to suppliers' }).click();
  await page.getByRole('link', { name: 'КрепМаркет', exact: true }).click();
  // The merge moved its bids.
  await expect(
    page.getByRole('table', { name: 'History' }).getByRole('link', { name: 'Крепёж и расходники' }),
  ).toBeVisible();
});

const side = (dialog: Locator, field: string, value: string) =>
  dialog.getByRole('group', { name: field }).getByRole('radio', { name: value, exact: true });

test(
  'conflicting changes of two people are shown side by side',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.enter(page, 'buyer', `${SUPPLIERS}/sup_tara`);
    await page.getByRole('button', { name: 'Edit supplier' }).click();
    const mine = page.getByRole('dialog', { name: 'Edit ООО «ТараПак»' });
    await expect(mine.getByLabel('Name', { exact: true }).first()).toBeFocused();
    await mine.getByLabel('Notes').fill('Мои заметки');

    await world.enter(otherPage, 'buyer', `${SUPPLIERS}/sup_tara`);
    await otherPage.getByRole('button', { name: 'Edit supplier' }).click();
    const theirs = otherPage.getByRole('dialog', { name: 'Edit ООО «ТараПак»' });
    await expect(theirs.getByLabel('Name', { exact: true }).first()).toBeFocused();
    await theirs.getByLabel('Notes').fill('Другие заметки');
    await theirs.getByRole('button', { name: 'Save supplier' }).click();
    await expect(popup(otherPage, 'saved')).toBeVisible();

    await mine.getByRole('button', { name: 'Save supplier' }).click();
    const stale = page.getByRole('dialog', { name: 'Someone else changed this supplier' });
    await expect(stale.getByRole('row', { name: /Notes/ })).toContainText('Другие заметки');
    await stale.getByRole('button', { name: 'Keep mine' }).click();
    await expect(popup(page, 'saved')).toBeVisible();
    await expect(page.getByText('Мои заметки')).toBeVisible();
  },
);

test(
  'a supplier without bids is deleted; one with bids names the reason',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', `${SUPPLIERS}/sup_metiz`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem', { name: /Delete supplier/ })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: /Delete supplier/ })).toContainText('It has bids.');
    await page.goto(`/app${SUPPLIERS}/sup_krepmarket_kazan`);
    await choose(page, 'Delete supplier');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete supplier' }).click();
    await expect(popup(page, 'КрепМаркет deleted')).toBeVisible();
    await arrivesAt(page, SUPPLIERS);
    await expect(page.getByRole('link', { name: 'КрепМаркет', exact: true })).toHaveCount(0);
  },
);

test('an empty address book offers an import', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'empty', SUPPLIERS);
  await page.getByRole('main').getByRole('button', { name: 'Import suppliers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import suppliers' });
  await dialog.getByLabel('Or paste a table').fill('Анна Петрова <anna@opora.example>; zakaz@drugoi.example');
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import 2 suppliers' }).click();
  await expect(rows(page)).toHaveCount(2);
});
