/** Signing in through the form rather than by an entry link. */
import { PASSWORD } from '@zakupki/mock-api/people';
import { expect, type Page } from '@playwright/test';

export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The two storage keys and the cookie (spec §3). */
export async function storedSession(page: Page): Promise<Record<'token' | 'actAs' | 'cookie', string | null>> {
  const cookies = await page.context().cookies();
  return {
    ...(await page.evaluate(() => ({
      token: localStorage.getItem('auth-token'),
      actAs: localStorage.getItem('auth-as-user'),
    }))),
    cookie: cookies.find(({ name }) => name === 'phpAuthToken')?.value ?? null,
  };
}

/** @param path below /app, with query and hash */
export async function arrivesAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => place(page)).toBe(path);
}

/** Path without /app, with query and hash. */
export function place(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname.replace(/^\/app(?=\/|$)/, '') || '/'}${search}${hash}`;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}
