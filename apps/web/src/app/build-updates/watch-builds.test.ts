import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BuildWatchOptions, watchBuilds } from './watch-builds.ts';

const HOUR = 3_600_000;
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function watching(fetchBuild: BuildWatchOptions['fetchBuild'], current: string | null = 'one') {
  const onFound = vi.fn<(build: string) => void>();
  stop = watchBuilds({ current, everyMs: HOUR, onFound, ...(fetchBuild && { fetchBuild }) });
  return { onFound };
}

async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

it('checks every hour, reports another build once, and stops', async () => {
  const fetchBuild = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce('one').mockResolvedValue('two');
  const { onFound } = watching(fetchBuild);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([fetchBuild.mock.calls.length, onFound.mock.calls]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([fetchBuild.mock.calls.length, onFound.mock.calls]).toEqual([2, [['two']]]);
  await vi.advanceTimersByTimeAsync(10 * HOUR);
  await comeBack();
  expect([fetchBuild.mock.calls.length, onFound.mock.calls.length]).toEqual([2, 1]);
});

it('checks when the page becomes visible, at most once a minute', async () => {
  const fetchBuild = vi.fn<() => Promise<string | null>>().mockResolvedValue('one');
  watching(fetchBuild);
  await comeBack();
  expect(fetchBuild).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 61_000);
  await comeBack();
  await comeBack();
  expect(fetchBuild).toHaveBeenCalledOnce();
});

it('does not check a build without a name', async () => {
  const fetchBuild = vi.fn<() => Promise<string | null>>();
  watching(fetchBuild, null);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(fetchBuild).not.toHaveBeenCalled();
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Promise.resolve(Response.json({ build: 'two' }, { status: 503 }))],
  ['a page', () => Promise.resolve(new Response('<html>'))],
  ['something else', () => Promise.resolve(Response.json({ build: 7 }))],
  ['nothing', () => Promise.resolve(Response.json(null))],
])('reports nothing for %s', async (_what, answer) => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(answer);
  vi.stubGlobal('fetch', fetch);
  const { onFound } = watching(undefined);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/app/version.json', expect.objectContaining({ cache: 'no-store' }));
  expect(onFound).not.toHaveBeenCalled();
});
