import { expect, type Locator, type Page } from '@playwright/test';

/** Unit and ceiling price are optional. */
type TypedLine = readonly [name: string, quantity: string, unit?: string, price?: string];

export function cell(page: Page, column: string, line: number): Locator {
  return page.getByLabel(`${column}, line ${line}`, { exact: true });
}

/** Types lines from the first cell on: Tab leaves a cell, Enter a line. */
export async function typeLines(page: Page, lines: readonly TypedLine[]): Promise<void> {
  const columns = ['Name', 'Quantity', 'Unit', 'Ceiling price'] as const;
  for (const [index, line] of lines.entries()) {
    if ((await cell(page, 'Name', index + 1).count()) === 0) {
      await cell(page, 'Name', index).press('Enter');
      await expect(cell(page, 'Name', index + 1)).toBeFocused();
    } else {
      await cell(page, 'Name', index + 1).focus();
    }
    for (const [position, text] of line.entries()) {
      await expect(cell(page, columns[position] ?? '', index + 1)).toBeFocused();
      await page.keyboard.type(text ?? '');
      await page.keyboard.press('Tab');
    }
  }
}

/** Pastes into the focused cell, as from a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** The suggested time, 15:00, stays. */
export async function pickDeadline(page: Page, day: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: /^Bids due/ }).click();
  await page.getByRole('button', { name: day, exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** Fills in all that an order needs for publication except its lines. */
export async function fillTerms(page: Page, title: string, day = '10 November 2026'): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await pickDeadline(page, day);
  await page.getByLabel('Delivery address').fill('Москва, ул. Складская, 4');
}
