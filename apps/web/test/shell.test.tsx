import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from './render-screen.tsx';

it('answers an unknown path in the words of the specification (spec §2, §8)', async () => {
  await renderScreen('/nowhere/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  screen.getByText(/^Page not found: \/nowhere/);
  expect(document.querySelector('main img')).toBeNull();
  expect(document.title).toBe('Page Not Found · Zakupki');
});

it('shows the Russian words beside the English ones', async () => {
  await renderScreen('/nowhere', { locale: 'ru' });
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
  screen.getByText(/Page Not Found/);
  screen.getByText('Страница не найдена: /nowhere');
});

it('survives a path that cannot be decoded (B6)', async () => {
  await renderScreen('/%E0%A4%A');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
});

it('answers an unknown path of the product beside the product’s menu', async () => {
  await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  await screen.findByRole('link', { name: /^Access: / });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/app/zakupki/orders');
});

it('switches the language at once and remembers it', async () => {
  const { user } = await renderScreen('/nowhere');
  await user.click(await screen.findByRole('button', { name: /Русский/ }));
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
  expect(document.documentElement.lang).toBe('ru');
  expect(localStorage.getItem('zakupki-language')).toBe('ru');
});

it('opens the palette with Ctrl K, finds an order by its words, and goes there', async () => {
  const { user, at } = await renderScreen('/zakupki/nowhere', { as: 'buyer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('textbox', { name: 'Search or go to a page' }), 'Крепёж');
  await user.click(await screen.findByRole('button', { name: /Крепёж и расходники/ }));
  await waitFor(() => expect(at()).toBe('/zakupki/orders/ord_fasteners'));
});

it('lists the shortcuts on ?', async () => {
  const { user } = await renderScreen('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

it('moves the focus to the heading after a navigation', async () => {
  const { product } = await renderScreen('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await product.router.navigate('/elsewhere');
  await screen.findByText('Page not found: /elsewhere');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
