import { Button } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { type Request, RequestPage } from '../../../entities/request-page/request-page.tsx';
import { paths } from '../../../paths.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { RequestDocumentOf } from '../document/request-document-screen.tsx';
import { termsOf } from '../terms.ts';
import { BuyerCard } from './buyer-card.tsx';
import styles from './request-detail.module.css';
import { RequestLines } from './request-lines.tsx';
import { RequestPanel } from './request-panel.tsx';

/** `/zakupki/orders/:id` of an invited supplier. */
export default function RequestScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (search.get('view') === 'request') return <RequestDocumentOf orderId={id} />;
  return (
    <RequestPage
      orderId={id}
      menu={
        <Button
          component={Link}
          to={paths.order(id, { view: 'request' })}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {m.requests_to_document()}
        </Button>
      }
    >
      {(request) => <RequestDetail {...request} />}
    </RequestPage>
  );
}

function RequestDetail({ order, invitation }: Request) {
  return (
    <div className={styles['page']}>
      <RequestPanel order={order} invitation={invitation} />
      <BuyerCard invitation={invitation} />
      <div className={`zk-stack zk-column zk-packed zk-gap-24 ${styles['main']}`}>
        {order.description && <p className="zk-lines zk-break">{order.description}</p>}
        <RequestLines order={order} />
        <RequestTerms order={order} />
      </div>
    </div>
  );
}

function RequestTerms({ order }: { order: Order }) {
  return (
    <FactGroup title={m.requests_terms()}>
      {termsOf(order).map(({ label, value }) => (
        <GroupFact key={label} label={label}>
          {value}
        </GroupFact>
      ))}
    </FactGroup>
  );
}
