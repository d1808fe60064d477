import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { World } from './world.ts';

export type ConsoleTab = 'setup' | 'traffic' | 'outbox' | 'people' | 'files';

/** Waits until the stream of events is open. */
export async function openConsole(
  page: Page,
  { name }: Pick<World, 'name'>,
  tab: ConsoleTab = 'traffic',
): Promise<void> {
  await page.goto(`/__mock?${new URLSearchParams({ world: name, tab })}`);
  await expect(connection(page)).toHaveText('Live');
}

export const connection = (page: Page): Locator => page.getByRole('banner').getByRole('status');

export const worldPicker = (page: Page): Locator => page.getByRole('combobox', { name: 'World' });

export async function goToWorld(page: Page, name: string): Promise<void> {
  await worldPicker(page).fill(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('world')).toBe(name);
}

export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(option);
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option }).first().click();
}

export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: /requests?, newest first/ }).getByRole('listitem');
