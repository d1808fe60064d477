/** Signing in by hand, as opposed to the entry link. */
import { PASSWORD } from '@zakupki/mock-api/people';
import { expect, type Page } from '@playwright/test';

/** Fills the form of the login page and sends it. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What the browser keeps of the session: the two keys and the cookie (spec §3). */
export async function keptSession(page: Page): Promise<Record<'token' | 'actAs' | 'cookie', string | null>> {
  const cookies = await page.context().cookies();
  return {
    ...(await page.evaluate(() => ({
      token: localStorage.getItem('auth-token'),
      actAs: localStorage.getItem('auth-as-user'),
    }))),
    cookie: cookies.find(({ name }) => name === 'phpAuthToken')?.value ?? null,
  };
}

/** Waits until the page is at that address, which is given below /app with its query and hash. */
export async function arrivesAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => place(page)).toBe(path);
}

/** Where the page is: path without /app, query and hash. */
export function place(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname.replace(/^\/app(?=\/|$)/, '') || '/'}${search}${hash}`;
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}
