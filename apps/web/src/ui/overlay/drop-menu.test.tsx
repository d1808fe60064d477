import { MantineProvider, Menu } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DropMenu } from './drop-menu.tsx';

afterEach(cleanup);

it.each([
  ['an item', () => screen.getByText('Copy')],
  ['the button, before the menu takes it', () => screen.getByRole('button', { name: 'Actions' })],
  ['the page, after a press on a disabled item', () => screen.getByRole('main')],
])('closes on Esc with the focus on %s, and what is around stays open', async (_place, place) => {
  let around = 0;
  render(
    <MantineProvider>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for a panel that Esc closes */}
      <main tabIndex={-1} onKeyDown={() => (around += 1)}>
        <DropMenu button={<button>Actions</button>}>
          <Menu.Item>Copy</Menu.Item>
        </DropMenu>
      </main>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByText('Copy');
  place().focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Copy')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  expect(around).toBe(0);
});
