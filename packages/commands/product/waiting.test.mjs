import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportWaiting } from './waiting.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A step that ends when told to. */
function step() {
  /** @type {PromiseWithResolvers<void>} */
  const { promise, resolve } = Promise.withResolvers();
  return { promise, resolve };
}

it('says every 15 seconds what has not ended', async () => {
  /** @type {string[]} */
  const lines = [];
  const waiting = reportWaiting((line) => lines.push(line));
  const [mock, web] = [step(), step()];
  const mockEnded = waiting.during('the mock API', mock.promise);
  const webEnded = waiting.during('the web app', web.promise);
  vi.advanceTimersByTime(14_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual(['  Waiting for the mock API and the web app (15 s).']);
  mock.resolve();
  await mockEnded;
  vi.advanceTimersByTime(15_000);
  expect(lines.slice(1)).toEqual(['  Waiting for the web app (30 s).']);
  web.resolve();
  await webEnded;
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
});

it('does not report a step that failed', async () => {
  const print = vi.fn();
  const failing = reportWaiting(print).during('the installation', Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  vi.advanceTimersByTime(30_000);
  expect(print).not.toHaveBeenCalled();
});
