import type { Order } from '@zakupki/api-client/schema';
import { type PlainName, sectionNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS, type OrderSection } from '@zakupki/procurement/fields/order-fields';
import type { FC, ReactNode } from 'react';
import { m } from '#messages';
import { closedBidding } from '../../../entities/order/bidding-deadline.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { FieldFact } from '../../../entities/record-field/field-fact.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { Moment } from '../../../ui/value/moment.tsx';

type Name = keyof typeof ORDER_FIELDS;
type Plain = PlainName<typeof ORDER_FIELDS>;
type Facts = FC<{ order: Order }> | null;

/** Facts that replace the generic fact of a field's kind; null for fields shown elsewhere. */
const FACTS: Partial<Record<Plain, Facts>> & Record<Exclude<Name, Plain>, Facts> = {
  title: null,
  category: null,
  tags: null,
  description: null,
  timeZone: null,
  currency: null,
  vatRateDefault: null,
  items: null,
  lots: null,
  exchangeRates: null,
  submissionDeadline: DeadlineFacts,
  vatMode: ({ order }) => (
    <GroupFact
      label={fieldLabel('order', 'vatMode')}
    >{`${vatModeWord(order.vatMode)}, ${vatRateWord(order.vatRateDefault)}`}</GroupFact>
  ),
  delivery: ({ order: { delivery } }) => (
    <>
      <GroupFact label={fieldLabel('order', 'delivery/address')}>{delivery.address ?? MISSING}</GroupFact>
      <GroupFact label={fieldLabel('order', 'delivery/incoterm')}>
        {[delivery.incoterm, delivery.place].filter(Boolean).join(', ') || MISSING}
      </GroupFact>
    </>
  ),
  payment: ({ order: { payment } }) => (
    <GroupFact label={fieldLabel('order', 'payment/kind')}>{payment ? paymentWords(payment) : MISSING}</GroupFact>
  ),
};

type OrderFactsProps = {
  readonly order: Order;
  readonly section: OrderSection;
  readonly title: string;
  /** Facts that the buyer does not enter. */
  readonly children?: ReactNode;
};

/** The fields of a section, in the order of ORDER_FIELDS. */
export function OrderFacts({ order, section, title, children }: OrderFactsProps) {
  const names = sectionNames(ORDER_FIELDS, section).filter((name) => FACTS[name] !== null);
  if (names.length === 0) return null;
  return (
    <FactGroup title={title}>
      {names.map((name) => {
        const CustomFact = FACTS[name];
        if (CustomFact) return <CustomFact key={name} order={order} />;
        // The type of FACTS guarantees that all other fields are plain.
        return <PlainFact key={name} name={name as Exclude<Plain, 'tags'>} order={order} />;
      })}
      {children}
    </FactGroup>
  );
}

function PlainFact({ name, order }: { name: Exclude<Plain, 'tags'>; order: Order }) {
  return (
    <FieldFact noun="order" name={name} kind={ORDER_FIELDS[name].kind} value={order[name]} currency={order.currency} />
  );
}

/** The deadline. After bidding has closed: the time it closed, and the deadline if it differs. */
function DeadlineFacts({ order }: { order: Order }) {
  const { submissionDeadline: due, timeZone } = order;
  const closedAt = closedBidding(order)?.at ?? null;
  return (
    <>
      {closedAt !== due && (
        <GroupFact label={fieldLabel('order', 'submissionDeadline')}>
          <Moment iso={due} zone={timeZone} />
        </GroupFact>
      )}
      {closedAt !== null && (
        <GroupFact label={m.words_bidding_closed()}>
          <Moment iso={closedAt} zone={timeZone} />
        </GroupFact>
      )}
    </>
  );
}
