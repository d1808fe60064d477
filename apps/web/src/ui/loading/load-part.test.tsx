import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, loadTool } from './load-part.tsx';
import { drawPopups, type Popup } from '../feedback/popups.ts';
import { followNavigation } from './load-module.ts';
import { markDirty, clearDirty } from '../../browser/unsaved-changes.ts';

const TYPED = 'order:new';

beforeEach(() => {
  sessionStorage.clear();
  // Discards popups that tests of other files left in the queue.
  drawPopups(() => {})();
  // React logs errors that it passes to the boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  clearDirty(TYPED);
});

/** An import that fails `times` times as if the file was missing, then succeeds. */
function importFailing(times = Infinity) {
  let failuresLeft = times;
  return async () => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new TypeError('Failed to fetch dynamically imported module: /app/assets/part-1.js');
    return { default: () => <p>The part</p> };
  };
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Error page</p> : this.props.children;
  }
}

function draw(load: ReturnType<typeof importFailing>) {
  const Part = loadPart(load);
  render(
    <Boundary>
      <p>The rest</p>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  );
}

it('renders the loaded component', async () => {
  draw(importFailing(0));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('shows the error page when the page was already reloaded', async () => {
  followNavigation(() => '/app/zakupki');
  sessionStorage.setItem('zakupki-reloads', JSON.stringify([['/app/zakupki', Date.now()]]));
  draw(importFailing());
  expect(await screen.findByText('Error page')).toBeVisible();
});

it('does not reload with unsaved input, and offers a retry', async () => {
  markDirty(TYPED);
  draw(importFailing(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('Part of this page couldn’t be loaded.');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('zakupki-reloads')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('offers to reload the page when a retry failed too', async () => {
  markDirty(TYPED);
  draw(importFailing(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('reports a missing tool and returns null', async () => {
  const popups: Popup[] = [];
  const stop = drawPopups((popup) => popups.push(popup));
  markDirty(TYPED);
  expect(await loadTool(importFailing())).toBeNull();
  expect(popups).toMatchObject([{ text: 'Part of this page couldn’t be loaded.', tone: 'danger' }]);
  stop();
});
