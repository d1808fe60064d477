import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  readonly title: ReactNode;
  /** The content in one line, such as the current settings. */
  readonly summary?: string | undefined;
  /** Users can open and close it; a change of this value overrides that. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** Without a frame, within other content. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Content that few readers need. It stays in the document, so that links to its fields open it. */
export function Disclosure(props: DisclosureProps) {
  const { title, summary, isOpen = false, onToggle, isPlain = false, className = '', children } = props;
  return (
    <details
      className={`${isPlain ? styles['plain'] : `zk-card ${styles['card']}`} ${className}`}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={`zk-flex zk-gap-8 zk-hover ${styles['summary']}`}>
        <IconChevronRight size={16} className={`zk-icon ${styles['chevron']}`} aria-hidden />
        <span className="zk-medium">{title}</span>
        {summary && <span className="zk-secondary zk-small zk-truncate">{summary}</span>}
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
