import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';
import { ScreenTitle } from './screen-title.tsx';

type NarrowPageProps = {
  /** The h1, and the document's title. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Links below the card. */
  readonly foot?: ReactNode;
};

/** A page with a single task, such as signing in. */
export function NarrowPage({ title, lead, children, foot }: NarrowPageProps) {
  return (
    <div className={`zk-stack zk-gap-16 ${styles['page']}`}>
      <section className={`zk-stack zk-gap-20 ${styles['card']}`}>
        <div className="zk-stack zk-gap-6">
          <ScreenTitle title={title} />
          {lead && <p className="zk-break zk-secondary">{lead}</p>}
        </div>
        {children}
      </section>
      {foot && <div className={`zk-row zk-wrap zk-secondary zk-gap-4-16 ${styles['foot']}`}>{foot}</div>}
    </div>
  );
}
