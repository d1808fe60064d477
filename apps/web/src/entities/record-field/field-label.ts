import { FIELD_LABELS, type LabelKey, type Noun } from '@zakupki/procurement/fields/labels';
import { getLocale } from '../../i18n/locale.ts';

/** @param key `budget`, `delivery/address`, or a choice: `category=goods` */
export function fieldLabel<N extends Noun>(noun: N, key: LabelKey<N>): string {
  const labels: Readonly<Record<string, string>> = FIELD_LABELS[getLocale()][noun];
  // `satisfies` in the table: no key of the type is missing.
  return labels[key] ?? '';
}
