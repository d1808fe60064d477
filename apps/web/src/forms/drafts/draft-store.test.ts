import { describe, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { DraftRecord } from './draft-record.ts';

function record(over: Partial<DraftRecord> = {}): DraftRecord {
  return {
    form: 'order:new',
    person: 'usr_buyer',
    savedAt: Date.now(),
    basis: null,
    value: { title: 'Болты' },
    ...over,
  };
}

describe('the browser’s database', () => {
  it('restores a draft after the page is closed', async () => {
    await createDraftStore().save(record());
    expect(await createDraftStore().load({ form: 'order:new', person: 'usr_buyer' })).toMatchObject({
      value: { title: 'Болты' },
    });
  });

  it('does not restore a draft for another user or form', async () => {
    const store = createDraftStore();
    await store.save(record());
    expect(await store.load({ form: 'order:new', person: 'usr_other' })).toBeNull();
    expect(await store.load({ form: 'order:ord_1', person: 'usr_buyer' })).toBeNull();
  });

  it('keeps only the last record of a form', async () => {
    const store = createDraftStore();
    await store.save(record());
    await store.save(record({ value: { title: 'Гайки' } }));
    expect((await store.load(record()))?.value).toEqual({ title: 'Гайки' });
  });

  it('deletes a discarded draft', async () => {
    const store = createDraftStore();
    await store.save(record());
    await store.discard(record());
    expect(await store.load(record())).toBeNull();
  });

  it('deletes drafts unused for three months', async () => {
    const store = createDraftStore();
    await store.save(record({ form: 'old', savedAt: Date.now() - 91 * 86_400_000 }));
    await store.save(record({ form: 'young', savedAt: Date.now() - 89 * 86_400_000 }));
    const later = createDraftStore();
    expect(await later.load(record({ form: 'old' }))).toBeNull();
    expect(await later.load(record({ form: 'young' }))).not.toBeNull();
  });
});

describe('a page that is being left', () => {
  /** Leaves the page before a change of the database completes. */
  function leaveDuring(change: (store: DraftStore) => Promise<void>) {
    vi.stubGlobal('indexedDB', { open: () => ({ addEventListener() {} }) });
    void change(createDraftStore());
    vi.unstubAllGlobals();
  }

  const leave = (draft: DraftRecord) => leaveDuring((store) => store.saveAtOnce(draft));

  it('backs up the last input', async () => {
    const key = { form: 'left', person: 'usr_buyer' };
    await createDraftStore().save(record({ ...key, savedAt: Date.now() - 1_000, value: { title: 'Бол' } }));
    leave(record(key));
    expect((await createDraftStore().load(key))?.value).toEqual({ title: 'Болты' });
    expect((await createDraftStore().load(key))?.value).toEqual({ title: 'Болты' });
    expect(localStorage).toHaveLength(0);
  });

  it('does not restore discarded or older input', async () => {
    const key = { form: 'left-twice', person: 'usr_buyer' };
    leave(record({ ...key, savedAt: Date.now() - 1_000, value: { title: 'Бол' } }));
    const store = createDraftStore();
    await store.save(record(key));
    expect((await store.load(key))?.value).toEqual({ title: 'Болты' });
    leave(record(key));
    await store.discard(key);
    expect(await store.load(key)).toBeNull();
  });

  it('does not restore a draft whose deletion has not ended', async () => {
    const key = { form: 'left-discarded', person: 'usr_buyer' };
    await createDraftStore().save(record(key));
    leaveDuring((store) => store.discard(key));
    expect(await createDraftStore().list('usr_buyer')).not.toContainEqual(key);
    expect(await createDraftStore().load(key)).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(await createDraftStore().load(key)).toBeNull();
  });

  it('restores what was typed after a draft was discarded', async () => {
    const key = { form: 'left-typed-again', person: 'usr_buyer' };
    leaveDuring((store) => store.discard(key));
    await createDraftStore().save(record({ ...key, savedAt: Date.now() + 250 }));
    expect((await createDraftStore().load(key))?.value).toEqual({ title: 'Болты' });
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser without a database', () => {
  it('keeps drafts until the page is closed, and reports that', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const store = createDraftStore();
    await store.save(record());
    expect(await store.load(record())).toMatchObject({ value: { title: 'Болты' } });
    expect(store.isPersistent).toBe(false);
    await store.discard(record());
    expect(await store.load(record())).toBeNull();
  });
});
