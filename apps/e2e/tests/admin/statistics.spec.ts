import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Result } from '@zakupki/api-client/operation';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import type { World } from '../../fixtures/world.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The response of the API to the administrator. */
async function fetchAsAdmin<O extends 'getStatsSummary' | 'listStatsDetails'>(
  world: World,
  path: string,
): Promise<Result<O>> {
  const response = await world.api(path, { headers: await world.signIn('admin') });
  expect(response.status).toBe(200);
  // The mock validates its responses against the contract.
  return (await response.json()) as Result<O>;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** The lines of a CSV file, without its byte-order mark and last line end. */
const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

test('the table and the CSV of a custom period match the API', { tag: '@exhaustive' }, async ({ page, world }) => {
  const { series } = await fetchAsAdmin<'getStatsSummary'>(
    world,
    '/admin/stats/summary?from=2026-09-01&to=2026-10-31&granularity=month&timeZone=UTC',
  );
  await world.enter(page, 'admin', '/admin/stats/summary');
  await expect(heading(page, 'Statistics')).toBeVisible();
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill('1 Sep 2026');
  await page.getByLabel('To', { exact: true }).fill('31.10.2026');
  await page.getByLabel('Group by').selectOption('month');
  await page.getByLabel('Time zone').selectOption('UTC');
  await arrivesAt(page, '/admin/stats/summary?period=own&from=2026-09-01&to=2026-10-31&granularity=month&zone=UTC');

  const chart = page.getByRole('figure', { name: 'Bids', exact: true });
  await page.getByRole('region', { name: 'Bids' }).getByText('Charts').click();
  await chart.getByText('Table', { exact: true }).click();
  const cells = series.map(({ bids }) => [String(bids.created), String(bids.submitted)]);
  await expect(chart.getByRole('row')).toHaveText([
    'MonthEnteredSubmitted',
    `September 2026${cells[0]?.join('')}`,
    `October 2026${cells[1]?.join('')}`,
  ]);

  const saving = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Download “Bids” as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('bids-2026-09-01-2026-10-31.csv');
  expect(linesOf(await textOf(download))).toEqual([
    'Month,"Entered, bids","Submitted, bids"',
    `2026-09-01,${cells[0]?.join(',')}`,
    `2026-10-01,${cells[1]?.join(',')}`,
  ]);

  // The address also stores the choice of a table.
  await page.reload();
  await expect(chart.getByRole('table')).toBeVisible();
});

test('arrow keys read out the points of a chart', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin/stats/summary?period=own&from=2026-10-05&to=2026-10-18&granularity=week');
  const chart = page.getByRole('figure', { name: 'Sign-ups' });
  const plot = chart.getByRole('application');
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toHaveText(/^12–18\sOct: Signed up \d+, Verified e-mail \d+, /);
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('status')).toHaveText(/^5–11\sOct: /);
});

test(
  'ten thousand customers are found, sorted and paged by the address',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/admin/stats/details');
    await expect(heading(page, 'Customers')).toBeVisible();
    const { page: all } = await fetchAsAdmin<'listStatsDetails'>(world, '/admin/stats/details');
    expect(all.totalItems).toBeGreaterThan(10_000);
    await expect(page.getByText(`1–50 of ${all.totalItems.toLocaleString('en')}`)).toBeVisible();

    await page.getByRole('button', { name: 'Subscribed', exact: true }).click();
    const table = page.getByRole('table', { name: 'Customers' });
    // 1280 pixels, as many laptops have.
    expect(await table.evaluate((grid) => grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0))).toBeLessThan(1);
    // Ascending, then descending.
    await table.getByRole('button', { name: 'Orders published' }).click();
    await arrivesAt(page, '/admin/stats/details?access=active&sort=ordersPublished');
    await table.getByRole('button', { name: 'Orders published' }).click();
    await arrivesAt(page, '/admin/stats/details?access=active&sort=-ordersPublished');
    await page.getByRole('link', { name: 'Next page' }).click();
    await arrivesAt(page, '/admin/stats/details?access=active&sort=-ordersPublished&page=2');

    const { data, totals } = await fetchAsAdmin<'listStatsDetails'>(
      world,
      '/admin/stats/details?accessStatus=active&sort=-ordersPublished&page=2&perPage=50&timeZone=Europe%2FMoscow',
    );
    // The header, the rows of the page, and the totals of the filter.
    await expect(table.getByRole('row')).toHaveCount(data.length + 2);
    await expect(table.getByRole('row').nth(1)).toContainText(data[0]?.name ?? data[0]?.email ?? '');
    await expect(table.getByRole('row').last()).toContainText(totals.ordersPublished.toLocaleString('en'));

    await page.goBack();
    await arrivesAt(page, '/admin/stats/details?access=active&sort=-ordersPublished');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(table.getByRole('columnheader', { name: 'Orders published' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
);

test(
  'the export of all customers shows progress, is cancelled, then completes',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/admin/stats/details?from=2026-10-01&to=2026-10-31');
    const { page: all } = await fetchAsAdmin<'listStatsDetails'>(world, '/admin/stats/details');
    const total = all.totalItems.toLocaleString('en');
    await expect(page.getByText(`1–50 of ${total}`)).toBeVisible();

    // Slow enough for the progress to be visible.
    const network = await page.context().newCDPSession(page);
    const slowly = { offline: false, latency: 0, downloadThroughput: 200_000, uploadThroughput: -1 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowly);
    const saved: Download[] = [];
    page.on('download', (download) => saved.push(download));
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const progress = page.getByRole('progressbar', { name: 'Creating the file' });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(100);
    await expect(page.getByText(new RegExp(`^[\\d,]+ of ${total} rows$`))).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(
      page.getByText(new RegExp(`^Cancelled \\([\\d,]+ of ${total} rows\\)\\. Nothing was saved\\.$`)),
    ).toBeVisible();
    expect(saved).toEqual([]);

    await network.send('Network.emulateNetworkConditions', { ...slowly, downloadThroughput: -1 });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download again' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('customers-2026-10-01-2026-10-31.csv');
    await expect(page.getByText(`customers-2026-10-01-2026-10-31.csv saved: ${total} rows.`)).toBeVisible();
    expect(linesOf(await textOf(download))).toHaveLength(all.totalItems + 1);
  },
);

test('credits granted to a customer appear in their figures at once', async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin/users/usr_trial/stats');
  await expect(heading(page, 'Мария Белова')).toBeVisible();
  const access = page.getByRole('region', { name: 'Access', exact: true });
  const ledger = page.getByRole('region', { name: 'Credit ledger' });
  const before = await ledger.getByRole('row').count();
  await expect(access).toContainText('Credits left3');

  await page.getByRole('button', { name: 'Grant access: Мария Белова' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Number of credits' }).fill('7');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Thanks for a report');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(access).toContainText('Credits left10');
  await expect(ledger.getByRole('row')).toHaveCount(before + 1);
  await expect(ledger.getByRole('row').nth(1)).toContainText('+7');
});
