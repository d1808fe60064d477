import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../src/http/api.ts';
import { answered, renderScreen } from './render-screen.tsx';

it('shows the specified text for an unknown path (spec §2, §8; B5)', async () => {
  await renderScreen('/nowhere/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText(/^Page not found: \/nowhere/)).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
  expect(document.title).toBe('Page Not Found · Zakupki');
});

it('shows the page only in the reader’s language', async () => {
  await renderScreen('/nowhere', { locale: 'ru' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  expect(screen.queryByText(/Page Not Found/)).toBeNull();
  expect(screen.getByText('Страница не найдена: /nowhere')).toBeVisible();
});

it('handles a path that cannot be decoded (B6)', async () => {
  await renderScreen('/%E0%A4%A');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

it('shows the menu beside the error for an unknown path of the product', async () => {
  await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Access: / })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/app/zakupki/orders');
});

it('switches the language at once and saves it', async () => {
  const { user } = await renderScreen('/nowhere');
  await user.click(await screen.findByRole('button', { name: /Русский/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
  expect(localStorage.getItem('zakupki-language')).toBe('ru');
});

it('opens the palette with Ctrl K, finds an order by its title, and opens it', async () => {
  const { user, at } = await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  // The keys do not wait for the list to load.
  await user.keyboard('{Control>}k{/Control}Крепёж{Enter}');
  expect(screen.getByRole('combobox', { name: 'Search or go to a page' })).toHaveValue('Крепёж');
  await waitFor(() => expect(at()).toBe('/zakupki/orders/ord_fasteners'));
});

it('selects the first row of the palette, moves with the arrow keys, and reports when nothing is found', async () => {
  const { user } = await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /^Home/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Orders/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('qqqq');
  expect(await screen.findByText('Nothing found for “qqqq”. Try another word.')).toBeVisible();
});

it('opens pages with single keys, but not during typing or when they are turned off', async () => {
  const { user, at } = await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await user.keyboard('go');
  const search = await screen.findByLabelText('Search orders');
  expect(at()).toBe('/zakupki/orders');
  await user.keyboard('/c');
  expect(search).toHaveValue('c');
  await user.clear(search);
  search.blur();
  await user.keyboard('?');
  await user.click(await screen.findByLabelText('Use shortcuts of a single letter or character'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('c');
  expect(at()).toBe('/zakupki/orders');
});

it('lists the shortcuts on ?', async () => {
  const { user } = await renderScreen('/nowhere');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('moves the focus to the heading after a navigation', async () => {
  const { product } = await renderScreen('/nowhere');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await product.router.navigate('/elsewhere');
  expect(await screen.findByText('Page not found: /elsewhere')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('redirects to login on a 401 without further requests', async () => {
  const { product, mock, at } = await renderScreen('/zakupki/orders?status=draft', { as: 'buyer' });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await screen.findByRole('link', { name: /^Access: / });
  await answered(product);
  await mock.scenario('unauthorized');
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  product.store.dispatch(api.util.invalidateTags(['Me', 'Orders']));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await waitFor(() => expect(product.store.getState().api.queries).toEqual({}));
  expect(at()).toBe('/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft');
  const requests = fetchSpy.mock.calls.map(([input]) => input as Request);
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.filter(({ headers }) => !headers.has('Authorization')).map(({ url }) => url)).toEqual([]);
});
