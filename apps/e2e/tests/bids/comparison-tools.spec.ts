import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';

test(
  'a requirement that is switched on by keyboard shows its cost for 200 lines of 30 bids',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'heavy', '/zakupki/orders/ord_heavy_matrix?tab=comparison');
    await page.locator('summary', { hasText: 'What your requirements cost' }).focus();
    await page.keyboard.press('Enter');
    const maxSuppliers = page.getByRole('checkbox', { name: 'Maximum number of suppliers' });
    await expect(maxSuppliers).toHaveAccessibleDescription(/^\+₽[\d,.]+$/);
    await maxSuppliers.focus();
    await page.keyboard.press('Space');
    const result = page.getByRole('region', { name: 'Cheapest way to buy everything' });
    await expect(result.getByRole('listitem')).toHaveCount(1);
    await expect(result.getByRole('listitem')).toContainText('200 lines');
    await page.reload();
    await expect(maxSuppliers).toBeChecked();
  },
);

test('a letter asks for the winning price and mentions no other supplier', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_bearings?tab=comparison&cell=:bid_bearings_bearing');
  const section = page.getByRole('region', { name: 'What it takes to win' });
  await expect(section).toContainText('A total of ₽345,831.99 would rank first');
  await section.getByRole('button', { name: 'Ask for a better offer' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/its prices would have to be lower by up to 5%/);
  // Neither the rival's name, nor its total, nor a value just below it.
  await expect(text).not.toHaveValue(/ПодшипникТорг|345,83/);
  await expect(page.getByRole('link', { name: 'Open in e-mail' })).toHaveAttribute(
    'href',
    /^mailto:v\.cheskidov%40technobearing\.example\?subject=/,
  );
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(text).toHaveValue(/цены нужно снизить на 0–5\s%/);

  await page.getByRole('radio', { name: 'Exact prices' }).check();
  await expect(text).not.toHaveValue(/345\s831,99/);
  await page.getByRole('button', { name: 'Disclose exact prices' }).click();
  await expect(text).toHaveValue(/При сумме не больше 345\s831,99\s₽/);
  await page.goto('/app/zakupki/orders/ord_bearings?tab=history');
  await expect(page.getByText(/disclosed an exact target price to ООО «Техно-Подшипник»/)).toBeVisible();
});

test(
  'an earlier version of the comparison highlights a price that changed since',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const bid = '/zakupki/orders/ord_bearings/bids/bid_bearings_bearing';
    await world.enter(page, 'buyer', `${bid}?tab=change`);
    await page.getByLabel('Price, line 1', { exact: true }).fill('840');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await arrivesAt(page, bid);
    await page.goto('/app/zakupki/orders/ord_bearings?tab=comparison');
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByRole('button', { name: /^Before the last change/ }).click();
    await expect(page.getByText('line 1: then ₽872.00')).toBeVisible();
    await expect(page.getByLabel(/Подшипник 6308-2RS, ООО «Техно-Подшипник»: ₽872\.00, different now/)).toBeVisible();
    await expectAccessible(page, { rules: { 'label-content-name-mismatch': { enabled: false } } });
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByLabel(/Подшипник 6308-2RS, ООО «Техно-Подшипник»: ₽840\.00/)).toBeVisible();
  },
);

test(
  'a bid of 200 lines renders few of them and preserves every typed price',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'heavy', '/zakupki/orders/ord_heavy_matrix/bids/new');
    const price = (line: number) => page.getByRole('textbox', { name: `Price, line ${line}`, exact: true });
    await price(1).click();
    for (let line = 1; line <= 60; line++) {
      await page.keyboard.type(String(line));
      await page.keyboard.press('Enter');
    }
    await expect(price(61)).toBeFocused();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
    await expect(page.getByRole('table', { name: /lines/i })).toHaveAttribute('aria-rowcount', '201');
    await expect(page.getByText('60 of 200')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(price(3)).toHaveValue('3');
  },
);
