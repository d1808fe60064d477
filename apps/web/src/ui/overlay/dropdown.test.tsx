import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Dropdown } from './dropdown.tsx';

afterEach(cleanup);

beforeEach(() => {
  render(
    // As on a page: a press on words focuses the nearest element that takes the focus.
    <main tabIndex={-1}>
      <Dropdown label="Settings" button={(trigger) => <button {...trigger}>Open</button>}>
        <label>
          <input type="checkbox" /> Dense
        </label>
        <a href="#orders">Orders</a>
      </Dropdown>
      <button>Beside</button>
    </main>,
  );
});

const panel = () => screen.queryByRole('dialog', { name: 'Settings' });

it('opens with its button and moves the focus inside', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(panel()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('names its panel while there is one', async () => {
  const opener = screen.getByRole('button', { name: 'Open' });
  expect(opener).not.toHaveAttribute('aria-controls');
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-controls', panel()?.id);
});

it.each([
  ['inside', () => {}],
  ['on the page', () => act(() => screen.getByRole('checkbox').blur())],
])('closes on Esc with the focus %s, and returns it', async (_where, moveFocus) => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  moveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it.each([
  ['a second click on its button', () => userEvent.click(screen.getByRole('button', { name: 'Open' }))],
  ['a click outside', () => userEvent.click(screen.getByRole('button', { name: 'Beside' }))],
  ['a click on a link inside', () => userEvent.click(screen.getByRole('link', { name: 'Orders' }))],
  ['loss of focus', () => userEvent.tab().then(() => userEvent.tab())],
])('closes on %s', async (_what, act) => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await act();
  expect(panel()).toBeNull();
});

it.each([
  ['box', () => screen.getByRole('checkbox')],
  ['words', () => screen.getByText('Dense')],
])('stays open while an option is toggled by its %s', async (_where, target) => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(target());
  expect(panel()).not.toBeNull();
  expect(screen.getByRole('checkbox')).toBeChecked();
});
