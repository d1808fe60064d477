import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('the list is searched, filtered and sorted by its address', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin/referrers');
  await expect(row(page, 'partner-one')).toContainText('214');
  await page.getByRole('textbox', { name: 'Find a referrer' }).fill('снабженцев');
  await arrivesAt(page, `/admin/referrers?q=${encodeURIComponent('снабженцев')}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'active' }).click();
  await expect(page.getByText('No referrers match the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Visits' }).click();
  await arrivesAt(page, '/admin/referrers?sort=clicks');
  await expect(page.getByRole('row').nth(1)).toContainText('Форум снабженцев');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Форум снабженцев');
});

test('a referrer is added; errors appear at the fields and the input stays', async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin/referrers');
  await page.getByRole('button', { name: 'Add referrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New referrer' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Клуб <снабженцев>');
  await field(page, 'Code').fill('partner-one');
  await field(page, 'E-mail').fill('club@snab.example');
  await field(page, 'Amount').fill('12.5');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/Another referrer has the code "partner-one"/);
  await expect(field(page, 'Name')).toHaveValue('Клуб <снабженцев>');
  await field(page, 'Code').fill('snab-club');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Клуб <снабженцев>' })).toBeVisible();
  await expect(page.getByText('12.5% of the customer’s first payment')).toBeVisible();
  await expect(page.getByText('No sign-ups through this link yet.')).toBeVisible();
});

test(
  'two administrators who change one referrer do not overwrite each other silently',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    const path = '/admin/referrers/ref_partner_one';
    for (const desk of [page, otherPage]) {
      await world.enter(desk, 'admin', path);
      await desk.getByRole('button', { name: 'Edit' }).click();
    }
    await field(page, 'Note').fill('Звонить после десяти');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Звонить после десяти')).toBeVisible();

    await field(otherPage, 'Note').fill('Писать на почту');
    await otherPage.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = otherPage.getByRole('dialog', { name: 'The referrer has changed elsewhere' });
    await expect(dialog.getByRole('row', { name: 'Note Писать на почту Звонить после десяти' })).toBeVisible();
    await dialog.getByRole('button', { name: /mine/i }).click();
    await expect(otherPage.getByText('Писать на почту')).toBeVisible();
    await expect(otherPage.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Писать на почту')).toBeVisible();
  },
);

test(
  'results of a period appear as a chart and a table, with the customers',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/admin/referrers/ref_partner_one');
    await page.getByRole('radio', { name: 'All time' }).click();
    await arrivesAt(page, '/admin/referrers/ref_partner_one?period=all');
    const funnel = page.getByRole('figure', { name: 'From visit to payment' });
    await expect(funnel.getByRole('listitem').first()).toContainText('214');
    await funnel.getByRole('radio', { name: 'Table' }).check();
    await expect(funnel.getByRole('row').nth(1)).toContainText('214');
    await expect(page.getByRole('row').filter({ hasText: 'Мария Белова' })).toContainText('Trial');
    await page.getByRole('radio', { name: 'Custom' }).click();
    await page.getByLabel('From', { exact: true }).fill('28 Oct');
    await page.getByLabel('To', { exact: true }).fill('27 Oct');
    await expect(page.getByText('The start date is after the end date. Swap them.')).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('28 Oct');
    await arrivesAt(page, '/admin/referrers/ref_partner_one?period=own&from=2026-10-28&to=2026-10-28');
    await expect(funnel.getByRole('row', { name: 'Sign-ups 1 —' })).toBeVisible();
  },
);

test('the QR code of the link is saved as SVG and as PNG', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin/referrers/ref_partner_one');
  await expect(page.getByRole('img', { name: 'QR code of Школа закупок «Старт»' })).toBeVisible();
  for (const [kind, first] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save QR code as ${kind}` }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`partner-one.${kind.toLowerCase()}`);
    expect((await readFile(await file.path(), 'latin1')).startsWith(first)).toBe(true);
  }
});
