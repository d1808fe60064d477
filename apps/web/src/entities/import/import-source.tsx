import { Button, Textarea } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { MAX_FILE_BYTES } from '@zakupki/spreadsheet/cells/limits';
import { type ClipboardEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { m } from '#messages';
import styles from './import.module.css';
import type { ImportSource } from './import-reading.ts';

type ImportSourceStepProps = {
  readonly hint: string;
  /** A row that could be pasted. */
  readonly example: string;
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly onSource: (source: ImportSource) => void;
};

export function ImportSourceStep({ hint, example, isBusy, refusal, onSource }: ImportSourceStepProps) {
  const [text, setText] = useState('');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // No `accept`: the content decides the type, and an unknown type gets a message instead of being greyed out.
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => {
      if (file) onSource({ file });
    },
  });

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onSource({ file });
  }

  return (
    <div className="zk-stack zk-gap-16">
      <p className="zk-secondary">{hint}</p>
      <div {...getRootProps({ className: styles['drop'] ?? '' })} data-over={isDragActive || undefined}>
        <input {...getInputProps({ 'aria-label': m.import_choose_file() })} />
        <IconFileSpreadsheet size={28} aria-hidden className="zk-icon" />
        <p>{isDragActive ? m.import_drop_now() : m.import_drop()}</p>
        <Button variant="default" onClick={open} loading={isBusy}>
          {m.import_choose_file()}
        </Button>
        <p className="zk-secondary zk-small">{m.import_kinds({ limit: MAX_FILE_BYTES / 1024 / 1024 })}</p>
      </div>
      <Textarea
        label={m.import_paste()}
        description={m.import_paste_help()}
        placeholder={example}
        value={text}
        rows={7}
        maxLength={1_000_000}
        error={refusal}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
        data-any-text
        classNames={{ input: styles['block'] ?? '' }}
        data-autofocus
      />
      {isBusy && (
        <p role="status" className={`zk-secondary zk-small ${styles['progress']}`}>
          {m.import_reading()}
        </p>
      )}
      <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
        <Button disabled={text.trim() === ''} loading={isBusy} onClick={() => onSource({ text })}>
          {m.import_read()}
        </Button>
      </div>
    </div>
  );
}
