import type { Page } from '@playwright/test';

export async function fillSupplier(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('region', { name: 'Supplier' }).getByRole('combobox', { name: 'Name' }).fill(name);
  await page.getByRole('group', { name: 'Contacts' }).getByLabel('E-mail').fill(email);
}

export async function chooseSupplier(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Supplier' }).getByRole('combobox', { name: 'Name' }).fill(words);
  await page.getByRole('option', { name }).click();
}

export async function typePrices(page: Page, prices: readonly string[]): Promise<void> {
  await page.getByLabel('Price, line 1', { exact: true }).focus();
  for (const price of prices) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }
}
