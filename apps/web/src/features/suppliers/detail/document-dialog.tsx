import { Button, TextInput } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Attachment, AttachmentKind } from '@zakupki/api-client/schema';
import { IconUpload } from '@tabler/icons-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { ACCEPT, fileProblem, fileTypesText } from '../../../entities/attachment/file-check.ts';
import { KIND_WORDS } from '../../../entities/attachment/file-kinds.ts';
import type { FileDetails } from '../../../entities/attachment/file-upload.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { formatSize } from '../../../format/number/sizes.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { DateField } from '../../../ui/field/date/date-field.tsx';
import { dateProblem } from '../../../ui/field/date/date-limits.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { useUpdateAttachmentMutation } from '../suppliers-api.ts';

type DocumentDialogProps = {
  /** Null to add a document. */
  readonly document: Attachment | null;
  /** Maximum file size in MiB; null while unknown. */
  readonly limit: number | null;
  readonly onUpload: (file: File, details: FileDetails) => void;
  readonly onClose: () => void;
};

/** Kinds of a supplier's documents, the most common first. */
const KINDS = ['certificate', 'licence', 'contract', 'other'] as const satisfies readonly AttachmentKind[];

/** Adds a document, or edits its kind, title and expiry date. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DocumentDialog({ document, limit, onUpload, onClose }: DocumentDialogProps) {
  const [update, { isLoading }] = useUpdateAttachmentMutation();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<AttachmentKind>(document?.kind ?? 'certificate');
  const [title, setTitle] = useState(document?.title ?? '');
  const [expiresOn, setExpiresOn] = useState(document?.expiresOn ?? null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [error, setError] = useState<ApiError>();
  const fileError = document ? null : fileText(file, limit);
  const isDateInvalid = dateProblem(expiresOn, {}) !== null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isLoading || fileError || isDateInvalid) return;
    if (!document) {
      if (!file) return;
      onUpload(file, { kind, ...(title.trim() && { title: title.trim() }), ...(expiresOn && { expiresOn }) });
      return onClose();
    }
    try {
      const body = { kind, title: title.trim() || null, expiresOn };
      await update({ attachmentId: document.id, body }).unwrap();
      showMessage(m.suppliers_document_saved());
      onClose();
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  const fieldErrors = error && fieldErrorsOf(error);
  const kinds = KINDS.some((known) => known === kind) ? KINDS : [...KINDS, kind];
  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={false}
      title={document ? m.suppliers_document_edit_title() : m.suppliers_document_add_title()}
    >
      <form className="zk-stack zk-gap-16" onSubmit={(event) => void submit(event)} noValidate>
        {document ? (
          <p className="zk-secondary zk-break">{document.fileName}</p>
        ) : (
          <FileChoice file={file} onChoose={setFile} problem={file || wasSubmitted ? fileError : null} />
        )}
        <TextInput
          label={<OptionalLabel text={m.suppliers_document_title()} />}
          placeholder={m.suppliers_document_title_example()}
          value={title}
          maxLength={200}
          error={fieldErrors?.get('/title')?.message}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus={document ? true : undefined}
        />
        <SelectField
          label={m.suppliers_document_kind()}
          value={kind}
          // The options are the contract's kinds.
          onChange={(event) => setKind(event.currentTarget.value as AttachmentKind)}
          options={kinds.map((value) => ({ value, label: KIND_WORDS[value]() }))}
        />
        <DateField
          label={<OptionalLabel text={m.suppliers_document_expires()} />}
          description={m.suppliers_document_expires_help()}
          value={expiresOn}
          onChange={setExpiresOn}
          error={fieldErrors?.get('/expiresOn')?.message}
        />
        {error && fieldErrors?.size === 0 && <ProblemMessage error={error} />}
        <DialogFoot
          submitLabel={document ? m.suppliers_document_save() : m.suppliers_document_add()}
          isBusy={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function fileText(file: File | null, limit: number | null): string | null {
  if (!file) return m.suppliers_document_file_missing();
  return fileProblem(file, limit)?.() ?? null;
}

type FileChoiceProps = {
  readonly file: File | null;
  readonly problem: string | null;
  readonly onChoose: (file: File) => void;
};

function FileChoice({ file, problem, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="zk-stack zk-gap-4">
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={m.suppliers_document_file()}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      <div className="zk-row zk-wrap zk-gap-8-12">
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
          data-autofocus
        >
          {m.suppliers_document_choose()}
        </Button>
        <span className="zk-break">{file && `${file.name} · ${formatSize(file.size)}`}</span>
      </div>
      <p id={id} role={problem ? 'alert' : undefined} className={`zk-small ${problem ? 'zk-danger' : 'zk-secondary'}`}>
        {problem ?? fileTypesText()}
      </p>
    </div>
  );
}
