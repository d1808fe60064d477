import { Suspense } from 'react';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { isAt, orderIdIn, paths } from '../../paths.ts';
import { wasSupplier } from '../../session/last-role.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { RowsSkeleton } from '../../ui/table/rows/rows-skeleton.tsx';
import styles from './loading-shell.module.css';
import ZakupkiLayout from './zakupki-layout.tsx';

// A file of its own, which other pages do not load.
const HomeSkeleton = loadPart(() => import('../../features/home/home-skeleton.tsx'));
const SupplierLayout = loadPart(() => import('./supplier/supplier-layout.tsx'));

/** Pages whose title does not depend on a record. */
const TITLES = [
  [paths.home(), m.shell_nav_home],
  [paths.orders(), m.shell_nav_orders],
  [paths.suppliers(), m.shell_nav_suppliers],
  [paths.orderNew(), m.order_editor_new],
  [paths.statsSummary(), m.shell_nav_statistics],
] as const;

/**
 * Navigation, header and the outline of the page until the access of its reader is known.
 * @param pathname of the page, which may be behind a redirect
 */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function LoadingShell({ pathname }: { pathname: string }) {
  useLocale();
  const isOrder = orderIdIn(pathname) !== null;
  if (wasSupplier()) {
    return (
      <SupplierLayout>
        <TitleSkeleton hasTabs={false} />
        <RowsSkeleton />
      </SupplierLayout>
    );
  }
  const [, title] = TITLES.find(([path]) => isAt(pathname, path)) ?? [];
  return (
    <ZakupkiLayout>
      {/* Not a heading: the page has its own, which takes the focus. */}
      {isOrder && <p className="zk-secondary zk-small">{m.shell_nav_orders()}</p>}
      {title === undefined ? <TitleSkeleton hasTabs={isOrder} /> : <p className={styles['title']}>{title()}</p>}
      <Outline pathname={pathname} />
    </ZakupkiLayout>
  );
}

function Outline({ pathname }: { pathname: string }) {
  if (isAt(pathname, paths.home())) {
    return (
      <Suspense>
        <HomeSkeleton />
      </Suspense>
    );
  }
  return isAt(pathname, paths.orderNew()) ? <FormSkeleton /> : <RowsSkeleton />;
}

/** A name, the facts below it, and tabs. */
function TitleSkeleton({ hasTabs }: { hasTabs: boolean }) {
  return (
    <div className={styles['head']} aria-hidden>
      <Skeleton heading lines={1} />
      {hasTabs && <div className={styles['tabs']} />}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={styles['form']} aria-hidden data-outline>
      <Skeleton lines={2} />
      <RowsSkeleton />
    </div>
  );
}
