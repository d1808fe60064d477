/** Changes by others appear on open pages without a reload or a jump, and typed text stays. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Order } from '@zakupki/api-client/schema';
import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { inviteSupplier, publishOrder, reviseOrder, submitSupplierBid } from '../../fixtures/invited.ts';
import { post } from '../../fixtures/orders.ts';
import { signOut } from '../../fixtures/session.ts';
import { EVENTS } from '../../fixtures/page/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const SUPPLIER = 'supplier@demo.test';
const COMPANY = 'ООО «ТараПак»';
const TYPED = 'Ответим после совещания, а пока вот что';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Order sections' }).getByRole('link', { name: new RegExp(`^${name}`) });

type Stream = {
  readonly page: Page;
  readonly headers: Readonly<Record<string, string>>;
};

/** Records the event streams that a browser has opened, and those that are still open. */
function watchStreams(context: BrowserContext) {
  const opened: Stream[] = [];
  const open = new Set<object>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== EVENTS) return;
    opened.push({ page: request.frame().page(), headers: request.headers() });
    open.add(request);
  });
  const end = (request: object) => void open.delete(request);
  context.on('requestfailed', end);
  context.on('requestfinished', end);
  return { opened, open };
}

const ask = (world: World, { id }: Order, headers: Readonly<Record<string, string>>, text: string) =>
  post<{ id: string; version: number }>(world, `/orders/${id}/questions`, headers, { text });

test('a bid appears while the buyer types, and the typed text stays', async ({ page, world }) => {
  const order = await publishOrder(world);
  const [tara, vector] = [
    await inviteSupplier(world, order, SUPPLIER, COMPANY),
    await inviteSupplier(world, order, 'olga@vector.example', 'ООО «Вектор»'),
  ];
  await ask(world, order, tara, 'Нужны ли образцы?');
  const streams = watchStreams(page.context());
  await page.setViewportSize({ width: 1440, height: 500 });
  await world.enter(page, 'buyer', `/zakupki/orders/${order.id}?tab=questions`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill(TYPED);
  await answer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 12));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = 60;
  await page.mouse.wheel(0, before);
  // The page scrolls some time after the wheel has turned.
  await expect.poll(scrolled).toBe(before);
  await expect.poll(() => streams.open.size).toBe(1);

  await submitSupplierBid(world, order, tara, '90');
  await expect(tab(page, 'Bids')).toHaveText(/Bids\s*1/);
  await ask(world, order, vector, 'Можно ли поставить раньше?');
  await expect(page.getByText('Можно ли поставить раньше?', { exact: true })).toBeVisible();
  await expect(tab(page, 'Questions')).toHaveText(/Questions\s*2/);
  await expect(tab(page, 'Bids')).toContainText('has changed');
  await expect(page.getByText(`New question: ${order.title}`)).toBeAttached();

  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(TYPED);
  expect(await answer.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])).toEqual([
    7, 12,
  ]);
  expect(await scrolled()).toBe(before);
  await page.getByRole('button', { name: /^Send to \d+ suppliers?$/ }).click();
  await expect(page.getByText(TYPED)).toBeVisible();
  // What was opened is no longer marked.
  await tab(page, 'Bids').click();
  await expect(tab(page, 'Bids')).not.toContainText('has changed');
  await expect(tab(page, 'Comparison')).toContainText('has changed');
});

test('a new row is marked for a while, in readable colours', { tag: '@exhaustive' }, async ({ page, world }) => {
  const order = await publishOrder(world);
  const streams = watchStreams(page.context());
  await world.enter(page, 'buyer', `/zakupki/orders/${order.id}/bids`);
  await expect.poll(() => streams.open.size).toBe(1);
  for (const [colorScheme, email, company] of [
    ['light', SUPPLIER, COMPANY],
    ['dark', 'olga@vector.example', 'ООО «Вектор»'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await submitSupplierBid(world, order, await inviteSupplier(world, order, email, company), '90');
    const row = page.getByRole('row', { name: company });
    await expect(row).toContainText('New');
    await expectAccessible(page);
    await expect(row).not.toContainText('New');
  }
});

test(
  'a bid that arrives is new on the comparison and in the history',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const order = await publishOrder(world);
    const [tara, vector] = [
      await inviteSupplier(world, order, SUPPLIER, COMPANY),
      await inviteSupplier(world, order, 'olga@vector.example', 'ООО «Вектор»'),
    ];
    await submitSupplierBid(world, order, tara, '90');
    const streams = watchStreams(page.context());
    await world.enter(page, 'buyer', `/zakupki/orders/${order.id}?tab=comparison`);
    await expect(page.getByRole('columnheader', { name: COMPANY })).toBeVisible();
    await expect.poll(() => streams.open.size).toBe(1);
    await submitSupplierBid(world, order, vector, '80');
    await expect(page.getByRole('columnheader', { name: 'ООО «Вектор»' })).toContainText('New');
    await expect(page.getByRole('columnheader', { name: COMPANY })).not.toContainText(/New|Updated/);

    await tab(page, 'History').click();
    const entries = page.getByRole('listitem').filter({ hasText: 'submitted' });
    await expect(entries.filter({ hasText: COMPANY })).not.toContainText('New');
    await ask(world, order, vector, 'Нужны ли образцы?');
    await expect(page.getByRole('region').getByRole('listitem').filter({ hasText: 'question' }).first()).toContainText(
      'New',
    );
    await expectAccessible(page);
  },
);

test('a notice says that updates are paused until they continue', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.force([{ when: { tag: 'events' }, then: { status: 503 } }]);
  await world.enter(page, 'buyer', '/zakupki/orders');
  const pausedNotice = page.getByText(/^Live updates paused/);
  await expect(pausedNotice).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await world.force('normal');
  await expect(pausedNotice).toBeHidden({ timeout: 60_000 });
});

test(
  'all tabs of a browser share a stream, and another tab takes it over',
  { tag: '@exhaustive' },
  async ({ page, context, world }) => {
    const order = await publishOrder(world);
    const supplier = await inviteSupplier(world, order, SUPPLIER, COMPANY);
    const streams = watchStreams(context);
    await world.enter(page, 'buyer', '/zakupki/orders');
    await expect.poll(() => streams.open.size).toBe(1);
    const second = await context.newPage();
    await second.goto(`/app/zakupki/orders/${order.id}/bids`);
    await expect(second.getByText(/^No bids yet/)).toBeVisible();

    await submitSupplierBid(world, order, supplier, '90');
    // The mark comes with the event; the row alone may come with a list that was loaded late.
    await expect(second.getByRole('row', { name: COMPANY })).toContainText('New');
    expect(streams.opened.length).toBe(1);
    await page.close();
    await expect.poll(() => streams.opened.length).toBe(2);
    expect(streams.opened[1]?.page).toBe(second);
    expect(streams.opened[1]?.headers['last-event-id']).toMatch(/^evt_/);
    await ask(world, order, supplier, 'Нужны ли образцы?');
    await expect(tab(second, 'Questions')).toHaveText(/Questions\s*1/);
  },
);

test('nothing is missed while streams are cut', { tag: '@exhaustive' }, async ({ page, world }) => {
  const order = await publishOrder(world);
  const supplier = await inviteSupplier(world, order, SUPPLIER, COMPANY);
  await world.force('events-cut');
  const streams = watchStreams(page.context());
  await world.enter(page, 'buyer', `/zakupki/orders/${order.id}?tab=questions`);
  for (const text of ['Первый вопрос', 'Второй вопрос', 'Третий вопрос']) {
    const before = streams.opened.length;
    await expect.poll(() => streams.open.size).toBe(0);
    await ask(world, order, supplier, text);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect.poll(() => streams.opened.length).toBeGreaterThan(before);
  }
});

test('delayed events arrive', { tag: '@exhaustive' }, async ({ page, world }) => {
  const order = await publishOrder(world);
  const supplier = await inviteSupplier(world, order, SUPPLIER, COMPANY);
  await world.force('events-delayed');
  const streams = watchStreams(page.context());
  await world.enter(page, 'buyer', `/zakupki/orders/${order.id}/bids`);
  await expect.poll(() => streams.open.size).toBe(1);
  await submitSupplierBid(world, order, supplier, '90');
  await expect(page.getByRole('row', { name: COMPANY })).toBeVisible();
});

test('a supplier sees an addendum, an answer and a later deadline', async ({ page, world }) => {
  const order = await publishOrder(world);
  const supplier = await inviteSupplier(world, order, SUPPLIER, COMPANY);
  const question = await ask(world, order, supplier, 'Нужны ли образцы?');
  const streams = watchStreams(page.context());
  await page.goto('/app/login');
  await page.evaluate((token) => localStorage.setItem('auth-token', token), supplier['authorization']?.slice(7) ?? '');
  await page.goto(`/app/zakupki/orders/${order.id}`);
  await expect.poll(() => streams.open.size).toBe(1);

  const buyer = { ...(await world.signIn('buyer')), 'If-Match': '*' };
  const { id } = order;
  await post(world, `/orders/${id}/questions/${question.id}/answer`, buyer, { text: 'Да, по одному' });
  await expect(page.getByText('Да, по одному')).toBeVisible();
  await reviseOrder(world, order, { delivery: { address: 'Тверь, Речная, 1' } });
  await expect(page.getByText('Уточнили')).toBeVisible();
  const extension = { submissionDeadline: '2026-12-20T12:00:00Z', reason: 'Праздники' };
  await post(world, `/orders/${id}/extend`, buyer, extension);
  await expect(page.getByText('20 Dec, 15:00 MSK', { exact: true })).toBeVisible();
});

test('signing out ends the stream', { tag: '@exhaustive' }, async ({ page, world }) => {
  const streams = watchStreams(page.context());
  await world.enter(page, 'buyer', '/zakupki/orders');
  await expect.poll(() => streams.open.size).toBe(1);
  await signOut(page);
  await expect.poll(() => streams.open.size).toBe(0);
  expect(streams.opened.length).toBe(1);
});
