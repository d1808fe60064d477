import { act, cleanup, renderHook } from '@testing-library/react';
import { toApiError } from '@zakupki/api-client/problem';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutosave } from './autosave.ts';
import type { DraftRecord } from './drafts/draft-record.ts';
import type { DraftWriter } from './drafts/draft-writer.ts';
import { useFormDraft } from './drafts/form-draft.ts';

type Note = {
  readonly version: number;
  readonly text: string;
};

type Send = (ifMatch: string, body: string) => Promise<Note>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An editor with one text field; its check refuses texts with "!". */
function editor(send: Send) {
  const initial = { version: 1, text: '' };
  const renders = vi.fn<() => void>();
  const { result } = renderHook(() => {
    renders();
    const form = useForm({ defaultValues: { text: '' } });
    const draft = useFormDraft(form, { key: 'note', person: undefined });
    const saving = useAutosave(form, draft.work, {
      initial,
      check: ({ text }) => new Map(text.includes('!') ? [['text', 'no']] : []),
      bodyOf: ({ text }) => text,
      send,
      staleOf: (error) => (error.status === 412 ? { version: 7, text: 'theirs' } : null),
      onSent: () => {},
      onRefused: () => {},
    });
    return { form, work: draft.work, saving };
  });
  const type = (text: string) => act(() => result.current.form.setValue('text', text, { shouldDirty: true }));
  const pause = () => act(() => vi.advanceTimersByTimeAsync(2_500));
  return { result, type, pause, renders };
}

const mockSend = () =>
  vi.fn<Send>((ifMatch, text) => Promise.resolve({ version: Number(ifMatch.slice(1, -1)) + 1, text }));
const stale = toApiError(412, null);

test('renders the editor at the first keys only: a long form would be slow to type in', () => {
  const { type, renders } = editor(mockSend());
  // At the second key React renders once more to find the same state.
  for (const text of ['a', 'ab']) type(text);
  const before = renders.mock.calls.length;
  for (const text of ['abc', 'abcd', 'abcde']) type(text);
  expect(renders).toHaveBeenCalledTimes(before);
});

test('saves when typing pauses, each time based on the previous version', async () => {
  const send = mockSend();
  const { result, type, pause } = editor(send);
  type('a');
  type('ab');
  expect(result.current.saving.state.kind).toBe('unsaved');
  await pause();
  type('abc');
  await pause();
  expect(send.mock.calls).toEqual([
    ['"1"', 'ab'],
    ['"2"', 'abc'],
  ]);
  expect(result.current.saving.state.kind).toBe('saved');
  expect(result.current.work.isDirty).toBe(false);
});

test('sends the initial text again when another text was saved in between', async () => {
  const send = mockSend();
  const { result, type, pause } = editor(send);
  type('a');
  await pause();
  type('');
  expect(result.current.work.isDirty).toBe(true);
  await pause();
  expect(send.mock.lastCall).toEqual(['"2"', '']);
});

test('sends nothing when the saved text is restored', async () => {
  const send = mockSend();
  const { type, pause } = editor(send);
  type('a');
  type('');
  await pause();
  expect(send).not.toHaveBeenCalled();
});

test('does not send invalid input, and reports it', async () => {
  const send = mockSend();
  const { result, type, pause } = editor(send);
  type('a!');
  await pause();
  expect(send).not.toHaveBeenCalled();
  expect(result.current.saving.state).toMatchObject({ kind: 'failed' });
});

test('saves values restored from the browser based on their original version', async () => {
  const send = mockSend();
  const { result, pause } = editor(send);
  const writer: DraftWriter = {
    name: 'note',
    load: () => Promise.resolve(null),
    schedule: () => {},
    discard: () => Promise.resolve(),
    close: () => {},
  };
  const record: DraftRecord = { form: 'note', person: 'usr_buyer', savedAt: 0, basis: '"3"', value: 'restored' };
  act(() =>
    result.current.work.start(writer, record, () =>
      result.current.form.reset({ text: 'restored' }, { keepDefaultValues: true }),
    ),
  );
  await pause();
  expect(send.mock.calls).toEqual([['"3"', 'restored']]);
  expect(result.current.work.restored).toBeNull();
});

test('stops saving after another user’s change until the conflict is resolved', async () => {
  const send = mockSend();
  send.mockRejectedValueOnce(stale);
  const { result, type, pause } = editor(send);
  type('mine');
  await pause();
  expect(result.current.saving.theirs).toEqual({ version: 7, text: 'theirs' });
  type('mine too');
  await pause();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    result.current.saving.resolveStale('mine');
    await result.current.saving.save();
  });
  expect(send.mock.lastCall).toEqual(['"7"', 'mine too']);
  expect(result.current.saving.theirs).toBeNull();
});

test('counts the other version as saved once it is taken over', async () => {
  const send = mockSend();
  send.mockRejectedValueOnce(stale);
  const { result, type, pause } = editor(send);
  type('mine');
  await pause();
  await act(async () => {
    result.current.form.reset({ text: 'theirs' });
    result.current.saving.resolveStale('theirs');
    await result.current.saving.save();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('runs concurrent saves one after the other', async () => {
  const send = mockSend();
  const { result, type } = editor(send);
  type('a');
  await act(async () => {
    await Promise.all([result.current.saving.save(), result.current.saving.save()]);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('retries when the connection returns', async () => {
  const send = mockSend();
  send.mockRejectedValueOnce({ status: 'offline', data: null });
  const { result, type, pause } = editor(send);
  type('a');
  await pause();
  expect(result.current.saving).toMatchObject({ state: { kind: 'failed' } });
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current.saving.state.kind).toBe('saved');
});

test('retries with growing delays while the server fails', async () => {
  const send = vi.fn<Send>().mockRejectedValue(toApiError(500, null));
  const { result, type, pause } = editor(send);
  type('a');
  await pause();
  expect(result.current.saving.state).toMatchObject({ kind: 'failed', why: 'refused' });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  await wait(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockResolvedValue({ version: 2, text: 'a' });
  await wait(5_000);
  expect(result.current.saving.state.kind).toBe('saved');
  await wait(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('does not retry after a refusal', async () => {
  const send = vi.fn<Send>().mockRejectedValue(toApiError(422, null));
  const { type, pause } = editor(send);
  type('a');
  await pause();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(send).toHaveBeenCalledTimes(1);
});
