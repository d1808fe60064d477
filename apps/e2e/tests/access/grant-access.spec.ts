import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const PAGE_OF_OLGA = '/admin/users/usr_trial_expired/stats';

async function open(page: Page) {
  await page.getByRole('button', { name: 'Grant access: Ольга Жукова' }).click();
  return page.getByRole('dialog');
}

test(
  'trial days restore access and record the reason; a double click grants them once (D3)',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.enter(page, 'admin', PAGE_OF_OLGA);
    const dialog = await open(page);
    await dialog.getByText('Trial days', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(dialog.getByLabel('Number of days')).toBeFocused();
    await dialog.getByLabel('Number of days').fill('7');
    await dialog.getByLabel('Reason').fill('Wants to show it to the director');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).dblclick();
    await expect(page.getByText(/^Trial extended until/)).toBeVisible();
    expect((await world.requests()).filter(({ operationId }) => operationId === 'grantAccess')).toHaveLength(1);

    await world.enter(otherPage, 'trial-expired', '/zakupki/trial/expired');
    await expect(otherPage.getByRole('link', { name: /^Access: Trial/ })).toBeVisible();

    await expect(await open(page)).toContainText('Wants to show it to the director');
  },
);

test(
  'a plan runs until the chosen day, and a paying user gets no trial days',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', PAGE_OF_OLGA);
    const dialog = await open(page);
    await dialog.getByText('Plan', { exact: true }).click();
    await dialog.getByLabel(/^Which plan/).selectOption({ label: 'Pro, monthly' });
    await dialog.getByLabel('Until the end of').fill('1.10.2026');
    await dialog.getByLabel('Reason').fill('Pilot until the new year');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(dialog.getByLabel('Until the end of')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Until the end of').fill('31 Dec');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(page.getByText(/^Plan active until/)).toBeVisible();

    const secondDialog = await open(page);
    await secondDialog.getByText('Trial days', { exact: true }).click();
    await secondDialog.getByLabel('Number of days').fill('3');
    await secondDialog.getByLabel('Reason').fill('By mistake');
    await secondDialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(secondDialog.getByLabel('Number of days')).toHaveAccessibleDescription(/Grant credits or a plan\./);
  },
);
