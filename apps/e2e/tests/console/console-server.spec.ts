import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApp } from '@zakupki/mock-api/create-app';
import { createWorld } from '@zakupki/mock-api/test-world';
import { connection, rows } from '../../fixtures/console-page.ts';
import { close, listen } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

const MOCK = join(import.meta.dirname, '../../../mock-api/src/main.ts');

/** Serves the worlds of a folder from another process. */
async function serveStored(folder: string): Promise<{ server: ChildProcess; origin: string }> {
  const { server: reserved, port, origin } = await listen(createApp());
  await close(reserved);
  const server = spawn(process.execPath, [MOCK, '--data', folder], {
    env: { ...process.env, MOCK_API_PORT: String(port), MOCK_STORE: 'sqlite' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The first output is its address.
  await once(server.stdout, 'data');
  return { server, origin };
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

test(
  'a lost server is reported, and after its restart the console shows the new state',
  { tag: '@exhaustive' },
  async ({ page, reported }) => {
    const first = await listen(createApp());
    await createWorld(first.origin, { name: 'short-lived', scenario: 'slow' });
    await page.goto(`${first.origin}/__mock?world=short-lived`);
    await expect(connection(page)).toHaveText('Live');
    await close(first.server);
    await expect(connection(page)).toHaveText('Connection lost');
    await expect(page.getByRole('alert')).toContainText('The page may be out of date');
    await page.getByRole('button', { name: '+1 hour' }).click();
    await expect(page.getByRole('region', { name: 'Clock' }).getByRole('alert')).toContainText('does not respond');

    const second = await listen(createApp(), first.port);
    await expect(page.getByText('World “short-lived” does not exist yet')).toBeVisible();
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(connection(page)).toHaveText('Live');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await close(second.server);
    // The browser reports streams that were cut.
    reported.length = 0;
  },
);

test('a server without the product says that its links do not work', { tag: '@exhaustive' }, async ({ page }) => {
  const { server, origin } = await listen(createApp());
  await page.goto(`${origin}/__mock?tab=people`);
  await expect(page.getByText(/The product is not served at this address/)).toBeVisible();
  await close(server);
});

test(
  'the console names a proxied server, and the traffic shows contract drift',
  { tag: '@exhaustive' },
  async ({ page }) => {
    const target = await listen(createApp());
    const { server, origin } = await listen(createApp({ proxy: { target: target.origin } }));
    // A body that breaks the contract counts as drift.
    const targetWorld = await createWorld(target.origin, { name: 'default' });
    await targetWorld.force({
      rules: [{ when: { operationId: 'listPlans' }, then: { status: 200, body: { plans: 7 } } }],
    });
    await page.goto(`${origin}/__mock`);
    await expect(connection(page)).toHaveText('Live');
    await expect(page.getByText(`calls of /api go to ${target.origin}`)).toBeVisible();
    await fetch(`${origin}/api/plans`, { headers: await targetWorld.signIn('buyer') });
    await expect(rows(page).first()).toContainText(/\/api\/plans.*Breaks the contract/);
    await close(server);
    await close(target.server);
  },
);

test('a world of an earlier build is named, saved and deleted', { tag: '@exhaustive' }, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'zakupki-earlier-'));
  const first = await serveStored(folder);
  await createWorld(first.origin, { name: 'kept' });
  await stop(first.server);
  const database = new DatabaseSync(join(folder, 'worlds.sqlite'));
  database.exec(`UPDATE worlds SET head = json_set(head, '$.seed', 'another')`);
  database.close();

  const { server, origin } = await serveStored(folder);
  await page.goto(`${origin}/__mock?world=kept`);
  const world = page.getByRole('region', { name: 'World', exact: true });
  await expect(world).toContainText('An earlier build stored this world.');
  await world.getByRole('button', { name: 'Show “kept (earlier 1)”' }).click();
  const earlier = page.getByRole('region', { name: 'Worlds of earlier builds' });
  const saved = page.waitForEvent('download');
  await earlier.getByRole('button', { name: 'Save snapshot of kept (earlier 1)' }).click();
  expect(JSON.parse(await readFile(await (await saved).path(), 'utf8'))).toMatchObject({
    world: 'kept',
    seed: 'another',
  });
  await earlier.getByRole('button', { name: 'Delete kept (earlier 1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete world' }).click();
  await expect(earlier).toBeHidden();
  await expect(world).not.toContainText('An earlier build');
  await stop(server);
  await rm(folder, { recursive: true });
});
