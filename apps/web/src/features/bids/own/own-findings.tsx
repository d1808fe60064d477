import { Button } from '@mantine/core';
import type { BidFinding } from '@zakupki/api-client/schema';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SeverityMark } from '../../../entities/conflict/severity-mark.tsx';
import styles from './own-bid.module.css';

type OwnFindingsProps = {
  readonly title: string;
  readonly text: string;
  readonly findings: readonly BidFinding[];
  /** A change moves the focus to the title, for example after each check. */
  readonly focusKey?: number;
  readonly renderFixes: (finding: BidFinding) => ReactNode;
  /** Actions on all findings. */
  readonly actions?: ReactNode;
};

/** Discrepancies between the bid and the order that the supplier may know. */
export function OwnFindings({ title, text, findings, focusKey, renderFixes, actions }: OwnFindingsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusKey === undefined) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
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
            <div className="zk-flex zk-wrap zk-gap-8">{renderFixes(finding)}</div>
          </li>
        ))}
      </ul>
      {actions && <div className="zk-flex zk-wrap zk-gap-8">{actions}</div>}
    </section>
  );
}

export function FixButton({ label, onTake }: { label: string; onTake: () => void }) {
  return (
    <Button variant="default" size="compact-md" className={styles['fix'] ?? ''} onClick={onTake}>
      {label}
    </Button>
  );
}
