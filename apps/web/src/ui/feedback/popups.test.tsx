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
  vi.restoreAllMocks();
  act(() => notifications.clean());
  cleanup();
});

/** Shows a message, so that the lazily loaded component is ready, then fakes the timers. */
async function start(): Promise<void> {
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

describe('duration (spec §9)', () => {
  it('is 3 s for a message', async () => {
    await start();
    act(() => showMessage('Saved'));
    await pass(2_900);
    expect(screen.queryByText('Saved')).toBeVisible();
    await pass(100 + FADE_MS);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('is 4.5 s for a notification', async () => {
    await start();
    act(() => showNotification({ title: 'Two new bids', tone: 'note' }));
    await pass(4_400);
    expect(screen.queryByText('Two new bids')).toBeVisible();
    await pass(100 + FADE_MS);
    expect(screen.queryByText('Two new bids')).not.toBeInTheDocument();
  });

  it('is extended while the pointer hovers', async () => {
    await start();
    act(() => showMessage('Saved'));
    await pass(1_000);
    fireEvent.mouseEnter(screen.getByRole('alert'));
    await pass(60_000);
    expect(screen.queryByText('Saved')).toBeVisible();
  });
});

it('closes by itself where a finger tapped', async () => {
  await start();
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(media(query), { matches: query === '(hover: none)' }),
  );
  act(() => showMessage('Saved'));
  await pass(1_000);
  fireEvent.mouseEnter(screen.getByRole('alert'));
  await pass(2_100 + FADE_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('shows equal messages once (C9)', async () => {
  await start();
  act(() => {
    for (let times = 0; times < 10; times += 1) showMessage('Blocked', 'danger');
    showMessage('Something else', 'danger');
  });
  await pass(FADE_MS);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('shows tags in a text literally (C8)', async () => {
  await start();
  act(() => showMessage('<b>bold</b>'));
  expect(screen.getByText('<b>bold</b>')).toBeVisible();
});

it('keeps the text of a notification apart from its button', async () => {
  await start();
  act(() => showNotification({ title: 'New', text: 'Bid', tone: 'note', action: { label: 'Open', onAct: () => {} } }));
  expect(screen.getByText('Bid')).not.toContainElement(screen.getByRole('button', { name: 'Open' }));
});

it('runs a notification’s action and closes it', async () => {
  await start();
  const onAct = vi.fn<() => void>();
  act(() => showNotification({ title: 'New build', tone: 'note', action: { label: 'Reload', onAct } }));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await pass(FADE_MS);
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('New build')).not.toBeInTheDocument();
});
