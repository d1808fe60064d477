import type { Page } from '@playwright/test';
import { chooseSupplier, fillSupplier, typePrices } from '../../fixtures/bid-form.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cell, fillTerms, paste, typeLines } from '../../fixtures/order-form.ts';
import { place } from '../../fixtures/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const submit = (page: Page) => page.getByRole('button', { name: 'Add bid' }).click();

test(
  'a buyer publishes an order, collects three bids and rejects one of them',
  { tag: '@firefox' },
  async ({ page, world }) => {
    test.slow();
    await world.enter(page, 'buyer', '/zakupki/orders');
    await expect(page.getByRole('link', { name: 'Access: Pro · 42 credits' })).toBeVisible();
    await page.getByRole('link', { name: 'Create order' }).click();

    await test.step('the order is typed and pasted', async () => {
      await expect(heading(page, 'New order')).toBeFocused();
      await fillTerms(page, 'Инструмент для склада');
      await typeLines(page, [
        ['Молоток слесарный 500 г', '10', 'шт', '950,50'],
        ['Гвозди 100 мм', '25', 'кг'],
      ]);
      await cell(page, 'Name', 2).press('Enter');
      await expect(cell(page, 'Name', 3)).toBeFocused();
      await paste(
        page,
        'Наименование\tКол-во\tЕд. изм.\tЦена\nКабель ВВГнг 3×2,5\t1 250,5\tм\t120,40\nПерчатки х/б\t200\tпар\t18\n',
      );
      await expect(page.getByRole('alert').filter({ hasText: '2 lines pasted' })).toBeVisible();
      await expect(cell(page, 'Name', 4)).toHaveValue('Перчатки х/б');
      // 10 × 950.50 + 1250.5 × 120.40 + 200 × 18, plus 22% VAT
      await expect(page.getByText('₽163,665.20')).toBeVisible();
      await expect(page.getByText('₽199,671.54')).toBeVisible();
    });

    await test.step('publishing names its price and charges it', async () => {
      await page.getByRole('button', { name: 'Publish · 1 credit, 42 left' }).click();
      await expect(heading(page, 'Инструмент для склада')).toBeVisible();
      await expect(page.getByText(/no supplier knows of it yet/)).toBeVisible();
      await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Access: Pro · 41 credits' })).toBeVisible();
    });
    const order = place(page);

    await test.step('a first bid is typed', async () => {
      await page.getByRole('link', { name: 'Add or import bid' }).click();
      await fillSupplier(page, 'ООО «Инструмент-Центр»', 'sales@instrument.example');
      await typePrices(page, ['910', '185,50', '118', '16,40']);
      // 10 × 910 + 25 × 185.50 + 1250.5 × 118 + 200 × 16.40
      await expect(page.getByText('₽164,576.50')).toBeVisible();
      await expect(page.getByText('4 of 4')).toBeVisible();
      await submit(page);
      await expect(heading(page, 'ООО «Инструмент-Центр»')).toBeVisible();
      await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
    });

    await test.step('a second bid is pasted for a supplier of the address book', async () => {
      await page.goto(`/app${order}/bids/new`);
      await chooseSupplier(page, '7707083893', 'ООО «Метиз-Сервис»');
      await page.getByLabel('Price, line 1', { exact: true }).focus();
      await paste(page, '899,00\n179,90\n121,15\n15,80');
      await expect(page.getByLabel('Price, line 4', { exact: true })).toHaveValue('15,80');
      await submit(page);
      await expect(heading(page, 'ООО «Метиз-Сервис»')).toBeVisible();
    });

    await test.step('a third bid covers only one line', async () => {
      await page.goto(`/app${order}/bids/new`);
      await fillSupplier(page, 'ИП Кабельщиков', 'cable@example.test');
      await page.getByLabel('Price, line 3', { exact: true }).fill('99,99');
      await submit(page);
      await expect(heading(page, 'ИП Кабельщиков')).toBeVisible();
      await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
    });

    await test.step('the deadline passes', async () => {
      await world.advance('P9D');
      await page.goto(`/app${order}/bids`);
      await expect(page.getByText('Comparing bids', { exact: true })).toBeVisible();
      const rows = page.getByRole('table', { name: 'Bids' }).getByRole('row');
      await expect(rows.filter({ hasText: 'ООО «Инструмент-Центр»' })).toContainText('1 · best');
      await expect(rows.filter({ hasText: 'ИП Кабельщиков' })).toContainText('1 of 4');
    });

    await test.step('one bid is rejected, and the history says so', async () => {
      await page.getByRole('link', { name: 'ИП Кабельщиков' }).click();
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Reject' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reject bid from ИП Кабельщиков' });
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(dialog.getByLabel('Comment')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Reason').selectOption({ label: 'Incomplete' });
      await dialog.getByLabel('Comment').fill('Только одна позиция из четырёх');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();
      await page.goto(`/app${order}?tab=history`);
      await expect(page.getByRole('main')).toContainText('Только одна позиция из четырёх');
    });
  },
);
