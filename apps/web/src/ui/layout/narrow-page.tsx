import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';
import { ScreenTitle } from './screen-title.tsx';

export interface NarrowPageProps {
  /** The h1 and the document's title. */
  readonly title: string;
  /** One line under the heading: why one is here. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Ways elsewhere, below the card. */
  readonly foot?: ReactNode;
}

/** A page with one thing to do: signing in, a new password, the profile. */
export function NarrowPage({ title, lead, children, foot }: NarrowPageProps) {
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <div className={styles['head']}>
          <ScreenTitle title={title} />
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </section>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </div>
  );
}
