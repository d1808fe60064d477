import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { useFormDraft } from './form-draft.ts';

afterEach(cleanup);

const DEFAULTS = { title: '', lines: [{ name: '' }] };
let forms = 0;
/** A separate form for each test, because the database outlives them. */
const newForm = () => `form-${(forms += 1)}`;

function renderForm(key: string, person: string | undefined, store: DraftStore = createDraftStore()) {
  return renderHook(
    (props: { person: string | undefined }) => {
      const form = useForm({ defaultValues: DEFAULTS });
      return { form, draft: useFormDraft(form, { key, person: props.person, store }) };
    },
    { initialProps: { person } },
  );
}

type Rendered = ReturnType<typeof renderForm>;
const ready = ({ result }: Rendered) => waitFor(() => expect(result.current.draft.isReady).toBe(true));
const type = ({ result }: Rendered, title: string) =>
  act(() => result.current.form.setValue('title', title, { shouldDirty: true }));

it('restores input and reports when it was typed', async () => {
  const key = newForm();
  const first = renderForm(key, 'usr_buyer');
  await ready(first);
  type(first, 'Болты');
  first.unmount();
  const second = renderForm(key, 'usr_buyer');
  await ready(second);
  expect(second.result.current.form.getValues()).toEqual({ title: 'Болты', lines: [{ name: '' }] });
  expect(second.result.current.draft.restoredAt).toBeGreaterThan(Date.now() - 10_000);
});

it('writes within 300 ms of the first keystroke, even during typing', async () => {
  const store = createDraftStore();
  const save = vi.spyOn(store, 'save');
  const rendered = renderForm(newForm(), 'usr_buyer', store);
  await ready(rendered);
  vi.useFakeTimers();
  for (const title of ['Б', 'Бо', 'Бол', 'Болт']) {
    type(rendered, title);
    vi.advanceTimersByTime(75);
  }
  expect(save).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('writes at once when the page is left', async () => {
  const store = createDraftStore();
  const save = vi.spyOn(store, 'saveAtOnce');
  const rendered = renderForm(newForm(), 'usr_buyer', store);
  await ready(rendered);
  type(rendered, 'Болты');
  expect(save).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ person: 'usr_buyer' }));
});

it('restores nothing for another user', async () => {
  const key = newForm();
  const first = renderForm(key, 'usr_buyer');
  await ready(first);
  type(first, 'Болты');
  first.unmount();
  const other = renderForm(key, 'usr_other');
  await ready(other);
  expect(other.result.current.form.getValues('title')).toBe('');
  expect(other.result.current.draft.restoredAt).toBeNull();
});

it('clears the form when another user signs in, and keeps the draft for its owner', async () => {
  const key = newForm();
  const rendered = renderForm(key, 'usr_buyer');
  await ready(rendered);
  type(rendered, 'Болты');
  rendered.rerender({ person: 'usr_other' });
  await ready(rendered);
  expect(rendered.result.current.form.getValues('title')).toBe('');
  rendered.rerender({ person: 'usr_buyer' });
  await waitFor(() => expect(rendered.result.current.form.getValues('title')).toBe('Болты'));
});

it('does nothing while the user is unknown', () => {
  const store = createDraftStore();
  const [load, save] = [vi.spyOn(store, 'load'), vi.spyOn(store, 'save')];
  const rendered = renderForm(newForm(), undefined, store);
  type(rendered, 'Болты');
  rendered.unmount();
  expect(load).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

it('deletes a draft that the server has saved', async () => {
  const key = newForm();
  const first = renderForm(key, 'usr_buyer');
  await ready(first);
  type(first, 'Болты');
  act(() => first.result.current.draft.work.markSaved());
  first.unmount();
  const second = renderForm(key, 'usr_buyer');
  await ready(second);
  expect(second.result.current.form.getValues('title')).toBe('');
});

it('restores the initial form on discard', async () => {
  const key = newForm();
  const first = renderForm(key, 'usr_buyer');
  await ready(first);
  type(first, 'Болты');
  first.unmount();
  const second = renderForm(key, 'usr_buyer');
  await ready(second);
  act(() => second.result.current.draft.discard());
  expect(second.result.current.form.getValues('title')).toBe('');
  expect(second.result.current.draft.restoredAt).toBeNull();
});

it.each([['text'], [null], [['a']], [42]])('ignores a draft that holds %j', async (value) => {
  const key = newForm();
  const store = createDraftStore();
  await store.save({ form: key, person: 'usr_buyer', savedAt: Date.now(), basis: null, value });
  const rendered = renderForm(key, 'usr_buyer', store);
  await ready(rendered);
  expect(rendered.result.current.form.getValues()).toEqual(DEFAULTS);
});
