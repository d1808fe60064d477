/** Entry links, as docs/qa.md describes them. */
import { readFileSync } from 'node:fs';
import { arrivesAt } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const GUIDE = readFileSync(new URL('../../../../docs/qa.md', import.meta.url), 'utf8');
const [, CLOCK = ''] = GUIDE.split('## Advance the clock');

test('the walk of the guide to an ended trial meets the 402 when the draft is published', async ({ page, world }) => {
  const [, to = ''] = /\/__mock\/enter\?\S*&as=trial&to=(\S+)>/.exec(CLOCK) ?? [];
  const [, duration = ''] = /"advance":"(\w+)"/.exec(CLOCK) ?? [];
  await world.advance(duration);
  await world.enter(page, 'trial', to);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trial has ended' })).toBeVisible();
  const [refused] = await world.waitFor('publishOrder');
  expect(refused?.status).toBe(402);
  expect(refused?.reason).toMatch(/^rule access\.trial: ended/);
});

test('a link with `switch` replaces the session of another user without a question', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders');
  await page.goto(world.enterUrl('trial', '/zakupki/orders'));
  await expect(page.getByRole('heading', { level: 1, name: /^Continue as/ })).toBeVisible();
  await page.goto(`${world.enterUrl('empty', '/zakupki/orders')}&switch=1`);
  await arrivesAt(page, '/zakupki/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect.poll(async () => (await world.requests())[0]?.personId).toBe('usr_empty');
});
