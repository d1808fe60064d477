import type { Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { OrderBlockers } from '../../../entities/conflict/list/order-blockers.tsx';
import { NextStepPanel } from '../../../entities/order-page/next-step-panel.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { paths } from '../../../paths.ts';
import { formatDecimal } from '../../../format/number/numbers.ts';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderFigures } from './order-figures.tsx';

export function OrderOverview({ order }: { order: Order }) {
  return (
    <div className={`zk-stack zk-column zk-in-order zk-gap-16 ${styles['overview']}`}>
      <NextStepPanel order={order} />
      <OrderFigures order={order} />
      <OrderBlockers order={order} />
      {order.description && <p className="zk-lines">{order.description}</p>}
      <OrderTerms order={order} />
      <FilesSection owner="order" ownerId={order.id} orderId={order.id} files={order.attachments} />
    </div>
  );
}

/** The terms that the buyer entered, collapsed by default. */
function OrderTerms({ order }: { order: Order }) {
  const { timeZone, currency } = order;
  return (
    <Disclosure title={m.order_detail_terms()}>
      <div className="zk-stack zk-gap-24">
        <OrderFacts order={order} section="what" title={m.order_editor_section_what()} />
        <OrderFacts order={order} section="dates" title={m.order_editor_section_dates()}>
          <GroupFact label={m.order_detail_published()}>
            <Moment iso={order.publishedAt} zone={timeZone} />
          </GroupFact>
          <GroupFact label={m.order_detail_revision()}>
            {order.revision}
            {order.revision > 1 && (
              <>
                {' · '}
                <Link to={paths.order(order.id, { tab: 'history' })}>{m.order_detail_addenda()}</Link>
              </>
            )}
          </GroupFact>
        </OrderFacts>
        <OrderFacts order={order} section="price" title={m.order_editor_section_price()} />
        <OrderFacts order={order} section="delivery" title={m.order_editor_section_delivery()} />
        {order.exchangeRates.length > 0 && (
          <FactGroup title={fieldLabel('order', 'exchangeRates')}>
            {order.exchangeRates.map(({ currency: foreign, rate, nominal, date }) => (
              <GroupFact key={foreign} label={`${nominal} ${foreign}`}>
                {formatDecimal(rate)} {currency} · <Day date={date} />
              </GroupFact>
            ))}
          </FactGroup>
        )}
      </div>
    </Disclosure>
  );
}
