import { Button } from '@mantine/core';
import type { Attachment, AttachmentKind, AttachmentOwner } from '@zakupki/api-client/schema';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { FileHolder } from './attachment-api.ts';
import { useGetAccessQuery, useIsSupplier } from '../user/me-api.ts';
import { AttachedFile } from './attached-file.tsx';
import styles from './attachments.module.css';
import { ACCEPT, fileTypesText, MAX_FILES } from './file-check.ts';
import { KIND_WORDS, KINDS } from './file-kinds.ts';
import { useFileUpload } from './file-upload.ts';
import { PendingUpload } from './pending-upload.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

export type AttachmentsProps = {
  readonly files: readonly Attachment[];
  /** Smaller, without a choice of kinds, for use in a list. */
  readonly isCompact?: boolean;
  /** Whether the files can only be downloaded. */
  readonly isReadOnly?: boolean;
} & FileHolder;

const DEFAULT_KIND: Readonly<Record<AttachmentOwner, AttachmentKind>> = {
  order: 'specification',
  bid: 'quote',
  question: 'other',
  supplier: 'certificate',
};

/** The files of an order, bid or question, with upload by drop or file dialog. */
export function Attachments({
  owner,
  ownerId,
  orderId,
  files,
  isCompact = false,
  isReadOnly = false,
}: AttachmentsProps) {
  const holder = { owner, ownerId, orderId };
  // Suppliers have no plan; the server refuses larger files.
  const { data: access } = useGetAccessQuery(undefined, { skip: useIsSupplier() });
  const limit = access?.limits.maxAttachmentMb ?? null;
  const uploads = useFileUpload(holder, files.length, limit);
  const [kind, setKind] = useState<AttachmentKind>(DEFAULT_KIND[owner]);
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(isReadOnly ? null : (dropped) => uploads.add(dropped, { kind }));
  const helpId = useId();
  const isFull = files.length >= MAX_FILES;
  const count = files.length + uploads.files.length;

  return (
    <div className={styles['attachments']} data-compact={isCompact} data-over={drop.isOver} {...drop.handlers}>
      {count > 0 && (
        <ul className="zk-stack zk-card" aria-label={m.attachments_files()}>
          {files.map((file) => (
            <AttachedFile key={file.id} file={file} holder={isReadOnly ? null : holder} />
          ))}
          {uploads.files.map((upload) => (
            <PendingUpload key={upload.key} upload={upload} onRemove={uploads.remove} onRetry={uploads.retry} />
          ))}
        </ul>
      )}
      {isReadOnly ? null : isFull ? (
        <p className="zk-secondary zk-small">{m.attachments_too_many({ limit: MAX_FILES })}</p>
      ) : (
        <div className={`zk-row zk-wrap zk-pad-12 zk-gap-8-12 ${styles['zone']}`}>
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPT}
            hidden
            onChange={({ currentTarget }) => {
              uploads.add([...(currentTarget.files ?? [])], { kind });
              // Allows choosing the same file again after a refusal.
              currentTarget.value = '';
            }}
          />
          <Button
            variant="default"
            size={isCompact ? 'compact-md' : 'sm'}
            leftSection={<IconUpload size={16} aria-hidden />}
            aria-describedby={helpId}
            onClick={() => input.current?.click()}
          >
            {m.attachments_choose()}
          </Button>
          {!isCompact && (
            <SelectField
              label={m.attachments_kind()}
              isLabelHidden
              value={kind}
              // The options are the contract's kinds.
              onChange={(event) => setKind(event.currentTarget.value as AttachmentKind)}
              options={KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
            />
          )}
          <p id={helpId} className={`zk-secondary zk-small ${styles['help']}`}>
            {isCompact || limit === null ? m.attachments_drop() : m.attachments_help({ limit, types: fileTypesText() })}
          </p>
        </div>
      )}
      <p className="zk-visually-hidden" role="status">
        {uploads.attached !== null && m.attachments_attached({ name: uploads.attached })}
      </p>
    </div>
  );
}

/** @param onFiles null when nothing may be dropped */
function useDrop(onFiles: ((files: File[]) => void) | null) {
  // The `dragenter` of a child fires before the `dragleave` of its parent.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  if (!onFiles) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && move(1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && move(-1),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
