import { m } from '#messages';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import styles from './admin.module.css';
import { PromoCodes } from './promo-codes/promo-codes.tsx';
import { SessionList } from './session-list.tsx';
import { TodayFigures } from './today-figures.tsx';
import { UserSearch } from './user-search.tsx';

/** `/admin` */
export default function AdminScreen() {
  return (
    <>
      <PageHead
        title={m.admin_title()}
        action={
          <LinkButton to={paths.referrers()} variant="default">
            {m.referrers_title()}
          </LinkButton>
        }
      />
      <div className={`zk-stack zk-gap-16 ${styles['page']}`}>
        <TodayFigures />
        <UserSearch />
        <SessionList />
        <PromoCodes />
      </div>
    </>
  );
}
