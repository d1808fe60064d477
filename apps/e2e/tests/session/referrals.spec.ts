import type { ReferredUserPage, ReferrerPage } from '@zakupki/api-client/schema';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

async function asAdmin<T>(world: World, path: string): Promise<T> {
  return (await (await world.api(path, { headers: await world.signIn('admin') })).json()) as T;
}

test(
  'a newcomer who returns by another link belongs to the first referrer',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await page.goto('/app/?ref=partner-one');
    await page.getByRole('region', { name: 'Next webinar' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/app\/webinar\?id=wbn_conflicts&ref=partner-one$/);
    await page.goto('about:blank');
    await page.clock.fastForward(10 * 86_400_000);
    await page.goto('/app/?ref=coupons-24');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText('Школа закупок «Старт» invited you')).toBeVisible();

    await page.getByLabel('E-mail', { exact: true }).fill('vera@example.test');
    await page.getByLabel('Password', { exact: true }).fill('sorok-vosem-popugaev');
    await page.getByLabel(/^I accept the terms/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await page.goto(await world.link('verify', 'vera@example.test'));
    await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmed' })).toBeVisible();

    const { data } = await asAdmin<ReferrerPage>(world, '/admin/referrers?q=partner-one');
    const referredUsers = await asAdmin<ReferredUserPage>(world, `/admin/referrers/${data[0]?.id}/users?perPage=100`);
    expect(referredUsers.data.map(({ email }) => email)).toContain('vera@example.test');
  },
);
