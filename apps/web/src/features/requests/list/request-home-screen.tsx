import { Navigate } from 'react-router';
import { m } from '#messages';
import { useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';

/** `/zakupki` of a supplier: the only request, or the list of them. */
export default function RequestHomeScreen() {
  const { data, error, refetch } = useListOrdersQuery({ perPage: 2 });
  if (!data) {
    return (
      <>
        <PageHead title={m.requests_title()} />
        <NotLoaded error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const [only, other] = data.data;
  return <Navigate to={only && !other ? paths.order(only.id) : paths.orders()} replace />;
}
