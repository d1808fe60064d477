/** Uploads files one after another, with progress, cancellation and retry. */
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { AttachmentUpload } from '@zakupki/api-client/schema';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { type FileHolder, fileCache, attachmentTags } from './attachment-api.ts';
import { type FileDispatch, uploadAttachment } from '../../http/files/upload.ts';
import { isRetryable, problemText } from '../../http/error-statuses.ts';
import { fileProblem, MAX_FILES } from './file-check.ts';

export type FileDetails = Pick<AttachmentUpload, 'kind' | 'title' | 'expiresOn'>;

export type UploadingFile = {
  readonly key: number;
  readonly file: File;
  readonly details: FileDetails;
  /** The same for every retry of this upload. */
  readonly idempotencyKey: string;
  /** 0 to 1; null while waiting or refused. */
  readonly share: number | null;
  /** A function so that it follows the language. */
  readonly failure: (() => string) | null;
  readonly canRetry: boolean;
};

type FileUpload = {
  readonly files: readonly UploadingFile[];
  /** The last uploaded file, for screen readers. */
  readonly attached: string | null;
  readonly add: (files: readonly File[], details: FileDetails) => void;
  /** Cancels an upload, or removes a refused one from the list. */
  readonly remove: (key: number) => void;
  readonly retry: (key: number) => void;
};

let lastKey = 0;

function createUpload(file: File, details: FileDetails, failure: UploadingFile['failure']): UploadingFile {
  lastKey += 1;
  return { key: lastKey, file, details, idempotencyKey: crypto.randomUUID(), share: null, failure, canRetry: false };
}

/**
 * @param attachedCount number of files already attached
 * @param limit MiB of a file; null while unknown
 */
export function useFileUpload(
  { owner, ownerId, orderId }: FileHolder,
  attachedCount: number,
  limit: number | null,
): FileUpload {
  const dispatch = useDispatch<FileDispatch>();
  const [files, setFiles] = useState<readonly UploadingFile[]>([]);
  const [attached, setAttached] = useState<string | null>(null);
  const queue = useRef<UploadingFile[]>([]);
  const running = useRef<{ key: number; abort: AbortController } | null>(null);
  // Leaving the page cancels its uploads.
  useEffect(
    () => () => {
      queue.current = [];
      running.current?.abort.abort();
    },
    [],
  );

  function change(key: number, part: Partial<UploadingFile> | null) {
    setFiles((uploads) =>
      uploads.flatMap((upload) => (upload.key !== key ? [upload] : part === null ? [] : [{ ...upload, ...part }])),
    );
  }

  async function sendNext(): Promise<void> {
    const next = running.current ? undefined : queue.current.shift();
    if (!next) return;
    const { key, details, file, idempotencyKey } = next;
    const abort = new AbortController();
    running.current = { key, abort };
    change(key, { share: 0, failure: null });
    const watch = { signal: abort.signal, onProgress: (share: number) => change(key, { share }) };
    const sent = await dispatch(uploadAttachment({ owner, ownerId, ...details, file }, idempotencyKey, watch));
    running.current = null;
    if (sent.ok) {
      setAttached(file.name);
      change(key, null);
      dispatch(fileCache.invalidateTags([...attachmentTags({ owner, ownerId, orderId })]));
    } else if (sent.error) {
      const { error } = sent;
      change(key, { share: null, failure: () => failureText(error), canRetry: isRetryable(error) });
    }
    await sendNext();
  }

  return {
    files,
    attached,
    add(chosen, details) {
      let room = MAX_FILES - attachedCount - files.filter(({ failure }) => failure === null).length;
      const added = chosen.map((file) => {
        const problem =
          fileProblem(file, limit) ?? (room > 0 ? null : () => m.attachments_too_many({ limit: MAX_FILES }));
        if (problem === null) room -= 1;
        return createUpload(file, details, problem);
      });
      setFiles([...files, ...added]);
      queue.current.push(...added.filter(({ failure }) => failure === null));
      void sendNext();
    },
    remove(key) {
      queue.current = queue.current.filter((one) => one.key !== key);
      if (running.current?.key === key) running.current.abort.abort();
      change(key, null);
    },
    retry(key) {
      const upload = files.find((one) => one.key === key);
      if (!upload) return;
      change(key, { share: null, failure: null });
      queue.current.push(upload);
      void sendNext();
    },
  };
}

/** The server's message; for a field error, the field's. */
function failureText(error: ApiError): string {
  const [first] = fieldErrorsOf(error).values();
  return first?.message ?? problemText(error);
}
