import type { Page } from '@playwright/test';
import { etag } from '@zakupki/api-client/operation';
import type { Order } from '@zakupki/api-client/schema';
import { choose, connection, goToWorld, openConsole, rows, worldPicker } from '../../fixtures/console-page.ts';
import { holdAnswers } from '../../fixtures/held-answers.ts';
import { post } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';
import { settled } from '../../fixtures/page/settled.ts';
import type { World } from '../../fixtures/world.ts';

const message = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const createDraft = (world: World, headers: Readonly<Record<string, string>>) =>
  post<Order>(world, '/orders', headers, { title: 'Бумага на декабрь' });

test('a forced 402 appears live in the traffic, with request and response', async ({ page, otherPage, world }) => {
  await openConsole(page, world);
  await expect(page.getByText('No requests in this world yet')).toBeVisible();
  await choose(page, 'Scenario', 'subscription-expired');
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveAccessibleDescription(
    '402 SUBSCRIPTION_EXPIRED on every operation that may give it.',
  );

  await world.enter(otherPage, 'buyer', '/zakupki/orders');
  await arrivesAt(otherPage, '/zakupki/subscription/expired?returnTo=%2Fzakupki%2Forders');
  const refused = rows(page).filter({ hasText: 'listOrders' }).filter({ hasText: '402' }).first();
  await expect(refused).toContainText('scenario subscription-expired, rule 1');

  // The other page sends no more requests, and the console shows them all.
  await settled(otherPage);
  await expect(rows(page)).toHaveCount((await world.requests()).length);
  await test.step('a row that is pressed while another request arrives opens', async () => {
    await refused.getByRole('button', { name: /^GET \/api\/orders\?.*, 402/ }).hover();
    await page.mouse.down();
    await world.api('/plans');
    await expect(page.getByText('1 newer request')).toBeVisible();
    await page.mouse.up();
  });
  const pair = dialog(page, 'Request and response');
  await expect(pair.getByRole('region', { name: 'Request', exact: true })).toContainText('authorization');
  await expect(pair.getByRole('region', { name: 'Body of the response' })).toContainText(
    '"message": "SUBSCRIPTION_EXPIRED"',
  );
  await page.reload();
  await expect(pair.getByRole('heading', { name: /^GET \/api\/orders/ })).toBeVisible();
  await page.goBack();
  await expect(pair).toBeHidden();

  await page.getByRole('button', { name: 'Stop forcing' }).click();
  await otherPage.goto('/app/zakupki/orders');
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'listOrders' }).first()).toContainText('200');
});

test('traffic is filtered, paused and copied as curl', { tag: '@exhaustive' }, async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const headers = await world.signIn('buyer');
  await world.api('/orders', { headers });
  await world.api('/orders/ord_nowhere', { headers });
  await world.api('/units', { headers: { ...headers, 'x-mock-scenario': 'malformed' } });
  await openConsole(page, world);
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole('button', { name: /^Violations/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Breaks the contract: .*JSON/);
  await page.getByRole('button', { name: /^Violations/ }).click();
  await page.getByRole('button', { name: /^Errors/ }).click();
  await expect(rows(page)).toContainText(['ord_nowhere']);
  await page.getByRole('button', { name: /^Errors/ }).click();
  await page.getByLabel('Filter traffic').fill('buyer getOrder nothing');
  await expect(page.getByText('No matching requests')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Pause' }).click();
  await world.api('/plans', { headers });
  await expect(page.getByText('1 newer request')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('/api/plans');

  await test.step('requests that arrive while the user reads further down wait', async () => {
    for (let count = 0; count < 20; count += 1) await world.api('/plans', { headers });
    const list = page.getByRole('region', { name: 'Requests' });
    await expect(page.getByText('25 requests', { exact: true })).toBeVisible();
    await list.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await world.api('/units', { headers });
    await expect(page.getByText('1 newer request: scroll to the top')).toBeVisible();
    await page.mouse.wheel(0, -600);
    await expect(page.getByText('26 requests', { exact: true })).toBeVisible();
  });

  await page.getByLabel('Filter traffic').fill('ord_nowhere');
  await page.getByRole('button', { name: /ord_nowhere/ }).click();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toContain(`/api/orders/ord_nowhere'`);
  expect(curl).toContain(`-H 'x-mock-world: ${world.name}'`);
  await dialog(page, 'Request and response').getByRole('button', { name: 'Newer' }).click();
  await expect(dialog(page, 'Request and response').getByRole('heading', { name: 'GET /api/units' })).toBeVisible();
});

test('the clock is advanced until a trial runs out', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  await openConsole(page, world);
  await world.enter(otherPage, 'trial', '/zakupki/orders');
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('switch', { name: 'Running' }).click();
  await expect(clock).toContainText('frozen');
  await clock.getByLabel('Advance by').fill('15 days');
  await clock.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(clock.getByLabel('Advance by')).toHaveAccessibleDescription(/P15D/);
  await clock.getByLabel('Advance by').fill('P1DT1H');
  await clock.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(clock).toContainText('Tue, 3 Nov 2026');
  await clock.getByRole('button', { name: '+15 days' }).click();
  await expect(clock).toContainText('Wed, 18 Nov 2026');

  await world.enter(otherPage, 'trial', '/zakupki/orders');
  await expect(otherPage.getByRole('link', { name: 'Access: Trial ended · 0 credits' })).toBeVisible();
  const headers = await world.signIn('trial');
  const draft = await createDraft(world, headers);
  await world.api(`/orders/${draft.id}/publish`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'if-match': etag(draft),
      'idempotency-key': crypto.randomUUID(),
    },
    body: '{}',
  });
  await expect(rows(page).filter({ hasText: 'rule access.trial' }).first()).toContainText('402');

  await clock.getByLabel('Set to, in UTC').fill('2026-11-02T09:00:00');
  await clock.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(clock).toContainText('09:00:00Mon, 2 Nov 2026');
});

test(
  'an e-mail appears when sent, and its link opens the product in this world',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await openConsole(page, world, 'outbox');
    const lists = page.getByRole('list', { name: /^Messages to .*, newest first$/ });
    await expect(lists).toHaveCount(1);
    await otherPage.goto('/app/password/reset');
    await otherPage.getByLabel('E-mail').fill('buyer@demo.test');
    await otherPage.getByRole('main').getByRole('button').click();
    const letters = page.getByRole('list', { name: 'Messages to buyer@demo.test, newest first' });
    const newest = letters.getByRole('listitem').first();
    await expect(newest).toContainText('Новый пароль для «Закупок»');

    const recipients = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    await expect(recipients).toHaveText(['buyer@demo.test', 'unverified@demo.test']);
    await recipients.first().click();
    await expect(newest).toBeHidden();
    await recipients.first().click();

    // Another browser session would lack the world's cookie.
    await page.context().clearCookies();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      newest.getByRole('link', { name: 'Задать новый пароль' }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'mock-world')?.value).toBe(world.name);
  },
);

test(
  'an entry link is built, copied and followed',
  { tag: '@exhaustive' },
  async ({ page, context, otherPage, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConsole(page, world, 'people');
    const builder = page.getByRole('region', { name: 'Link for a ticket' });
    await choose(builder, 'Person', 'empty');
    await choose(builder, 'Scenario', 'slow');
    await builder.getByRole('combobox', { name: 'Product page' }).fill('zakupki');
    await expect(builder.getByRole('combobox', { name: 'Product page' })).toHaveAccessibleDescription(
      /beginning with one slash/,
    );
    await builder.getByRole('combobox', { name: 'Product page' }).fill('/zakupki/orders?status=draft');
    await builder.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await builder.getByLabel('Link', { exact: true }).inputValue());

    await otherPage.context().clearCookies();
    await otherPage.goto(link);
    await arrivesAt(otherPage, '/zakupki/orders?status=draft');
    await page.getByRole('tab', { name: 'Traffic' }).click();
    await expect(rows(page).filter({ hasText: 'listOrders' }).first()).toContainText(/empty.*scenario slow/);
  },
);

test('every page suggested for a link exists', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  await openConsole(page, world, 'people');
  const field = page.getByRole('combobox', { name: 'Product page' });
  await field.fill('/');
  const suggested = await page.getByRole('option').allTextContents();
  expect(suggested).toContain('/zakupki/orders');
  for (const path of suggested) {
    await world.enter(otherPage, 'buyer', path);
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(otherPage.getByText(/^Page not found/)).toHaveCount(0);
  }
});

test('the product opens as any demo user', { tag: '@exhaustive' }, async ({ page, world }) => {
  await openConsole(page, world, 'people');
  await expect(page.getByRole('row')).toHaveCount(18);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open as trial', exact: true }).click(),
  ]);
  await arrivesAt(opened, '/zakupki');
  await page.getByRole('tab', { name: 'Traffic' }).click();
  await expect(rows(page).filter({ hasText: 'getMe' }).first()).toContainText('trial');
});

test('a snapshot is saved and loaded into another world', { tag: '@exhaustive' }, async ({ page, world }) => {
  const headers = await world.signIn('buyer');
  await createDraft(world, headers);
  await world.advance('P3D');
  await openConsole(page, world, 'files');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save snapshot' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${world.name}.snapshot.json`);

  const other = `${world.name}-b`;
  await goToWorld(page, other);
  await page.getByRole('button', { name: `Create “${other}” from the seed` }).click();
  await expect(connection(page)).toHaveText('Live');
  await page.getByLabel('Snapshot, bug capsule or HAR').setInputFiles(await file.path());
  await expect(page.getByRole('group', { name: /^File/ })).toContainText(`Taken from${world.name}`);
  await page.getByRole('button', { name: `Load into “${other}”` }).click();
  await expect(message(page, `The snapshot was loaded into “${other}”.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Thu, 5 Nov 2026');
  await expect(page.getByRole('region', { name: 'World' })).toContainText(/[1-9]\d* records? differs? from the seed/);
});

test(
  'a bug capsule is saved and loaded; other files are refused in plain words',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    const headers = await world.signIn('buyer');
    await world.api('/orders/ord_nowhere', { headers });
    await world.api('/orders', { headers });
    await openConsole(page, world, 'files');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save bug capsule' }).click();
    const path = await (await download).path();
    const picker = page.getByLabel('Snapshot, bug capsule or HAR');

    const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await picker.setInputFiles(file('notes.json', 'no json'));
    await expect(message(page, 'This file is not JSON')).toBeVisible();
    await picker.setInputFiles(file('other.json', '{"entries":{}}'));
    await expect(message(page, 'not a snapshot, bug capsule or HAR')).toBeVisible();
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File(['{"format":"unknown-1"}'], 'dropped.json'));
      return files;
    });
    await page
      .getByText('Drop a snapshot, a bug capsule or a HAR here')
      .dispatchEvent('drop', { dataTransfer: dropped });
    await expect(message(page, 'The format "unknown-1" is unknown')).toBeVisible();
    const foreign = { ...(await world.snapshot()), seed: 'ffffffffffff' };
    await picker.setInputFiles(file('old.json', JSON.stringify(foreign)));
    await page.getByRole('button', { name: /^Load into/ }).click();
    await expect(message(page, /seed/)).toBeVisible();

    await picker.setInputFiles(path);
    await expect(page.getByRole('group', { name: /^File/ })).toContainText(/is a bug capsule.*Requests[1-9]/);
    await page.getByRole('button', { name: /^Load into/ }).click();
    await expect(message(page, /^The bug capsule was loaded into .*: 3 requests, 1 failed/)).toBeVisible();
    await expect(dialog(page, 'Request and response')).toContainText('GET /api/orders/ord_nowhere');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toContainText(['listOrders', 'getOrder', 'logIn']);
  },
);

test('a world is created, forked, reset, replaced and deleted', { tag: '@exhaustive' }, async ({ page, world }) => {
  await openConsole(page, world);
  await worldPicker(page).fill('Not a name');
  await expect(worldPicker(page)).toHaveAccessibleDescription(/Lower-case letters, digits and hyphens/);
  const created = `${world.name}-made`;
  await goToWorld(page, created);
  await expect(page.getByText(`World “${created}” does not exist yet`)).toBeVisible();
  await choose(page, 'Scenario', 'offline');
  await page.getByLabel(/^Clock starts at/).fill('tomorrow');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByLabel(/^Clock starts at/)).toHaveAccessibleDescription(/2026-/);
  await page.getByLabel(/^Clock starts at/).fill('2026-12-24T18:00:00Z');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Thu, 24 Dec 2026');
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('The connection is dropped.');

  const copy = `${world.name}-copy`;
  await page.getByRole('button', { name: 'Fork…' }).click();
  await dialog(page, /^Fork/).getByLabel('Name of the copy').fill(created);
  await dialog(page, /^Fork/).getByRole('button', { name: /^Fork/ }).click();
  await expect(dialog(page, /^Fork/).getByLabel('Name of the copy')).toHaveAccessibleDescription(/the same world/);
  await dialog(page, /^Fork/).getByLabel('Name of the copy').fill(copy);
  await dialog(page, /^Fork/).getByRole('button', { name: 'Fork', exact: true }).click();
  await expect(page).toHaveTitle(`${copy} · QA console · Zakupki mock`);
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Thu, 24 Dec 2026');

  await page.getByRole('button', { name: 'Reset…' }).click();
  await dialog(page, /^Reset/)
    .getByRole('button', { name: 'Reset world' })
    .click();
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Mon, 2 Nov 2026');
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Nothing is forced');

  await page.getByRole('button', { name: 'Replace…' }).click();
  await dialog(page, /^Replace/)
    .getByLabel(/^Clock starts at/)
    .fill('2026-12-25T09:00:00Z');
  await dialog(page, /^Replace/)
    .getByRole('button', { name: 'Replace world' })
    .click();
  await expect(message(page, `“${copy}” was replaced.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Fri, 25 Dec 2026');

  await page.getByRole('button', { name: 'Delete…' }).click();
  await dialog(page, /^Delete/)
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await dialog(page, /^Delete/)
    .getByRole('button', { name: 'Delete world' })
    .click();
  await expect(page.getByText(`World “${copy}” does not exist yet`)).toBeVisible();
});

test('changes of another tester appear at once', { tag: '@exhaustive' }, async ({ page, world }) => {
  await openConsole(page, world);
  await world.force('server-error');
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('server-error');
  await world.setClock('2026-12-31T23:00:00Z');
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Thu, 31 Dec 2026');
  await world.api('/units');
  await expect(rows(page)).toHaveCount(1);
  await world.reset();
  await expect(page.getByText('No requests in this world yet')).toBeVisible();
  await world.api('/units');
  await expect(rows(page)).toHaveCount(1);
  await world.delete();
  await expect(page.getByText(`World “${world.name}” does not exist yet`)).toBeVisible();
});

for (const [tab, path] of [
  ['traffic', 'requests'],
  ['outbox', 'outbox'],
] as const)
  test(`the list of ${path} is not called empty before it is read`, async ({ page, world }) => {
    const held = await holdAnswers(page, new RegExp(`/worlds/${world.name}/${path}$`), 200);
    await page.goto(`/__mock?${new URLSearchParams({ world: world.name, tab })}`);
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(page.getByText(/^No (?:requests|messages)/)).toHaveCount(0);
    await held.release();
    await expect(page.getByText('Loading…')).toBeHidden();
  });

test(
  'a world that is reset while its lists load shows its new state',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await openConsole(page, world);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', slow);
    const loading = page.waitForRequest((request) => request.url().endsWith(`/${world.name}/requests`));
    await world.api('/units');
    await world.setClock('2026-12-31T23:00:00Z');
    await loading;
    await world.reset();
    // Loaded before the reset.
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('No requests in this world yet')).toBeVisible();
  },
);
