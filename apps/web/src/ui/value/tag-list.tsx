import { MISSING } from '../../format/number/numbers.ts';
import styles from './tag-list.module.css';

/** On one line, cut off where it does not fit; wraps on a phone's card. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return MISSING;
  return (
    <ul className={`zk-flex zk-gap-4 ${styles['tags']}`} title={tags.join(', ')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
