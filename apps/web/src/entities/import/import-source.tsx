import { Button, Textarea } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { m } from '#messages';
import styles from './import.module.css';
import type { ImportSource } from './import-reading.ts';

export interface ImportSourceStepProps {
  /** What is expected, in words. */
  readonly hint: string;
  readonly isBusy: boolean;
  /** Why the last try could not be read. */
  readonly refusal: string | null;
  readonly onGiven: (source: ImportSource) => void;
}

/** Where a block is pasted, or a file dropped or chosen. */
export function ImportSourceStep({ hint, isBusy, refusal, onGiven }: ImportSourceStepProps) {
  const [text, setText] = useState('');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // What it is, its content says; an unknown type is told about in words rather than greyed out.
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => {
      if (file) onGiven({ file });
    },
  });

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onGiven({ file });
  }

  return (
    <div className={styles['source']}>
      <p className="zk-secondary">{hint}</p>
      <div {...getRootProps({ className: styles['drop'] ?? '' })} data-over={isDragActive || undefined}>
        <input {...getInputProps({ 'aria-label': m.import_choose_file() })} />
        <IconFileSpreadsheet size={28} aria-hidden className="zk-icon" />
        <p>{isDragActive ? m.import_drop_now() : m.import_drop()}</p>
        <Button variant="default" onClick={open} loading={isBusy}>
          {m.import_choose_file()}
        </Button>
        <p className="zk-secondary zk-small">{m.import_kinds()}</p>
      </div>
      <Textarea
        label={m.import_paste()}
        description={m.import_paste_help()}
        placeholder={m.import_paste_example()}
        value={text}
        rows={7}
        maxLength={1_000_000}
        error={refusal}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
        classNames={{ input: styles['block'] ?? '' }}
        data-autofocus
      />
      <div className={styles['actions']}>
        <Button disabled={text.trim() === ''} loading={isBusy} onClick={() => onGiven({ text })}>
          {m.import_read()}
        </Button>
      </div>
    </div>
  );
}
