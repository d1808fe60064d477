import { useId } from 'react';
import { m } from '#messages';
import { Attachments, type AttachmentsProps } from './attachments.tsx';

/** Renders nothing when there are no files and none can be added. */
export function FilesSection(props: AttachmentsProps) {
  const id = useId();
  if (props.isReadOnly && props.files.length === 0) return null;
  return (
    <section aria-labelledby={id} className="zk-stack zk-gap-12">
      <h2 className="zk-large" id={id}>
        {m.attachments_title()}
      </h2>
      <Attachments {...props} />
    </section>
  );
}
