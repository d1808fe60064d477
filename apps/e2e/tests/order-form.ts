/** The order editor as somebody at the keyboard uses it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** One line as it is typed: name, quantity and, where they matter, unit and ceiling price. */
export type TypedLine = readonly [name: string, quantity: string, unit?: string, price?: string];

/** A cell of the grid. */
export function cell(page: Page, column: string, line: number): Locator {
  return page.getByLabel(`${column}, line ${line}`, { exact: true });
}

/** Types lines through the grid from its first cell on, leaving each cell by Tab and each line by Enter. */
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

/** Pastes text as a spreadsheet puts it on the clipboard, into the cell that has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Picks the day for which bids are due; the hour stays the one suggested, 15:00. */
export async function pickDeadline(page: Page, day: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: /^Bids due/ }).click();
  await page.getByRole('button', { name: day, exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** All an order needs to be published, apart from its lines. */
export async function fillTerms(page: Page, title: string, day = '10 November 2026'): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await pickDeadline(page, day);
  await page.getByLabel('Delivery address').fill('Москва, ул. Складская, 4');
}
