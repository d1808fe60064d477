import type { OrderRow } from '@zakupki/api-client/schema';
import { IconClockExclamation } from '@tabler/icons-react';
import { m } from '#messages';
import { daysUntil, formatDay } from '../../format/date/dates.ts';

type DecidedOrder = Pick<OrderRow, 'status' | 'decisionDate' | 'timeZone'>;

/** From this number of days before the day of the decision. */
const SOON_DAYS = 2;

/** How urgent the decision of an order in evaluation is, in the order's time zone. */
export function decisionUrgency({ status, decisionDate, timeZone }: DecidedOrder): 'overdue' | 'soon' | null {
  if (status !== 'evaluation' || decisionDate === null) return null;
  const days = daysUntil(decisionDate, timeZone);
  return days < 0 ? 'overdue' : days <= SOON_DAYS ? 'soon' : null;
}

/** When the decision is due; late ones are red, imminent ones amber, both with an icon. */
export function DecisionDay({ order }: { order: DecidedOrder }) {
  if (order.decisionDate === null) return null;
  const day = formatDay(order.decisionDate);
  const urgency = decisionUrgency(order);
  if (urgency === null) return <span className="zk-secondary">{m.words_decision({ day })}</span>;
  return (
    <strong className={`zk-inline zk-medium zk-gap-6 ${urgency === 'overdue' ? 'zk-danger' : 'zk-warning'}`}>
      <IconClockExclamation size={16} className="zk-icon" aria-hidden />
      {urgency === 'overdue' ? m.words_decision_overdue({ day }) : m.words_decision({ day })}
    </strong>
  );
}
