import { afterEach, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { createDraftWriter, type DraftWriter } from './draft-writer.ts';

const KEY = { form: 'order:new', person: 'usr_buyer' };

let writer: DraftWriter;

afterEach(async () => {
  writer.close();
  await createDraftStore().discard(KEY);
});

/** Writes a draft to a database that never ends the write. */
function writeSlowly() {
  vi.useFakeTimers();
  const store = createDraftStore();
  writer = createDraftWriter(KEY, { ...store, save: () => new Promise<void>(() => {}) }, () => ({
    value: { title: 'Болты' },
    basis: null,
  }));
  writer.schedule();
  vi.advanceTimersByTime(250);
  vi.useRealTimers();
}

it('backs up a draft whose write has not ended when the page is left', async () => {
  writeSlowly();
  window.dispatchEvent(new Event('pagehide'));
  expect((await createDraftStore().load(KEY))?.value).toEqual({ title: 'Болты' });
});

it('does not back up a draft that was discarded while it was written', async () => {
  writeSlowly();
  await writer.discard();
  window.dispatchEvent(new Event('pagehide'));
  expect(await createDraftStore().load(KEY)).toBeNull();
});
