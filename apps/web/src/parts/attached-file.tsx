import { ActionIcon } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Attachment } from '@zakupki/api-client/schema';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { type FileHolder, fileCache, useDeleteAttachmentMutation, withFilesOf } from '../api/attachment-api.ts';
import { useDialogAction } from '../api/dialog-action.ts';
import { downloadAttachment, type FileDispatch } from '../api/file-calls.ts';
import { ProblemMessage, problemText } from '../api/problem-message.tsx';
import { formatSize } from '../format/sizes.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { saveFile } from '../ui/save-file.ts';
import styles from './attachments.module.css';
import { FileSign } from './file-sign.tsx';
import { KIND_WORDS } from './file-kinds.ts';

export interface AttachedFileProps {
  readonly file: Attachment;
  readonly holder: FileHolder;
}

/** A file that is there: what it is, to be saved and deleted. */
export function AttachedFile({ file, holder }: AttachedFileProps) {
  const { id, fileName, mediaType, size, kind, uploadedAt, uploadedBy } = file;
  const dispatch = useDispatch<FileDispatch>();
  const [state, setState] = useState<'idle' | 'saving' | 'deleting'>('idle');
  const [problem, setProblem] = useState<ApiError>();

  async function save() {
    setState('saving');
    setProblem(undefined);
    const answer = await dispatch(downloadAttachment(id));
    setState('idle');
    if (answer.ok) saveFile(answer.result, fileName);
    else setProblem(answer.error ?? undefined);
  }

  return (
    <li className={styles['file']}>
      <FileSign mediaType={mediaType} />
      <div className={styles['about']}>
        <span className={styles['name']}>{fileName}</span>
        <span className={styles['facts']}>
          {KIND_WORDS[kind]()} · {formatSize(size)} · <Moment iso={uploadedAt} /> · {uploadedBy.name}
        </span>
        {problem && (
          <span role="alert" className={styles['failure']}>
            {problemText(problem)}
          </span>
        )}
      </div>
      <div className={styles['acts']}>
        <ActionIcon
          variant="subtle"
          size="lg"
          loading={state === 'saving'}
          aria-label={m.attachments_download({ name: fileName })}
          title={m.attachments_download({ name: fileName })}
          onClick={() => void save()}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size="lg"
          color="danger"
          aria-label={m.attachments_delete({ name: fileName })}
          title={m.attachments_delete({ name: fileName })}
          onClick={() => setState('deleting')}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {state === 'deleting' && <DeleteDialog file={file} holder={holder} onClose={() => setState('idle')} />}
    </li>
  );
}

function DeleteDialog({ file, holder, onClose }: AttachedFileProps & { onClose: () => void }) {
  const dispatch = useDispatch();
  const [remove] = useDeleteAttachmentMutation();
  const { error, run } = useDialogAction(onClose);

  async function erase() {
    await remove({ id: file.id }).unwrap();
    dispatch(fileCache.invalidateTags([...withFilesOf(holder)]));
  }

  return (
    <ConfirmDialog
      title={m.attachments_delete_title({ name: file.fileName })}
      confirmLabel={m.attachments_delete_do()}
      isDangerous
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={() => run(erase, m.attachments_deleted({ name: file.fileName }))}
    >
      <p>{m.attachments_delete_text()}</p>
    </ConfirmDialog>
  );
}
