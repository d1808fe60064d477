import { MISSING } from '../../format/number/numbers.ts';
import styles from './tag-list.module.css';

/** Tags on one line; the tooltip has all of them. */
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
