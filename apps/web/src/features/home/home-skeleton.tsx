import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './home.module.css';

/** Lines of each section. */
const COLUMNS = [
  [5, 2, 3],
  [6, 2, 8],
];

/** Two columns of sections, as on the page. Loaded lazily too, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function HomeSkeleton() {
  return (
    <div className={`zk-stack zk-top zk-gap-16 ${styles['page']}`}>
      {COLUMNS.map((sections, column) => (
        // One of the two is announced.
        <div key={column} className="zk-stack zk-shrink zk-gap-16" aria-hidden={column > 0}>
          {sections.map((lines, section) => (
            <div key={section} className="zk-card zk-pad-16" aria-hidden={section > 0}>
              <Skeleton heading lines={lines} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
