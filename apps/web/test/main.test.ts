/** Starts the application as index.html does. A build hides mistakes in the order of its modules' lines. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE_PATH, paths } from '../src/paths.ts';

it('replaces the frame of the document by the first page', async () => {
  window.history.replaceState(null, '', BASE_PATH + paths.login());
  document.body.innerHTML = '<div id="root"><p>the frame</p></div>';
  await import('../src/main.tsx');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('the frame')).toBeNull();
  // Pages are rendered in slices: the window must not go before the last one.
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain('Immediate');
});
