import type { Conflict } from '@zakupki/api-client/schema';
import { IconHelpCircle } from '@tabler/icons-react';
import { m } from '#messages';
import { useListConflictKindsQuery } from './conflict-api.ts';
import styles from './kind-help.module.css';

export function KindHelp({ kind }: { kind: Conflict['kind'] }) {
  const { data } = useListConflictKindsQuery();
  const help = data?.data.find((one) => one.kind === kind);
  if (!help) return null;
  return (
    <details className={styles['help']}>
      <summary>
        <IconHelpCircle size={16} className="zk-icon" aria-hidden />
        <span aria-hidden>{m.conflicts_help()}</span>
        <span className="zk-visually-hidden">{m.conflicts_help_of({ name: help.name })}</span>
      </summary>
      <p>{help.description}</p>
      <p className="zk-secondary">
        <strong>{m.conflicts_basis()}</strong> {help.basis}
      </p>
    </details>
  );
}
