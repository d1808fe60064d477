import { Button } from '@mantine/core';
import type { Attachment, Supplier } from '@zakupki/api-client/schema';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { AttachedFile } from '../../../entities/attachment/attached-file.tsx';
import { MAX_FILES } from '../../../entities/attachment/file-check.ts';
import { useFileUpload } from '../../../entities/attachment/file-upload.ts';
import { PendingUpload } from '../../../entities/attachment/pending-upload.tsx';
import { ExpiryBadge } from '../../../entities/supplier/supplier-state.tsx';
import { useGetAccessQuery } from '../../../entities/user/me-api.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import styles from './supplier-screen.module.css';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));

/** Certificates, licences and contracts, with their expiry dates. */
export function SupplierDocuments({ supplier }: { supplier: Supplier }) {
  const { id, documents } = supplier;
  const holder = { owner: 'supplier', ownerId: id, orderId: null } as const;
  const { data: access } = useGetAccessQuery();
  const limit = access?.limits.maxAttachmentMb ?? null;
  const uploads = useFileUpload(holder, documents.length, limit);
  const [opened, setOpened] = useState<Attachment | 'new' | null>(null);
  const isFull = documents.length >= MAX_FILES;
  return (
    <section className={styles['section']} aria-label={m.suppliers_documents()}>
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        <h2>{m.suppliers_documents()}</h2>
        {!isFull && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
            {m.suppliers_document_add()}
          </Button>
        )}
      </div>
      {documents.length + uploads.files.length === 0 ? (
        <p className="zk-secondary">{m.suppliers_documents_empty()}</p>
      ) : (
        <ul className="zk-stack zk-card" aria-label={m.suppliers_documents()}>
          {documents.map((document) => (
            <AttachedFile
              key={document.id}
              file={document}
              holder={holder}
              mark={<ExpiryBadge document={document} />}
              onEdit={() => setOpened(document)}
            />
          ))}
          {uploads.files.map((upload) => (
            <PendingUpload key={upload.key} upload={upload} onRemove={uploads.remove} onRetry={uploads.retry} />
          ))}
        </ul>
      )}
      {isFull && <p className="zk-secondary zk-small">{m.attachments_too_many({ limit: MAX_FILES })}</p>}
      <p className="zk-visually-hidden" role="status">
        {uploads.attached !== null && m.attachments_attached({ name: uploads.attached })}
      </p>
      {opened !== null && (
        <DocumentDialog
          document={opened === 'new' ? null : opened}
          limit={limit}
          onUpload={(file, details) => uploads.add([file], details)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
