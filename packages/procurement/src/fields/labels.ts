/** Labels of fields and of their choices for forms, most facts of overviews, and histories, exported ones included. */
import { BID_FIELDS, BID_LINE_FIELDS } from './bid-fields.ts';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from './order-fields.ts';
import en from './en.json' with { type: 'json' };
import { type FieldPath, type Fields, type Kind, kindAt } from './field.ts';
import type { Lang } from '@zakupki/words';
import ru from './ru.json' with { type: 'json' };

const FIELDS = {
  order: ORDER_FIELDS,
  orderLine: ORDER_LINE_FIELDS,
  bid: BID_FIELDS,
  bidLine: BID_LINE_FIELDS,
  question: {},
  invitation: {},
} as const satisfies Record<string, Fields>;

export type Noun = keyof typeof FIELDS;

/** Fields that only a history names. */
const HISTORY_KINDS = {
  order: { number: 'text', awardedTotal: 'amount', attachments: 'text' },
  orderLine: {},
  bid: {
    attachments: 'text',
    targetTotal: 'amount',
    targetLines: 'count',
    to: 'text',
    subject: 'text',
    text: 'text',
    orderRevision: 'count',
    excludedItemIds: 'lines',
  },
  bidLine: {},
  question: { text: 'text', answer: 'text', attachments: 'text' },
  invitation: { email: 'text' },
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

/** What an audit event changes: the record or one of its lines. An answer to a purchase order changes the order. */
const NOUNS = {
  order: { record: 'order', line: 'orderLine' },
  bid: { record: 'bid', line: 'bidLine' },
  question: { record: 'question', line: 'question' },
  invitation: { record: 'invitation', line: 'invitation' },
  purchase_order: { record: 'order', line: 'orderLine' },
} as const;

/** What a change in a history is about; `line` counts from 1. */
type HistoryPlace =
  | (HistoryField & {
      readonly about: 'field';
      readonly noun: Noun;
      readonly path: string;
      readonly line: number | null;
    })
  | { readonly about: 'line'; readonly line: number }
  | { readonly about: 'contacts' }
  | { readonly about: 'conflict' }
  | { readonly about: 'other' };

type HistoryField = {
  readonly label: string;
  readonly kind: Kind;
};

/** @param pointer into the order, bid, question or invitation: `/items/2/quantity` */
export function historyPlace(type: keyof typeof NOUNS, pointer: string, language: Lang): HistoryPlace {
  const path = pointer.slice(1);
  const { record } = NOUNS[type];
  const field = historyField(record, path, language);
  if (field) return { about: 'field', noun: record, path, line: null, ...field };
  const [, item, key] = /^items\/(\d+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (item !== undefined) {
    const [noun, line] = [NOUNS[type].line, Number(item) + 1];
    const cell = key === undefined ? undefined : historyField(noun, key, language);
    return key !== undefined && cell ? { about: 'field', noun, path: key, line, ...cell } : { about: 'line', line };
  }
  if (path.startsWith('supplier/contacts')) return { about: 'contacts' };
  return path.startsWith('conflicts/') ? { about: 'conflict' } : { about: 'other' };
}

/** Returns undefined for a path that names no field. */
function historyField(noun: Noun, path: string, language: Lang): HistoryField | undefined {
  const label = labelAt(noun, path, language);
  const kinds: Readonly<Record<string, Kind>> = HISTORY_KINDS[noun];
  return label === undefined ? undefined : { label, kind: kinds[path] ?? kindAt(FIELDS[noun], path) ?? 'text' };
}

/** @param key of a field or a choice; undefined for an unknown one */
export function labelAt(noun: Noun, key: string, language: Lang): string | undefined {
  const labels: Readonly<Record<string, string>> = FIELD_LABELS[language][noun];
  return labels[key];
}
