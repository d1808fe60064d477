import { type ReactNode, useId } from 'react';
import styles from './settings-group.module.css';

type SettingsGroupProps = {
  readonly title: string;
  /** Explains the settings. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
};

/** A group of related settings: title and text on the left, controls on the right. */
export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`zk-rule ${styles['group']}`}>
      <div className="zk-stack zk-packed zk-gap-4">
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {text && <p className="zk-secondary zk-small">{text}</p>}
      </div>
      <div className={`zk-stack zk-column zk-packed zk-gap-16 ${styles['body']}`}>{children}</div>
    </section>
  );
}
