/** Names of fields and of their choices, the same in forms, overviews, histories and exports. */
import { BID_FIELDS, BID_LINE_FIELDS } from '../bids/bid-fields.ts';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '../orders/order-fields.ts';
import en from './en.json' with { type: 'json' };
import { type FieldPath, type Fields, type Kind, kindAt } from './field.ts';
import type { Lang } from '../words.ts';
import ru from './ru.json' with { type: 'json' };

export const FIELDS = {
  order: ORDER_FIELDS,
  orderLine: ORDER_LINE_FIELDS,
  bid: BID_FIELDS,
  bidLine: BID_LINE_FIELDS,
  question: {},
} as const satisfies Record<string, Fields>;

export type Noun = keyof typeof FIELDS;

/** Fields that only a history names. */
export const HISTORY_KINDS = {
  order: { number: 'text', awardedTotal: 'amount', attachments: 'text' },
  orderLine: {},
  bid: {
    attachments: 'text',
    targetTotal: 'amount',
    targetLines: 'count',
    orderRevision: 'count',
    excludedItemIds: 'lines',
  },
  bidLine: {},
  question: { text: 'text', answer: 'text', attachments: 'text' },
} as const satisfies Record<Noun, Readonly<Record<string, Kind>>>;

type ChoiceKey<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { choices: readonly (infer C extends string)[] } ? `${K}=${C}` : never;
}[keyof F & string];

/** `budget`, `delivery/address`, `category=goods` */
export type LabelKey<N extends Noun> =
  | FieldPath<(typeof FIELDS)[N]>
  | ChoiceKey<(typeof FIELDS)[N]>
  | (keyof (typeof HISTORY_KINDS)[N] & string);

export const FIELD_LABELS = { en, ru } satisfies Record<Lang, { [N in Noun]: Record<LabelKey<N>, string> }>;

/** The label and kind of a change in a history; undefined for a path that is no field. */
export function historyField(noun: Noun, path: string, language: Lang): { label: string; kind: Kind } | undefined {
  const labels: Readonly<Record<string, string>> = FIELD_LABELS[language][noun];
  const label = labels[path];
  const kinds: Readonly<Record<string, Kind>> = HISTORY_KINDS[noun];
  return label === undefined ? undefined : { label, kind: kinds[path] ?? kindAt(FIELDS[noun], path) ?? 'text' };
}
