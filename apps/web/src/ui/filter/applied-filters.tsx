import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './applied-filters.module.css';

/** An active filter, and the change that removes it. */
export type AppliedFilter<Q> = {
  readonly what: string;
  readonly without: Partial<Q>;
};

type AppliedFiltersProps<Q> = {
  readonly applied: readonly AppliedFilter<Q>[];
  readonly onChange: (part: Partial<Q>) => void;
  readonly children: ReactNode;
};

export function AppliedFilters<Q>({ applied, onChange, children }: AppliedFiltersProps<Q>) {
  return (
    <div role="group" aria-label={m.table_applied()} className="zk-row zk-wrap zk-gap-8">
      {applied.map(({ what, without }) => (
        <button
          key={what}
          type="button"
          className={`zk-inline zk-text zk-small zk-gap-4 zk-hover ${styles['chip']}`}
          aria-label={m.table_remove({ what })}
          onClick={() => onChange(without)}
        >
          {what}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {children}
    </div>
  );
}
