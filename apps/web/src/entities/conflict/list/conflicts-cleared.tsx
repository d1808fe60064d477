import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './conflicts-inline.module.css';

/** Replaces conflicts that were just resolved, so that the area does not vanish. */
export function Cleared({ text }: { readonly text: string }) {
  return (
    <p className={`zk-row zk-frame zk-gap-8 ${styles['cleared']}`}>
      <IconCircleCheck size={20} className="zk-icon" aria-hidden />
      {text}
    </p>
  );
}

/** Whether there has been any since the page opened. */
export function useHadAny(hasAny: boolean): boolean {
  const [hadAny, setHadAny] = useState(hasAny);
  if (hasAny && !hadAny) setHadAny(true);
  return hadAny || hasAny;
}
