import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** What is set inside, in one line. */
  readonly summary?: string | undefined;
  /** The reader may open and close it; a change overrides that. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that few readers need. It stays in the document, so that links to its fields open it. */
export function Disclosure({ title, summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={`zk-card ${styles['disclosure']}`} open={isOpen}>
      <summary className="zk-flex zk-gap-8 zk-hover">
        <IconChevronRight size={16} className={`zk-icon ${styles['chevron']}`} aria-hidden />
        <span className="zk-medium">{title}</span>
        {summary && <span className="zk-secondary zk-small zk-truncate">{summary}</span>}
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
