import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { post } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import type { World } from '../../fixtures/world.ts';

const WEBINAR = 'wbn_conflicts';
const PANEL = 'Registration';
const panel = (page: Page) => page.getByRole('complementary', { name: PANEL });

async function takeSeats(world: World, count: number): Promise<void> {
  for (let guest = 1; guest <= count; guest += 1) {
    const registration = { name: `Guest ${guest}`, email: `late-${guest}@webinar.example`, consent: true };
    await post(world, `/webinars/${WEBINAR}/registration`, {}, registration);
  }
}

test('a user registers, adds the webinar to the calendar and cancels the registration', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/webinar');
  await panel(page).getByRole('button', { name: 'Register' }).click();
  await expect(panel(page).getByText('You are registered')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('webinar-2026-11-12.ics');
  // The parser's result for one component.
  const parsed = ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[];
  const [component] = new ICAL.Component(parsed).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect(event.uid).toBe(`${WEBINAR}@webinars.zakupki.example`);
  expect(event.summary).toBe('Conflicts in bids, settled in 40 minutes');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-12T08:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-12T08:40:00.000Z');
  const link = new URL(String(component?.getFirstPropertyValue('url')));
  expect(link.pathname + link.search).toBe(`/app/webinar?id=${WEBINAR}`);

  await page.goto(link.href);
  await expect(panel(page).getByText('You are registered')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(panel(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(panel(page).getByText('12 seats left')).toBeVisible();
});

test(
  'another user takes the last seat first, and the page says so',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await takeSeats(world, 11);
    await world.enter(page, 'buyer', '/webinar');
    await expect(panel(page).getByText('1 seat left')).toBeVisible();

    await otherPage.goto('/app/webinar');
    await panel(otherPage).getByLabel('Name').fill('Игорь Лапин');
    await panel(otherPage).getByLabel('E-mail', { exact: true }).fill('sales@metiz.example');
    await panel(otherPage)
      .getByLabel(/^I agree/)
      .check();
    await panel(otherPage).getByRole('button', { name: 'Register' }).click();
    await expect(panel(otherPage).getByText(/^We sent an e-mail to sales@metiz.example/)).toBeVisible();

    await panel(page).getByRole('button', { name: 'Register' }).click();
    await expect(panel(page).getByRole('alert')).toHaveText('All seats of this webinar are taken.');
    await expect(panel(page).getByText('No seats left')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Register' })).toHaveCount(0);

    await otherPage.goto(await world.link('notice', 'sales@metiz.example'));
    await arrivesAt(otherPage, `/webinar?id=${WEBINAR}`);
    await panel(otherPage).getByRole('button', { name: 'Cancel registration' }).click();
    await otherPage.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
    await expect(panel(otherPage).getByText('1 seat left')).toBeVisible();
  },
);

test(
  'entry opens and the webinar goes live by the server’s clock, without a reload',
  { tag: '@exhaustive' },
  async ({ page, context, world }) => {
    await world.enter(page, 'trial', '/webinar');
    await expect(panel(page).getByText('You are registered')).toBeVisible();
    await expect(page.getByText('Coming up').first()).toBeVisible();

    await world.setClock('2026-11-12T07:44:50Z');
    await page.clock.runFor(61_000);
    await expect(page.getByRole('timer')).toHaveText(/^Starts in \d\d:\d\d$/);
    await world.setClock('2026-11-12T07:46:00Z');
    await page.clock.runFor(61_000);
    await expect(page.getByText('Starting soon')).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /^Join the webinar/ })).toBeVisible();

    await world.setClock('2026-11-12T08:01:00Z');
    await page.clock.runFor(61_000);
    await expect(page.getByText('Live now')).toBeVisible();
    await context.route('https://live.zakupki.example/**', (route) => route.fulfill({ body: 'the room' }));
    const [room] = await Promise.all([
      context.waitForEvent('page'),
      panel(page)
        .getByRole('link', { name: /^Join the webinar/ })
        .click(),
    ]);
    await expect(room).toHaveURL('https://live.zakupki.example/conflicts');
    expect(await room.evaluate(() => window.opener === null)).toBe(true);
    await expect(panel(page).getByText('You received the credits for attending.')).toBeVisible();

    await world.setClock('2026-11-12T08:41:00Z');
    await page.clock.runFor(61_000);
    await expect(page.getByRole('region', { name: 'Past webinars' }).getByText('Conflicts in bids')).toBeVisible();
  },
);
