import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createProduct } from '../src/app/product.ts';
import { setLocale } from '../src/i18n/locale.ts';
import { createSession } from '../src/session/session.ts';
import { routerAt } from './memory-router.ts';

afterEach(cleanup);

it.each([
  ['cannot be had', 'Failed to fetch dynamically imported module: /app/assets/a-1.js', 'Part of this page couldn’t'],
  ['is broken', 'x is not a function', 'This page couldn’t be shown.'],
])('a screen whose module %s shows the error page, the first time as well (B9)', async (_what, message, said) => {
  setLocale('en');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The page has already reloaded for it.
  const { pathname } = window.location;
  sessionStorage.setItem('zakupki-reloads', JSON.stringify([[pathname, Date.now()]]));
  const product = createProduct({
    session: createSession(window),
    createRouter: routerAt('/'),
    screens: [{ path: '/', layout: 'default', middleware: [], screen: () => Promise.reject(new TypeError(message)) }],
  });
  render(<App {...product} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  expect(screen.getByText(said, { exact: false })).toBeVisible();
  product.router.dispose();
});
