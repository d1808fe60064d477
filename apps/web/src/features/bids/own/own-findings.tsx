import { Button } from '@mantine/core';
import type { BidFinding } from '@zakupki/api-client/schema';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SeverityMark } from '../../../entities/conflict/severity-mark.tsx';
import styles from './own-bid.module.css';

interface OwnFindingsProps {
  readonly title: string;
  readonly text: string;
  readonly findings: readonly BidFinding[];
  /** Moves the focus to the title whenever it changes, as after a check that the supplier asked for. */
  readonly shownAt?: number;
  /** Ways out of one finding. */
  readonly waysOut: (finding: BidFinding) => ReactNode;
  /** Of all of them. */
  readonly actions?: ReactNode;
}

/** What does not fit the order, as far as the supplier can know. */
export function OwnFindings({ title, text, findings, shownAt, waysOut, actions }: OwnFindingsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownAt === undefined) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [shownAt]);
  return (
    <section className={`zk-card zk-pad-16 zk-stack zk-column zk-gap-12 ${styles['findings']}`} aria-labelledby={id}>
      <div className="zk-stack zk-gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="zk-large">
          {title}
        </h2>
        <p className="zk-secondary">{text}</p>
      </div>
      <ul className="zk-stack zk-column zk-gap-12">
        {findings.map((finding) => (
          <li key={finding.id} className={`zk-flex zk-wrap zk-between zk-gap-8 ${styles['finding']}`}>
            <div className="zk-stack zk-fill zk-shrink zk-gap-2">
              <span className="zk-flex zk-wrap zk-gap-4-12">
                <strong>{finding.title}</strong>
                <SeverityMark severity={finding.severity} isShapeOnly />
              </span>
              <span className="zk-secondary zk-break">{finding.explanation}</span>
            </div>
            <div className="zk-flex zk-wrap zk-gap-8">{waysOut(finding)}</div>
          </li>
        ))}
      </ul>
      {actions && <div className="zk-flex zk-wrap zk-gap-8">{actions}</div>}
    </section>
  );
}

/** One of the ways out. */
export function WayOut({ label, onTake }: { label: string; onTake: () => void }) {
  return (
    <Button variant="default" size="compact-md" className={styles['wayOut'] ?? ''} onClick={onTake}>
      {label}
    </Button>
  );
}
