import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertOctagon, IconX } from '@tabler/icons-react';
import { m } from '#messages';
import { formatPercent } from '../../format/number/numbers.ts';
import { formatSize } from '../../format/number/sizes.ts';
import styles from './attachments.module.css';
import type { UploadingFile } from './file-upload.ts';

type PendingUploadProps = {
  readonly upload: UploadingFile;
  readonly onRemove: (key: number) => void;
  readonly onRetry: (key: number) => void;
};

export function PendingUpload({ upload, onRemove, onRetry }: PendingUploadProps) {
  const { key, file, share, failure, canRetry } = upload;
  const percent = String(Math.round((share ?? 0) * 100));
  return (
    <li className={`zk-stack zk-gap-4-12 ${styles['file']}`} data-state={failure ? 'refused' : 'sending'}>
      {failure ? (
        <IconAlertOctagon size={20} className={styles['refused']} aria-hidden />
      ) : (
        <span className={styles['waiting']} aria-hidden />
      )}
      <div className="zk-stack zk-shrink zk-gap-2">
        <span className="zk-break">{file.name}</span>
        {failure ? (
          <span role="alert" className="zk-danger zk-small">
            {failure()}
          </span>
        ) : (
          <span className="zk-secondary zk-small">
            {formatSize(file.size)} · {share === null ? m.attachments_waiting() : formatPercent(percent)}
          </span>
        )}
        {!failure && (
          <progress
            className={styles['progress']}
            max={100}
            value={Number(percent)}
            aria-label={m.attachments_sending({ name: file.name })}
          />
        )}
      </div>
      <div className="zk-row zk-gap-4">
        {canRetry && (
          <Button variant="default" size="compact-md" onClick={() => onRetry(key)}>
            {m.errors_retry()}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          size="lg"
          color="gray"
          aria-label={failure ? m.attachments_dismiss({ name: file.name }) : m.attachments_cancel({ name: file.name })}
          onClick={() => onRemove(key)}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
