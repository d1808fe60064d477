import { EmptyState } from '../ui/empty-state.tsx';
import { isWorldName, NAME_RULE } from './world-name.ts';
import { WorldStartForm } from './world-start-form.tsx';
import styles from './missing-world.module.css';

/** Viewing a world does not create it. */
export function MissingWorld({ world }: { world: string }) {
  if (!isWorldName(world)) {
    return (
      <EmptyState title={`“${world}” is no name for a world`}>
        <p>{NAME_RULE} Choose or type another one above.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Nobody has used the world “${world}” yet`}>
      <p>
        A world is a copy of everything the mock knows: records, clock, scenario, outbox, traffic. What happens in one
        never shows in another. It also comes into being by itself when the product is first opened in it.
      </p>
      <div className={styles['form']}>
        <WorldStartForm key={world} world={world} action={`Make “${world}” from the seed`} />
      </div>
    </EmptyState>
  );
}
