import type { Page } from '@playwright/test';
import { type PersonName, TestWorld } from '@zakupki/mock-api/test-world';

export class World extends TestWorld {
  /**
   * Signs the person in through the product's sign-in by token and opens the path.
   * @param to a path of the product without /app
   */
  async enter(page: Page, as: PersonName, to?: string): Promise<void> {
    await page.goto(this.enterUrl(as, to));
    await page.waitForURL(({ pathname }) => pathname !== '/app/auth-by-token');
  }
}
