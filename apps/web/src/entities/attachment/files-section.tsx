import { useId } from 'react';
import { m } from '#messages';
import { Attachments, type AttachmentsProps } from './attachments.tsx';
import styles from './attachments.module.css';

export function FilesSection(props: AttachmentsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`zk-stack zk-gap-12 ${styles['section']}`}>
      <h2 id={id}>{m.attachments_title()}</h2>
      <Attachments {...props} />
    </section>
  );
}
