import { readerZone } from '../../../format/date/dates.ts';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { NewOrderEditor } from './order-editor.tsx';
import { newOrderValues } from './order-values.ts';

/** `/zakupki/orders/new` */
export default function OrderNewScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  const profile = me?.profile;
  return (
    <>
      <PageHead title={m.order_editor_new()} breadcrumbs={[{ label: m.shell_nav_orders(), to: paths.orders() }]} />
      {profile ? (
        <NewOrderEditor
          initial={newOrderValues({
            timeZone: readerZone(),
            vatPayer: profile.company.vatPayer,
            sealedBids: profile.sealedBidsByDefault,
          })}
        />
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={8} />
      )}
    </>
  );
}
