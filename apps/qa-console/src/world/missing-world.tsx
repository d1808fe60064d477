import { EmptyState } from '../ui/empty-state.tsx';
import { isWorldName, NAME_RULE } from './world-name.ts';
import { WorldStartForm } from './world-start-form.tsx';
import styles from './missing-world.module.css';

/** Viewing a world does not create it. */
export function MissingWorld({ world }: { world: string }) {
  if (!isWorldName(world)) {
    return (
      <EmptyState title={`“${world}” is not a valid world name`}>
        <p>{NAME_RULE} Choose or type another name above.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`World “${world}” does not exist yet`}>
      <p>
        A world has its own records, clock, scenario, outbox and traffic; changes in one never show in another. It is
        also created when the product is first opened in it.
      </p>
      <div className={styles['form']}>
        <WorldStartForm key={world} world={world} action={`Create “${world}” from the seed`} />
      </div>
    </EmptyState>
  );
}
