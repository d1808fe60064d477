/** Files on their way to the server: one after another, each with its progress, each to be cancelled or tried again. */
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { AttachmentKind } from '@zakupki/api-client/schema';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { type FileHolder, fileCache, withFilesOf } from './attachment-api.ts';
import { type FileDispatch, uploadAttachment } from '../../http/upload.ts';
import { problemText } from '../../http/problem-message.tsx';
import { fileComplaint, MAX_FILES } from './file-check.ts';

export interface UploadingFile {
  readonly key: number;
  readonly file: File;
  readonly kind: AttachmentKind;
  /** 0 to 1; null while it waits for its turn or was refused */
  readonly share: number | null;
  /** Why it is not attached; called while rendering. */
  readonly failure: (() => string) | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
}

export interface FileUpload {
  readonly files: readonly UploadingFile[];
  /** What was attached last, to be said aloud. */
  readonly attached: string | null;
  readonly add: (files: readonly File[], kind: AttachmentKind) => void;
  /** Stops it, or takes a refused one away. */
  readonly drop: (key: number) => void;
  readonly retry: (key: number) => void;
}

let lastKey = 0;

/**
 * @param present how many files hang there already
 * @param limit MiB of a file; null while it is not known
 */
export function useFileUpload(
  { owner, ownerId, orderId }: FileHolder,
  present: number,
  limit: number | null,
): FileUpload {
  const dispatch = useDispatch<FileDispatch>();
  const [files, setFiles] = useState<readonly UploadingFile[]>([]);
  const [attached, setAttached] = useState<string | null>(null);
  const queue = useRef<UploadingFile[]>([]);
  const running = useRef<{ key: number; abort: AbortController } | null>(null);
  // Whoever leaves the page stops what is being sent from it.
  useEffect(
    () => () => {
      queue.current = [];
      running.current?.abort.abort();
    },
    [],
  );

  function change(key: number, part: Partial<UploadingFile> | null) {
    setFiles((all) => all.flatMap((one) => (one.key !== key ? [one] : part === null ? [] : [{ ...one, ...part }])));
  }

  /** Sends what waits, one after another. */
  async function sendNext(): Promise<void> {
    const next = running.current ? undefined : queue.current.shift();
    if (!next) return;
    const { key, kind, file } = next;
    const abort = new AbortController();
    running.current = { key, abort };
    change(key, { share: 0, failure: null });
    const watch = { signal: abort.signal, onProgress: (share: number) => change(key, { share }) };
    const sent = await dispatch(uploadAttachment({ owner, ownerId, kind, file }, watch));
    running.current = null;
    if (sent.ok) {
      setAttached(file.name);
      change(key, null);
      dispatch(fileCache.invalidateTags([...withFilesOf({ owner, ownerId, orderId })]));
    } else if (sent.error) {
      const { error } = sent;
      change(key, { share: null, failure: () => failureText(error), canRetry: mayPass(error) });
    }
    await sendNext();
  }

  return {
    files,
    attached,
    add(chosen, kind) {
      let room = MAX_FILES - present - files.filter(({ failure }) => failure === null).length;
      const added = chosen.map((file): UploadingFile => {
        lastKey += 1;
        const complaint =
          fileComplaint(file, limit) ?? (room > 0 ? null : () => m.attachments_too_many({ limit: MAX_FILES }));
        if (complaint === null) room -= 1;
        return { key: lastKey, file, kind, share: null, failure: complaint, canRetry: false };
      });
      setFiles([...files, ...added]);
      queue.current.push(...added.filter(({ failure }) => failure === null));
      void sendNext();
    },
    drop(key) {
      queue.current = queue.current.filter((one) => one.key !== key);
      if (running.current?.key === key) running.current.abort.abort();
      change(key, null);
    },
    retry(key) {
      const again = files.find((one) => one.key === key);
      if (!again) return;
      change(key, { share: null, failure: null });
      queue.current.push(again);
      void sendNext();
    },
  };
}

/** The server's own words; of a field, what is wrong with it. */
function failureText(error: ApiError): string {
  const [first] = fieldErrorsOf(error).values();
  return first?.message ?? problemText(error);
}

const PASSING = new Set<unknown>([401, 402, 403, 429, 460]);

/** What is wrong with the file itself stays wrong. */
function mayPass({ status }: ApiError): boolean {
  return status === 'offline' || PASSING.has(status) || (typeof status === 'number' && status >= 500);
}
