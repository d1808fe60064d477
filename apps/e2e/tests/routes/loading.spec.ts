/** The shell stands before the access of the reader is known: navigation, header and the outline of the page. */
import { holdAnswers } from '../../fixtures/held-answers.ts';
import { settled } from '../../fixtures/page/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

const ORDER = '/zakupki/orders/ord_fasteners';
const TENDER = '/zakupki/orders/ord_tender';

for (const [path, title, h1, as] of [
  ['/zakupki', 'Home', 'Home', 'buyer'],
  ['/zakupki/orders', 'Orders', 'Orders', 'buyer'],
  [ORDER, 'Orders', 'Крепёж и расходники', 'buyer'],
  ['/zakupki/suppliers', 'Suppliers', 'Suppliers', 'buyer'],
  ['/admin/stats/summary', 'Statistics', 'Statistics', 'admin'],
] as const) {
  test(`${path} has its shell on a slow first load`, async ({ page, world }) => {
    await world.signInPage(page, as);
    const held = await holdAnswers(page, /\/api\/me$/, 200);
    await page.goto(`/app${path}`);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    await held.release();
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
  });
}

test('a frame stands before the first script has run, and the files of the page are requested', async ({
  page,
  world,
}) => {
  await world.signInPage(page, 'buyer');
  const held = await holdAnswers(page, /\/assets\/index-.*\.js$/, 200);
  const files = [/\/layouts-.*\.js$/, /\/list-.*\.js$/].map((file) => page.waitForResponse(file));
  await page.goto('/app/zakupki/orders', { waitUntil: 'commit' });
  const brand = page.getByText('Zakupki', { exact: true });
  await expect(brand).toBeVisible();
  const place = await brand.boundingBox();
  await Promise.all(files);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await brand.first().boundingBox()).toEqual(place);
});

for (const [locale, text, link] of [
  ['en-GB', 'The page has not loaded.', 'Load it again'],
  ['ru-RU', 'Страница не загрузилась.', 'Загрузить снова'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [what, file] of [
      ['script', /\/assets\/index-.*\.js$/],
      ['stylesheet', /\/assets\/index-.*\.css$/],
    ] as const) {
      test(`a page whose ${what} is missing says so, and loads again`, async ({ page }) => {
        await page.route(file, (route) => route.abort());
        await page.goto('/app/login');
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
        await page.unroute(file);
        await page.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(text)).toHaveCount(0);
      });
    }
  });
}

test('sign-in leads a signed-in user to the shell while their access is unknown', async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  const held = await holdAnswers(page, /\/api\/me$/, 200);
  await page.goto('/app/login');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Home', { exact: true })).toBeVisible();
  // The page itself comes even without an answer, once the request has ended.
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

for (const [as, path] of [
  ['buyer', '/zakupki/orders'],
  ['supplier', TENDER],
] as const) {
  test(`the header tells a ${as} that the account is missing, and asks again`, async ({ page, world }) => {
    await world.enter(page, as, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await world.force([{ when: { operationId: 'getMe' }, then: { status: 500 } }]);
    await page.reload();
    const missing = page.getByRole('banner').getByRole('alert');
    await expect(missing).toContainText('Your account couldn’t be loaded.');
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await world.force('normal');
    await missing.getByRole('button', { name: 'Try again: account' }).click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Account: ./ })).toBeVisible();
  });
}

for (const [as, path, h1, own] of [
  ['admin', '/admin/stats/summary', 'Statistics', 'Customers'],
  ['supplier', '/zakupki/orders/ord_tender', 'Тара и упаковка для склада', 'Requests'],
] as const) {
  test(`${as} has their own navigation on a slow load`, async ({ page, world }) => {
    await world.enter(page, as, path);
    const heading = page.getByRole('heading', { level: 1, name: h1 });
    await expect(heading).toBeVisible();
    const held = await holdAnswers(page, /\/api\/me$/, 200);
    await page.reload();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: own })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Home' })).toHaveCount(as === 'admin' ? 1 : 0);
    await held.release();
    await expect(heading).toBeVisible();
  });
}

test('the tabs and the outline of an order stand below its head while it loads', async ({ page, world }) => {
  await world.signInPage(page, 'buyer');
  const held = await holdAnswers(page, /\/api\/orders\/ord_fasteners$/, 200);
  await page.goto(`/app${ORDER}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  const lines = page.getByRole('navigation', { name: 'Order sections' }).getByRole('link', { name: /^Lines/ });
  await lines.focus();
  // Of the facts, and of the content.
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(2);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Крепёж и расходники' })).toBeVisible();
  await expect(lines).toBeFocused();
});

for (const [path, name] of [
  ['/webinar', 'Webinars'],
  ['/promo-code', 'Promo code'],
] as const) {
  test(`${path} keeps the navigation of the product`, async ({ page, world }) => {
    await world.enter(page, 'buyer', path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('a missing record has the page of its kind', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_unknown');
  await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await world.enter(page, 'buyer', '/zakupki/suppliers/sup_unknown');
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier not found' })).toBeVisible();
});

for (const [path, operationId, who] of [
  ['/zakupki/suppliers/sup_metiz', 'getSupplier', 'buyer'],
  [ORDER, 'getOrder', 'buyer'],
  ['/zakupki/orders/ord_detergents', 'listBids', 'buyer'],
  [TENDER, 'listInvitations', 'buyer'],
  ['/zakupki/orders/new', 'getMe', 'buyer'],
  [TENDER, 'listQuestions', 'supplier'],
  [TENDER, 'listAddenda', 'supplier'],
] as const) {
  test(`${path} tells a ${who} that ${operationId} failed, and asks again`, async ({ page, world }) => {
    await world.force([{ when: { operationId }, then: { status: 500 } }]);
    await world.signInPage(page, who);
    await page.goto(`/app${path}`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await settled(page);
    const asked = (await world.requests()).filter((request) => request.operationId === operationId);
    expect(asked.length, 'requests without any action of the user').toBeLessThan(12);
    await world.force('normal');
    await retry.click();
    await expect(retry).toBeHidden();
  });
}
