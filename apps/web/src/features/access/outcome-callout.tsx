import { type ReactNode, useEffect, useRef } from 'react';
import { Callout } from '../../ui/feedback/callout.tsx';
import { type News, newsWords } from './access-outcome.ts';
import styles from './access.module.css';

export function NewsCallout({ news, zone, onward }: { news: News; zone: string | undefined; onward?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [title, text] = newsWords(news, zone);
  // The element that had the focus is gone.
  useEffect(() => box.current?.focus(), [news]);
  return (
    <Callout tone="good">
      <div ref={box} tabIndex={-1} className={styles['news']}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {onward && <div className={styles['ways']}>{onward}</div>}
    </Callout>
  );
}
