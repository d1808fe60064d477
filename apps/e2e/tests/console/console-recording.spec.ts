import { createApp } from '@zakupki/mock-api';
import { createWorld } from '@zakupki/mock-api/test-world';
import { connection, openConsole, rows } from '../../fixtures/console-page.ts';
import { close, listen } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a proxied server is recorded, and its answers are played without it',
  { tag: '@exhaustive' },
  async ({ page }) => {
    const target = await listen(createApp());
    const { server, origin } = await listen(createApp({ proxy: { target: target.origin } }));
    const targetWorld = await createWorld(target.origin, { name: 'default' });
    await page.goto(`${origin}/__mock`);
    await expect(connection(page)).toHaveText('Live');
    const panel = page.getByRole('region', { name: 'Recording' });
    await panel.getByRole('button', { name: 'Record the proxied server' }).click();
    await expect(panel.getByRole('status')).toHaveText(/^Recording: 0 requests/);
    expect((await fetch(`${origin}/api/plans`, { headers: await targetWorld.signIn('buyer') })).status).toBe(200);
    await expect(panel.getByRole('list', { name: 'Recorded requests' })).toContainText('GET /plans → 200');
    await panel.getByRole('button', { name: 'Stop recording' }).click();
    await expect(panel.getByRole('status')).toHaveText('Answers to 1 request are played, after the rules.');

    await close(target.server);
    expect((await fetch(`${origin}/api/plans`)).status).toBe(200);
    await expect(rows(page).first()).toContainText('recording');
    await panel.getByRole('button', { name: 'Delete the recording' }).click();
    await expect(panel.getByRole('status')).toHaveText('No recorded answers.');
    expect((await fetch(`${origin}/api/plans`)).status).toBe(502);
    await close(server);
  },
);

test('traffic is saved as a HAR and played in a world', { tag: '@exhaustive' }, async ({ page, world }) => {
  const headers = await world.signIn('buyer');
  const { title } = (await (await world.api('/orders/ord_uniform', { headers })).json()) as { title: string };
  await openConsole(page, world, 'files');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the traffic as HAR' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${world.name}.har`);

  await page.getByLabel('Snapshot, bug capsule or HAR').setInputFiles(await file.path());
  await expect(page.getByRole('group', { name: /^File/ })).toContainText('Made byZakupki mock');
  await page.getByRole('button', { name: `Load into “${world.name}”` }).click();
  await expect(page.getByRole('alert')).toContainText('Answers to 1 request are played. Left out: 1 about signing in.');
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('GET /orders/ord_uniform → 200');
  const played = await world.api('/orders/ord_uniform');
  expect([played.status, ((await played.json()) as { title: string }).title]).toEqual([200, title]);
});
