import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SidePanel } from './side-panel.tsx';

const close = vi.fn<() => void>();

beforeEach(() => {
  close.mockReset();
  render(
    <MantineProvider>
      <button>Behind</button>
      <SidePanel title="Bid" onClose={close}>
        <button>Inside</button>
      </SidePanel>
      <div role="dialog" aria-label="Reason">
        <button>In another dialog</button>
      </div>
    </MantineProvider>,
  );
});

afterEach(cleanup);

it.each([
  ['inside', 'Inside', 1],
  ['on the page, before the panel has it', 'Behind', 1],
  ['in a dialog opened from here', 'In another dialog', 0],
])('Esc with the focus %s: closes or not', async (_place, name, times) => {
  (await screen.findByRole('button', { name, hidden: true })).focus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(times);
});
