import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './conflicts-inline.module.css';

/** In place of conflicts that were settled here a moment ago: the place does not vanish under whoever did it. */
export function Cleared({ text }: { readonly text: string }) {
  return (
    <p className={styles['cleared']}>
      <IconCircleCheck size={20} className="zk-icon" aria-hidden />
      {text}
    </p>
  );
}

/** Whether there ever was one since the page was opened. */
export function useHadAny(hasAny: boolean): boolean {
  const [hadAny, setHadAny] = useState(hasAny);
  if (hasAny && !hadAny) setHadAny(true);
  return hadAny || hasAny;
}
