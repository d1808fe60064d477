/** Changes of a history in words: the labels of the forms, and values by the kind of their field. */
import type { AuditEvent, OrderItem } from '@zakupki/api-client/schema';
import type { Kind } from '@zakupki/procurement/fields/field';
import { FIELD_LABELS, historyPlace, labelAt, type Noun } from '@zakupki/procurement/fields/labels';
import { wordsIn } from './export-words.ts';
import { unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { momentWord, vatWord } from '../writing/value-words.ts';
import { LOCALES, type Lang, type Words } from '@zakupki/words';

/** Context that the values of a history are formatted with. */
type HistoryScene = {
  readonly lang: Lang;
  readonly timeZone: string;
  /** of the amounts: the order's or the bid's */
  readonly currency: string;
  readonly items: readonly Pick<OrderItem, 'id' | 'position'>[];
};

type Write = (value: string, scene: HistoryScene) => string;

const formatNumber = (value: string, lang: Lang, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 8, ...options }).format(
    value as Intl.StringNumericLiteral,
  );

const number: Write = (value, { lang }) => formatNumber(value, lang);
const count =
  (unit: 'day' | 'month'): Write =>
  (value, { lang }) =>
    formatNumber(value, lang, { style: 'unit', unit, unitDisplay: 'long' });
const money: Write = (value, { lang, currency }) =>
  formatNumber(value, lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
const day: Write = (value, { lang }) =>
  new Intl.DateTimeFormat(LOCALES[lang], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(value));
const moment: Write = (value, { lang, timeZone }) => momentWord(value, timeZone, lang);
const unit: Write = (value, { lang }) => unitSymbol(value, lang);
const rate: Write = (value, { lang }) => vatWord(value as Parameters<typeof vatWord>[0], lang);
const oneOf =
  (words: Readonly<Record<string, Words>>): Write =>
  (value, { lang }) =>
    words[value]?.[lang] ?? value;
const mode: Write = (value, { lang }) => wordsIn(lang)(value === 'included' ? 'included' : 'excluded');
const lines: Write = (value, { items }) =>
  value
    .split(', ')
    .flatMap((id) => items.find((item) => item.id === id)?.position ?? [])
    .join(', ');

const WRITERS: Partial<Record<Kind, Write>> = {
  flag: oneOf({ true: { en: 'Yes', ru: 'Да' }, false: { en: 'No', ru: 'Нет' } }),
  amount: money,
  unitPrice: money,
  quantity: number,
  percent: number,
  count: number,
  days: count('day'),
  months: count('month'),
  day,
  moment,
  unit,
  vatRate: rate,
  vatMode: mode,
  payment: oneOf({
    prepaid: { en: 'Prepaid', ru: 'Предоплата' },
    postpaid: { en: 'After delivery', ru: 'После поставки' },
    mixed: { en: 'Partly in advance', ru: 'Частями' },
  }),
  lines,
};

/** Fields that repeat the name of the event or that only the server needs. */
const OMITTED =
  /^\/status$|^\/awardedAt$|^\/(?:supersedes|alternativeOf)BidId$|^\/source$|^\/supplier\/(?:supplierId|taxId\/scheme)$/u;

/** One change a line: `Line 2, Quantity: 10 → 12`. */
export function changesWord({ entity, changes }: Pick<AuditEvent, 'entity' | 'changes'>, scene: HistoryScene): string {
  return changes
    .filter(({ path }) => !OMITTED.test(path))
    .map(({ path, from, to }) => {
      const { label, write } = fieldOf(path, entity.type, scene.lang);
      const value = (text: string | null) => (text === null ? '—' : written(text, write, scene));
      if (from === null) return `${label}: ${value(to)}`;
      return `${label}: ${value(from)} → ${value(to)}`;
    })
    .join('\n');
}

const OTHER = {
  line: { en: 'Line', ru: 'Позиция' },
  conflict: { en: 'Conflict', ru: 'Расхождение' },
  other: { en: 'Other', ru: 'Прочее' },
} satisfies Record<string, Words>;

function fieldOf(path: string, type: AuditEvent['entity']['type'], lang: Lang): { label: string; write?: Write } {
  const place = historyPlace(type, path, lang);
  if (place.about === 'line') return { label: lineWord(place.line, lang) };
  if (place.about === 'contacts') return { label: FIELD_LABELS[lang].bid['supplier/contacts'] };
  if (place.about !== 'field') return { label: OTHER[place.about][lang] };
  const { noun, line, label, kind } = place;
  const write = kind === 'choice' ? choiceOf(noun, place.path) : WRITERS[kind];
  return { label: line === null ? label : `${lineWord(line, lang)}, ${label}`, ...(write && { write }) };
}

const lineWord = (line: number, lang: Lang) => `${OTHER.line[lang]} ${line}`;

/** Choices are named beside their field. */
const choiceOf =
  (noun: Noun, path: string): Write =>
  (value, { lang }) =>
    labelAt(noun, `${path}=${value}`, lang) ?? value;

/** A value in an unexpected form is shown as stored, because a history is never rewritten. */
function written(value: string, write: Write | undefined, scene: HistoryScene): string {
  try {
    return write ? write(value, scene) : value;
  } catch {
    return value;
  }
}
