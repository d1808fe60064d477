import { m } from '#messages';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { PromoCodes } from './promo-codes/promo-codes.tsx';
import { SessionList } from './session-list.tsx';
import { TodayFigures } from './today-figures.tsx';
import { UserSearch } from './user-search.tsx';

/** `/admin` */
export default function AdminScreen() {
  return (
    <>
      <PageHead title={m.admin_title()} />
      <div className="zk-stack zk-in-order zk-gap-16">
        <TodayFigures />
        <UserSearch />
        <SessionList />
        <PromoCodes />
      </div>
    </>
  );
}
