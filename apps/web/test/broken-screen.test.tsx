import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createProduct } from '../src/app/product.ts';
import { setLocale } from '../src/i18n/locale.ts';
import { createSession } from '../src/session/session.ts';
import { routerAt } from './memory-router.ts';

afterEach(cleanup);

it.each([
  ['cannot be loaded', 'Failed to fetch dynamically imported module: /app/assets/a-1.js', 'Part of this page couldn’t'],
  ['throws', 'x is not a function', 'This page couldn’t be shown.'],
])('shows the error page for a screen whose module %s, even at the first load (B9)', async (_what, message, text) => {
  setLocale('en');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The page counts as already reloaded.
  const { pathname } = window.location;
  sessionStorage.setItem('zakupki-reloads', JSON.stringify([[pathname, Date.now()]]));
  const product = createProduct({
    session: createSession(window),
    createRouter: routerAt('/'),
    screens: [{ path: '/', layout: 'default', middleware: [], screen: () => Promise.reject(new TypeError(message)) }],
  });
  render(<App {...product} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  product.router.dispose();
});
