/** The reference of the API, served by the mock. */
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an operation is read, and tried as a person in a world', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.force({ name: 'normal' });
  await page.goto('/__mock/docs');
  await page.getByRole('combobox', { name: 'World' }).click();
  await page.getByRole('option', { name: world.name, exact: true }).click();
  await page.getByRole('combobox', { name: 'Try it as' }).click();
  await page.getByRole('option', { name: 'trial', exact: true }).click();
  // The viewer renders only what is in view.
  await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill('profile');
  const operation = page.locator('#operations-profile-getMe');
  await operation.getByRole('button', { name: /get .me/ }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation).toContainText('trial@demo.test');
});

test(
  'the error catalogue can be searched, and changes start with the latest release',
  { tag: '@exhaustive' },
  async ({ page }) => {
    await page.goto('/__mock/docs');
    await page.getByRole('tab', { name: 'Errors' }).click();
    await page.getByRole('textbox', { name: 'Find' }).fill('publishOrder');
    await expect(page.getByRole('row', { name: /order_not_draft/ })).toContainText('Опубликовать или удалить');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^(\d+\.\d+\.\d+|Added since the last release)$/,
    );
  },
);
