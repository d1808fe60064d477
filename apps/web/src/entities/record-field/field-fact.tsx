import type { Kind } from '@zakupki/procurement/fields/field';
import { MISSING } from '../../format/number/numbers.ts';
import { GroupFact } from '../../ui/layout/groups/fact-group.tsx';
import { Money } from '../../ui/value/amount.tsx';
import { Day, Moment } from '../../ui/value/moment.tsx';
import { fieldLabel } from './field-label.ts';
import { fieldText } from './field-text.ts';
import type { LabelKey, Noun } from '@zakupki/procurement/fields/labels';

type FieldFactProps<N extends 'order' | 'bid'> = {
  readonly noun: N;
  readonly name: LabelKey<N>;
  readonly kind: Kind;
  readonly value: string | number | boolean | null;
  /** The currency of amounts. */
  readonly currency: string;
};

/** Formats a fact of an overview by the kind of its field; shows a dash when there is no value. */
export function FieldFact<N extends 'order' | 'bid'>({ noun, name, kind, value, currency }: FieldFactProps<N>) {
  return (
    <GroupFact label={fieldLabel(noun, name)}>
      <Value {...{ noun, name, kind, value, currency }} />
    </GroupFact>
  );
}

function Value({
  noun,
  name,
  kind,
  value,
  currency,
}: Omit<FieldFactProps<'order'>, 'noun' | 'name'> & { noun: Noun; name: string }) {
  const text = value === null || value === '' ? null : String(value);
  if (kind === 'amount') return <Money amount={text} currency={currency} />;
  if (kind === 'day') return <Day date={text} />;
  if (kind === 'moment') return <Moment iso={text} />;
  return text === null ? MISSING : fieldText({ noun, path: name, kind }, text, currency);
}
