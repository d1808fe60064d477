import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAhead, loadModule } from './load-module.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Fails like a module whose file is missing, with Vite's event. */
function importMissing(): Promise<never> {
  const error = new TypeError('Failed to fetch dynamically imported module: /app/assets/orders-1.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
  return Promise.reject(error);
}

it('returns the loaded module', async () => {
  expect(await loadModule(() => Promise.resolve({ default: 1 }))).toEqual({ default: 1 });
});

it('rethrows an error inside the module', async () => {
  const leave = vi.fn<(address: string) => void>();
  await expect(loadModule(() => Promise.reject(new Error('broken')), { leave })).rejects.toThrow('broken');
  expect(leave).not.toHaveBeenCalled();
});

it('reloads at the target when the file is missing, once, then shows the error (D4)', async () => {
  const leave = vi.fn<(address: string) => void>();
  const options = { leave, target: () => '/app/zakupki/orders?page=2' };
  void loadModule(importMissing, options);
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/app/zakupki/orders?page=2');
  await expect(loadModule(importMissing, options)).rejects.toThrow('dynamically imported module');
  expect(leave).toHaveBeenCalledOnce();
});

it('reloads when the file was missing ahead of its need, as its styles would be', async () => {
  const leave = vi.fn<(address: string) => void>();
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(importMissing).mockResolvedValue('without styles');
  await loadAhead(load);
  void loadModule(load, { leave, target: () => '/app/zakupki/suppliers' });
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/app/zakupki/suppliers');
});

it('does not reload a page that the reader is leaving', async () => {
  vi.useFakeTimers();
  const leave = vi.fn<(address: string) => void>();
  const load = vi.fn<() => Promise<string>>(importMissing);
  window.dispatchEvent(new Event('beforeunload'));
  const loading = loadModule(load, { leave });
  await vi.advanceTimersByTimeAsync(5000);
  expect(leave).not.toHaveBeenCalled();

  // The reader stays.
  load.mockResolvedValue('module');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('module');
});
