import type { Page } from '@playwright/test';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { cell } from '../../fixtures/order-form.ts';
import { draftBid } from '../../fixtures/orders.ts';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { arrivesAt, openSignOut, place, signIn } from '../../fixtures/session.ts';
import type { World } from '../../fixtures/world.ts';

/** On a busy machine, the autosave after 2.5 s would come before the test's next action. */
const NO_AUTOSAVE: Parameters<World['force']>[0] = [
  { when: { operationId: 'updateOrder' }, then: { status: 503 } },
  { when: { operationId: 'updateBid' }, then: { status: 503 } },
];

/**
 * Refuses only saving: a refusal of another request, such as one after an event, would make the page navigate away too
 * early.
 */
const refuseSaving = (then: { readonly status: number; readonly message?: string }): Parameters<World['force']>[0] =>
  ['createOrder', 'updateOrder', 'createBid', 'updateBid'].map((operationId) => ({ when: { operationId }, then }));

/** How to type into an editor and how to see that it still has the text. */
type Editor = {
  readonly name: string;
  /** Path of the editor; creates what it needs. */
  pathIn(world: World): Promise<string>;
  type(page: Page): Promise<void>;
  expectTyped(page: Page): Promise<void>;
  expectBlank(page: Page): Promise<void>;
};

const BID: Pick<Editor, 'type' | 'expectTyped' | 'expectBlank'> = {
  async type(page) {
    await page.getByLabel('Price, line 1', { exact: true }).fill('99,90');
    await page.getByLabel('Price, line 2', { exact: true }).fill('412,50');
  },
  async expectTyped(page) {
    await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('99,90');
    await expect(page.getByLabel('Price, line 2', { exact: true })).toHaveValue('412,50');
  },
  async expectBlank(page) {
    await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Price, line 2', { exact: true })).toHaveValue('');
  },
};

const EDITORS: readonly Editor[] = [
  {
    name: 'a new order',
    pathIn: async () => '/zakupki/orders/new',
    async type(page) {
      await page.getByLabel('Title').fill('Кабель и розетки');
      await cell(page, 'Name', 1).fill('Кабель ВВГнг 3×2,5');
      await cell(page, 'Quantity', 1).fill('350');
    },
    async expectTyped(page) {
      await expect(page.getByLabel('Title')).toHaveValue('Кабель и розетки');
      await expect(cell(page, 'Name', 1)).toHaveValue('Кабель ВВГнг 3×2,5');
      await expect(cell(page, 'Quantity', 1)).toHaveValue('350');
    },
    async expectBlank(page) {
      await expect(page.getByLabel('Title')).toHaveValue('');
      await expect(cell(page, 'Name', 1)).toHaveValue('');
    },
  },
  {
    name: 'a draft order',
    pathIn: async () => '/zakupki/orders/ord_uniform',
    async type(page) {
      await page.getByText('Category, tags and dates').click();
      await page.getByLabel(/^Description/).fill('Размеры пришлём до пятницы');
      await cell(page, 'Quantity', 1).fill('77');
    },
    async expectTyped(page) {
      await expect(page.getByLabel(/^Description/)).toHaveValue('Размеры пришлём до пятницы');
      await expect(cell(page, 'Quantity', 1)).toHaveValue('77');
    },
    async expectBlank(page) {
      await expect(page.getByLabel(/^Description/)).toHaveValue('');
      await expect(cell(page, 'Quantity', 1)).not.toHaveValue('77');
    },
  },
  { name: 'a new bid', pathIn: async () => '/zakupki/orders/ord_paper/bids/new', ...BID },
  { name: 'a draft bid', pathIn: (world) => draftBid(world, 'buyer', 'ord_paper'), ...BID },
];

/** Interruptions between typing and saving, each with its way back. */
const INTERRUPTIONS: readonly { name: string; interrupt(page: Page, world: World, path: string): Promise<void> }[] = [
  {
    name: 'a reload',
    interrupt: async (page) => void (await page.reload()),
  },
  {
    name: 'a 401 and signing in again',
    async interrupt(page, world, path) {
      await refuse(page, world, refuseSaving({ status: 401 }));
      await arrivesAt(page, `/login?${new URLSearchParams({ redirect: path })}`);
      await expect(page.getByText('Your session ended. Your work is saved.')).toBeVisible();
      await world.force(NO_AUTOSAVE);
      await signIn(page, 'buyer@demo.test');
    },
  },
  {
    name: 'a 402 and coming back',
    async interrupt(page, world, path) {
      await refuse(page, world, refuseSaving({ status: 402, message: 'SUBSCRIPTION_EXPIRED' }));
      await arrivesAt(page, `/zakupki/subscription/expired?${new URLSearchParams({ returnTo: path })}`);
      await world.force(NO_AUTOSAVE);
      await page.getByRole('link', { name: /^Back to the/ }).click();
    },
  },
  {
    name: 'a 460 and coming back',
    async interrupt(page, world, path) {
      await refuse(page, world, refuseSaving({ status: 460, message: 'PHONE_REQUIRED' }));
      await arrivesAt(page, `/complete-profile?${new URLSearchParams({ returnTo: path })}`);
      await world.force(NO_AUTOSAVE);
      await page.getByRole('button', { name: 'Back to what you were doing' }).click();
    },
  },
];

/** Saves while the server refuses. */
async function refuse(page: Page, world: World, forced: Parameters<World['force']>[0]): Promise<void> {
  await world.force(forced);
  await page.getByRole('button', { name: 'Save draft' }).click();
}

for (const [row, editor] of EDITORS.entries()) {
  for (const [column, interruption] of INTERRUPTIONS.entries()) {
    // Two editors, two interruptions.
    const short = row === column && row < 2;
    test(`text typed into ${editor.name} survives ${interruption.name}`, setOf({ short }), async ({ page, world }) => {
      const path = await editor.pathIn(world);
      await world.enter(page, 'buyer', path);
      await world.force(NO_AUTOSAVE);
      await editor.type(page);
      await interruption.interrupt(page, world, path);
      await arrivesAt(page, path);
      await editor.expectTyped(page);
      await expect(page.getByRole('status').filter({ hasText: /^Restored from/ })).toBeVisible();

      await page.getByRole('button', { name: 'Discard' }).click();
      await editor.expectBlank(page);
      await page.reload();
      await editor.expectBlank(page);
      await expect(page.getByText(/^Restored from/)).toHaveCount(0);
    });
  }
}

test('text typed by one person is never offered to another', { tag: '@exhaustive' }, async ({ page, world }) => {
  const [newOrder = missing()] = EDITORS;
  const path = await newOrder.pathIn(world);
  await world.enter(page, 'buyer', path);
  await newOrder.type(page);
  await openSignOut(page);
  await page.getByRole('button', { name: 'Keep and sign out' }).click();
  await signIn(page, 'trial@demo.test');
  await arrivesAt(page, '/zakupki');
  await page.goto(`/app${path}`);
  await newOrder.expectBlank(page);
  await expect(page.getByText(/^Restored from/)).toHaveCount(0);

  await page.goto('/app/logout');
  await signIn(page, 'buyer@demo.test');
  await arrivesAt(page, '/zakupki');
  await page.goto(`/app${path}`);
  await newOrder.expectTyped(page);
});

test('signing out deletes unsaved text when asked to', { tag: '@exhaustive' }, async ({ page, world }) => {
  const [newOrder = missing()] = EDITORS;
  const path = await newOrder.pathIn(world);
  await world.enter(page, 'buyer', path);
  await newOrder.type(page);
  await openSignOut(page);
  await expect(page.getByText(/unsaved text in 1 form/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await signIn(page, 'buyer@demo.test');
  await arrivesAt(page, '/zakupki');
  await page.goto(`/app${path}`);
  await newOrder.expectBlank(page);
});

test(
  'a draft is autosaved to the server and is removed from the browser',
  { tag: '@exhaustive' },
  async ({ page, world, otherPage }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_uniform');
    await page.getByLabel('Title').fill('Спецодежда на зиму и весну');
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
    await world.enter(otherPage, 'buyer', '/zakupki/orders/ord_uniform');
    await expect(otherPage.getByLabel('Title')).toHaveValue('Спецодежда на зиму и весну');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Спецодежда на зиму и весну');
    await expect(page.getByText(/^Restored from/)).toHaveCount(0);
  },
);

test.describe('two sessions editing the same draft', () => {
  for (const [keep, wins] of [
    ['Keep mine', 'Моё название'],
    ['Take theirs', 'Их название'],
  ] as const) {
    test(
      `are shown both versions: ${keep.toLowerCase()}`,
      { tag: '@exhaustive' },
      async ({ page, otherPage, world }) => {
        const path = '/zakupki/orders/ord_uniform';
        await world.enter(page, 'buyer', path);
        await expect(page.getByLabel('Title')).toHaveValue('Спецодежда на зиму');
        await world.enter(otherPage, 'buyer', path);
        await otherPage.getByLabel('Title').fill('Их название');
        await otherPage.getByRole('button', { name: 'Save draft' }).click();
        await expect(otherPage.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

        await page.getByLabel('Title').fill('Моё название');
        await page.getByRole('button', { name: 'Save draft' }).click();
        const dialog = page.getByRole('dialog', { name: /has changed$/ });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('row').filter({ hasText: 'Title' })).toContainText('Моё название');
        await expect(dialog.getByRole('row').filter({ hasText: 'Title' })).toContainText('Их название');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: keep }).click();
        await expect(dialog).toBeHidden();

        await expect(page.getByLabel('Title')).toHaveValue(wins);
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: keep === 'Keep mine' ? /^Saved/ : /^$/ })
            .last(),
        ).toBeAttached();
        await otherPage.reload();
        await expect(otherPage.getByLabel('Title')).toHaveValue(wins);
        expect(place(otherPage)).toBe(path);
      },
    );
  }
});

function missing(): never {
  throw new Error('There is no editor to type into.');
}
