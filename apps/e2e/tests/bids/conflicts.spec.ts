import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { DESK, PHONE, resize } from '../../fixtures/page/window-size.ts';
import { expect, test } from '../../fixtures/test.ts';
import { place } from '../../fixtures/session.ts';

const ORDER = '/zakupki/orders/ord_fasteners';
const CONFLICTS = `${ORDER}/conflicts`;
const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const popup = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** @param where the line, needed when several rows have the title */
function row(page: Page, title: string, where = '', inside: Page | Locator = page): Locator {
  return inside
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
    .filter({ hasText: where });
}

/** The panel beside the queue, named after the supplier. */
const panel = (page: Page, supplier: RegExp) => page.getByRole('region', { name: supplier });

async function chooseOption(page: Page, conflict: Locator, option: string): Promise<void> {
  await conflict.getByRole('button', { name: /^More options/ }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('a conflict is resolved, and others with it', async ({ page, world }) => {
  await world.enter(page, 'buyer', CONFLICTS);
  await expect(page.getByRole('heading', { name: 'Conflicts: Крепёж и расходники' })).toBeVisible();
  const unit = row(page, 'Unit can’t be compared');
  await expect(unit).toContainText(/Unit conversion:\s*unknown/);
  await unit.getByRole('button', { name: 'Enter units per pack' }).click();
  const field = panel(page, /КрепМаркет/).getByRole('textbox', { name: 'Unit conversion, m' });
  await expect(field).toBeFocused();
  await field.fill('100');
  await field.press('Enter');
  await expect(popup(page, 'Resolved: Unit can’t be compared')).toBeVisible();
  await expect(unit).toHaveCount(0);
  await expect(panel(page, /КрепМаркет/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Severity' }).click();
  await expect(page.getByRole('checkbox', { name: /^Blocker\s*5$/i })).toBeVisible();
  await page.keyboard.press('Escape');

  await title(page, 'Unusually low price').click();
  const lowPrice = row(page, 'Unusually low price', 'Line 5', panel(page, /Кузнецов/));
  await expect(lowPrice).toContainText('10 times too low');
  await lowPrice.getByRole('button', { name: 'Move decimal point' }).click();
  await expect(popup(page, 'Resolved: Unusually low price')).toBeVisible();
  await expect(lowPrice).toHaveCount(0);
});

test(
  'a conflict is accepted with a reason, which is suggested the next time, and reopened',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', `${CONFLICTS}?severity=warning`);
    const late = row(page, 'Delivery after the needed-by date');
    const form = panel(page, /Волга/);
    await chooseOption(page, late, 'Accept as is');
    await form.getByRole('button', { name: 'Accept as is' }).click();
    await expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: /^Reason/ }).fill('Запас на складе есть');
    await form.getByRole('button', { name: 'Accept as is' }).click();
    await expect(popup(page, 'Accepted as is: Delivery after the needed-by date')).toBeVisible();

    const ceiling = row(page, 'Price above the ceiling');
    await chooseOption(page, ceiling, 'Accept as is');
    await form.getByRole('button', { name: 'Запас на складе есть' }).click();
    await expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Запас на складе есть');
    await form.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('checkbox', { name: /^Accepted as is/ }).click();
    await page.keyboard.press('Escape');
    await expect(late).toContainText('Анна Соколова');
    await expect(late).toContainText('Запас на складе есть');
    await late.getByRole('button', { name: /^Reopen/ }).click();
    await expect(popup(page, 'Reopened')).toBeVisible();
    await expect(late.getByRole('button', { name: /^More options/ })).toBeVisible();
  },
);

test(
  'another user’s change is shown before the decision, and the reason stays',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.enter(page, 'buyer', `${CONFLICTS}?kind=validity_insufficient`);
    await chooseOption(page, row(page, 'Quote expires before the decision'), 'Accept as is');
    const short = panel(page, /Волга/);
    await short.getByRole('textbox', { name: /^Reason/ }).fill('Решим раньше');

    await world.enter(otherPage, 'buyer', `${ORDER}/bids/bid_fasteners_volga?tab=change&at=validUntil`);
    const until = otherPage.getByLabel('Valid until');
    await expect(until).toBeFocused();
    await until.fill('8.11.2026');
    await otherPage.getByRole('button', { name: 'Save changes' }).click();
    await expect(popup(otherPage, 'Changes saved')).toBeVisible();

    await expect(short.getByRole('row', { name: 'valid until' })).toContainText('8 Nov');
    await short.getByRole('button', { name: 'Continue' }).click();
    await expect(short.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Решим раньше');
    await short.getByRole('button', { name: 'Accept as is' }).click();
    await expect(popup(page, 'Accepted as is')).toBeVisible();
  },
);

test('conflicts are resolved by keyboard', { tag: ['@firefox', '@exhaustive'] }, async ({ page, world }) => {
  await world.enter(page, 'buyer', `${CONFLICTS}?kind=vat_mismatch`);
  await title(page, 'No VAT, but the order requires it').focus();
  await page.keyboard.press('j');
  await expect(title(page, 'Outdated VAT rate')).toBeFocused();
  await page.keyboard.press('f');
  await expect(popup(page, 'Resolved: Outdated VAT rate')).toBeVisible();
  await expect(title(page, 'Different VAT basis')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('ООО «КрепМаркет»: prices')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(popup(page, 'Accepted as is: Different VAT basis')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Suggested fix');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a letter states the facts and names no other supplier, in either language',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', `${CONFLICTS}?kind=price_abnormally_low`);
    await title(page, 'Unusually low price').click();
    await chooseOption(
      page,
      row(page, 'Unusually low price', 'Line 5', panel(page, /Кузнецов/)),
      'Ask for clarification',
    );
    const dialog = page.getByRole('dialog', { name: 'Ask for clarification' });
    const text = dialog.getByLabel('Text');
    await expect(text).toHaveValue(/Анкерный болт 12×100 — 1,500.pcs/);
    await expect(text).toHaveValue(/you quote ₽4\.72 per piece/);
    await dialog.getByRole('radio', { name: 'Русский' }).check();
    await expect(text).toHaveValue(/вы предложили 4,72.₽ за шт/);
    for (const other of ['Метиз', 'КрепМаркет', 'Волга', 'Hansa', '53', '46,5'])
      await expect(text).not.toHaveValue(new RegExp(other));
    const mail = dialog.getByRole('link', { name: 'Open in e-mail' });
    await expect(mail).toHaveAttribute('href', /^mailto:bolt24%40yandex\.ru\?subject=/);
  },
);

test('a link to the bid leads to the field', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', `${CONFLICTS}?kind=quantity_mismatch&severity=warning`);
  await row(page, 'Less than requested').getByRole('link', { name: 'Correct bid' }).click();
  await expect(page.getByLabel('Quantity, line 5', { exact: true })).toBeFocused();
  expect(place(page)).toBe(`${ORDER}/bids/bid_fasteners_krepmarket?tab=change&at=itm_fasteners_5%3Aquantity`);
});

test(
  'a bid shows its conflicts beside its lines and resolves them there',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', `${ORDER}/bids/bid_fasteners_volga?tab=lines`);
    const lines = page.getByRole('region', { name: 'Lines' });
    await lines.getByRole('button', { name: 'Use calculated total' }).click();
    await expect(popup(page, 'Resolved: Line total doesn’t add up')).toBeVisible();
    await expect(title(page, 'Line total doesn’t add up')).toHaveCount(0);
    await expect(title(page, 'Quoted before the order changed')).toBeFocused();
  },
);

test('forms are accessible in both colour schemes', { tag: '@exhaustive' }, async ({ page, world }) => {
  // So tall that nothing scrolls under the header, where half a button would be too small a target.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await world.enter(page, 'buyer', CONFLICTS);
  await chooseOption(page, row(page, 'Two bids from one supplier'), 'Withdraw one bid');
  await expect(panel(page, /КрепМаркет/).getByRole('radio', { name: /КрепМаркет/ })).toBeChecked();
  await expectAccessibleInBothSchemes(page);
});

test('27 conflicts fit on one screen of a desktop and three of a phone', async ({ page, world }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.enter(page, 'buyer', CONFLICTS);
  await expect(title(page, 'Suppliers may be connected')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title(page, 'Suppliers may be connected')).toBeAttached();
  expect(await height()).toBeLessThanOrEqual(3 * 844);
  await title(page, 'Suppliers may be connected').click();
  await expect(page.getByRole('dialog')).toContainText('phone');
});

test('a panel of a desktop closes on a phone, and the focus returns to its row', async ({ page, world }) => {
  await page.setViewportSize(DESK);
  await world.enter(page, 'buyer', CONFLICTS);
  await title(page, 'Quote validity missing').click();
  await expect(panel(page, /Hansa/)).toBeVisible();
  await resize(page, PHONE);
  await page.keyboard.press('Escape');
  await expect(panel(page, /Hansa/)).toBeHidden();
  await expect(title(page, 'Quote validity missing')).toBeFocused();
});
