import type { Kind } from '@zakupki/procurement/fields/field';
import { labelAt, type LabelKey, type Noun } from '@zakupki/procurement/fields/labels';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';

/** @param key `budget`, `delivery/address`, or a choice: `category=goods` */
export function fieldLabel<N extends Noun>(noun: N, key: LabelKey<N>): string {
  // The table `satisfies` its type, so no key is missing.
  return labelAt(noun, key, getLocale()) ?? '';
}

/** The label of an input, with the unit that the input does not show: `Warranty, months`. */
export function withUnit(kind: Kind, label: string): string {
  if (kind === 'days') return m.editor_label_days({ label });
  return kind === 'months' ? m.editor_label_months({ label }) : label;
}
