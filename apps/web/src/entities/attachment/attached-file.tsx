import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import type { Attachment } from '@zakupki/api-client/schema';
import {
  IconDownload,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileZip,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { attachmentTags, fileCache, type FileHolder, useDeleteAttachmentMutation } from './attachment-api.ts';
import { useDialogAction } from '../../forms/dialog-action.ts';
import { useDownload } from '../../http/files/download.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { formatSize } from '../../format/number/sizes.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import styles from './attachments.module.css';
import { KIND_WORDS } from './file-kinds.ts';

type AttachedFileProps = {
  readonly file: Attachment;
  /** Null when the file can only be downloaded. */
  readonly holder: FileHolder | null;
  /** Shown below the file's details. */
  readonly mark?: ReactNode;
  /** Opens the form that changes the file's details. */
  readonly onEdit?: () => void;
};

/** The error is shown beside the file instead of in a popup. */
const noMessage = () => undefined;

export function AttachedFile({ file, holder, mark, onEdit }: AttachedFileProps) {
  const { id, fileName, title, mediaType, size, kind, uploadedAt, uploadedBy } = file;
  const name = title ?? fileName;
  const download = useDownload(noMessage);
  const problem = download.error && asApiError(download.error);
  const [isDeleting, setDeleting] = useState(false);

  return (
    <li className={`zk-stack zk-gap-4-12 ${styles['file']}`}>
      <FileIcon mediaType={mediaType} />
      <div className="zk-stack zk-shrink zk-gap-2">
        <span className="zk-break">{name}</span>
        <span className="zk-secondary zk-small zk-break">
          {KIND_WORDS[kind]()} · {title !== null && `${fileName} · `}
          {formatSize(size)} · <Moment iso={uploadedAt} /> · {uploadedBy.name}
        </span>
        {mark}
        {problem && (
          <span role="alert" className="zk-danger zk-small">
            {problemText(problem)}
          </span>
        )}
      </div>
      <div className="zk-row zk-gap-4">
        <ActionIcon
          variant="subtle"
          size="lg"
          loading={download.isBusy}
          aria-label={m.attachments_download({ name })}
          title={m.attachments_download({ name })}
          onClick={() => void download.save({ operationId: 'downloadAttachment', arg: { attachmentId: id } })}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
        {onEdit && (
          <ActionIcon
            variant="subtle"
            size="lg"
            color="gray"
            aria-label={m.attachments_edit({ name })}
            title={m.attachments_edit({ name })}
            onClick={onEdit}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
        )}
        {holder && (
          <ActionIcon
            variant="subtle"
            size="lg"
            color="danger"
            aria-label={m.attachments_delete({ name })}
            title={m.attachments_delete({ name })}
            onClick={() => setDeleting(true)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isDeleting && holder && <DeleteDialog file={file} holder={holder} onClose={() => setDeleting(false)} />}
    </li>
  );
}

type DeleteDialogProps = {
  readonly file: Attachment;
  readonly holder: FileHolder;
  readonly onClose: () => void;
};

function DeleteDialog({ file, holder, onClose }: DeleteDialogProps) {
  const dispatch = useDispatch();
  const [remove] = useDeleteAttachmentMutation();
  const { error, run, close } = useDialogAction(onClose);

  async function erase() {
    await remove({ attachmentId: file.id }).unwrap();
    dispatch(fileCache.invalidateTags([...attachmentTags(holder)]));
  }

  return (
    <ConfirmDialog
      title={m.attachments_delete_title({ name: file.title ?? file.fileName })}
      confirmLabel={m.attachments_delete_do()}
      isDangerous
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={() => run(erase, m.attachments_deleted({ name: file.title ?? file.fileName }))}
    >
      <p>{m.attachments_delete_text()}</p>
    </ConfirmDialog>
  );
}

const ICONS: Readonly<Record<Attachment['mediaType'], typeof IconFile>> = {
  'application/pdf': IconFileTypePdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': IconFileSpreadsheet,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': IconFileTypeDocx,
  'text/csv': IconFileText,
  'image/png': IconPhoto,
  'image/jpeg': IconPhoto,
  'application/zip': IconFileZip,
};

/** Decorative: the file name already shows the type. */
function FileIcon({ mediaType }: Pick<Attachment, 'mediaType'>) {
  const Icon = ICONS[mediaType];
  return <Icon size={20} className={styles['sign']} aria-hidden />;
}
