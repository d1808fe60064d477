import { Button } from '@mantine/core';
import type { ImportIssue } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import styles from './import.module.css';

/** Further issues are shown on request. */
const INITIAL_ISSUES = 6;

const SEVERITY_ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Issues by severity; clicking one scrolls to its row. */
export function ImportIssues({ issues, onRow }: { issues: readonly ImportIssue[]; onRow: (row: number) => void }) {
  const [isExpanded, setExpanded] = useState(false);
  if (issues.length === 0) return null;
  const sorted = issues.toSorted(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || (a.row ?? 0) - (b.row ?? 0),
  );
  const shown = isExpanded ? sorted : sorted.slice(0, INITIAL_ISSUES);
  return (
    <section aria-label={m.import_issues()} className={`zk-frame zk-pad-12-16 ${styles['issues']}`}>
      <h3>{m.import_issues_count({ count: issues.length })}</h3>
      <ul>
        {shown.map((issue, index) => (
          // One row may have the same issue in two cells.
          <li key={`${issue.code} ${issue.row} ${issue.column} ${index}`} data-severity={issue.severity}>
            {issue.row === null ? (
              issue.message
            ) : (
              <button type="button" className={styles['lead']} onClick={() => onRow(issue.row ?? 0)}>
                {issue.message}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sorted.length > INITIAL_ISSUES && (
        <Button variant="subtle" size="compact-sm" onClick={() => setExpanded(!isExpanded)} aria-expanded={isExpanded}>
          {isExpanded ? m.import_issues_fewer() : m.import_issues_all({ count: sorted.length })}
        </Button>
      )}
    </section>
  );
}
