import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

it.each([
  ['/terms', 'en', 'Terms of use', 'Effective 12 January 2026', 7],
  ['/terms', 'ru', 'Условия использования', 'Действует с 12 января 2026', 7],
  ['/privacy', 'en', 'Privacy policy', 'Effective 12 January 2026', 6],
  ['/privacy', 'ru', 'Политика конфиденциальности', 'Действует с 12 января 2026', 6],
] as const)('%s in “%s” has its title, date, sections and an address for questions', async (...row) => {
  const [path, locale, title, date, sections] = row;
  await renderScreen(path, { locale });
  const text = within(await screen.findByRole('article'));
  expect(text.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toContain(title);
  expect(text.getByText(new RegExp(`^${date}`))).toBeVisible();
  expect(text.getAllByRole('heading', { level: 2 })).toHaveLength(sections);
  expect(text.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
});

it.each([
  ['Terms of use', '/terms'],
  ['Privacy policy', '/privacy'],
])('opens “%s” from the page footer', async (name, path) => {
  const { user, at } = await renderScreen('/login');
  await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  expect(at()).toBe(path);
});
