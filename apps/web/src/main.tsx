import './ui/theme/base-styles.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { App } from './app/app.tsx';
import { startBackgroundWork } from './app/background-work.ts';
import { followNavigation } from './ui/loading/load-module.ts';
import { createProduct, addressOf } from './app/product.ts';
import { BASE_PATH, fullPath } from './paths.ts';
import { createSession } from './session/session.ts';

const product = createProduct({ session: createSession(window) });
followNavigation(() => BASE_PATH + fullPath(addressOf(product.router)));

/** How long the frame of index.html stands before readers get the navigation. */
const SLOW_MS = 1_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
afterFirstPage(product.router, () => {
  // Without its stylesheet the page could not be used: the message of early.js stays.
  if ('unstyled' in document.documentElement.dataset) return;
  // In slices, so that presses and scrolling do not wait.
  startTransition(() => createRoot(root).render(<App {...product} />));
});

window.addEventListener('load', () => startBackgroundWork(product));

/** Calls back once the router knows its first page, and without it on a slow connection. */
function afterFirstPage(router: DataRouter, then: () => void): void {
  if (router.state.initialized) return then();
  const finish = () => {
    clearTimeout(timer);
    stop();
    then();
  };
  const stop = router.subscribe(({ initialized }) => initialized && finish());
  const timer = setTimeout(finish, SLOW_MS);
}
