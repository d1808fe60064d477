import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PopupHost } from './popup-host.tsx';
import { showMessage, showNotification } from './popups.ts';

beforeEach(() => {
  render(
    <MantineProvider>
      <PopupHost />
    </MantineProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  act(() => notifications.clean());
  cleanup();
});

/** Draws something first, so that the lazily loaded part is there, and from then on holds the clock. */
async function started(): Promise<void> {
  showMessage('first');
  await screen.findByText('first');
  act(() => notifications.clean());
  await waitFor(() => expect(screen.queryByText('first')).not.toBeInTheDocument());
  vi.useFakeTimers();
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Longer than it takes to fade. */
const FADE_MS = 400;

it('shows a message sent before its component was loaded', async () => {
  showMessage('Saved');
  expect(await screen.findByText('Saved')).toBeVisible();
});

describe('how long (spec §9)', () => {
  it('a message stays for 3 s', async () => {
    await started();
    act(() => showMessage('Saved'));
    await pass(2_900);
    expect(screen.queryByText('Saved')).toBeVisible();
    await pass(100 + FADE_MS);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('a notification stays for 4.5 s', async () => {
    await started();
    act(() => showNotification({ title: 'Two new bids', tone: 'note' }));
    await pass(4_400);
    expect(screen.queryByText('Two new bids')).toBeVisible();
    await pass(100 + FADE_MS);
    expect(screen.queryByText('Two new bids')).not.toBeInTheDocument();
  });

  it('hovering pauses the timer', async () => {
    await started();
    act(() => showMessage('Saved'));
    await pass(1_000);
    fireEvent.mouseEnter(screen.getByRole('alert'));
    await pass(60_000);
    expect(screen.queryByText('Saved')).toBeVisible();
  });
});

it('equal messages are shown once (C9)', async () => {
  await started();
  act(() => {
    for (let times = 0; times < 10; times += 1) showMessage('Blocked', 'danger');
    showMessage('Something else', 'danger');
  });
  await pass(FADE_MS);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('tags in a text are shown literally (C8)', async () => {
  await started();
  act(() => showMessage('<b>bold</b>'));
  expect(screen.getByText('<b>bold</b>')).toBeVisible();
});

it('a notification’s action runs and closes it', async () => {
  await started();
  const onAct = vi.fn<() => void>();
  act(() => showNotification({ title: 'New build', tone: 'note', action: { label: 'Reload', onAct } }));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await pass(FADE_MS);
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('New build')).not.toBeInTheDocument();
});
