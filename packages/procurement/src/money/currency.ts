/** ISO 4217 fraction digits, symbol, names, and how people write the currency in documents. */
import type { Words } from '@zakupki/words';

type CurrencyFacts = {
  readonly digits: number;
  readonly symbol: string;
  readonly name: Words;
  /** Lower case, without a closing dot; the ISO code and the symbol are recognised anyway. */
  readonly written: readonly string[];
};

/** Currencies of the marketplace by ISO 4217 code. */
export const CURRENCIES = {
  RUB: {
    digits: 2,
    symbol: '₽',
    name: { ru: 'Российский рубль', en: 'Russian rouble' },
    written: ['руб', 'р', 'рублей', 'рубль', 'рубля', 'rur'],
  },
  USD: { digits: 2, symbol: '$', name: { ru: 'Доллар США', en: 'US dollar' }, written: ['us$', 'долл', 'долл сша'] },
  EUR: { digits: 2, symbol: '€', name: { ru: 'Евро', en: 'Euro' }, written: ['евро', 'euro'] },
  CNY: {
    digits: 2,
    symbol: '¥',
    name: { ru: 'Китайский юань', en: 'Chinese yuan' },
    written: ['юань', 'юаней', 'rmb', 'cn¥', '元'],
  },
  KZT: {
    digits: 2,
    symbol: '₸',
    name: { ru: 'Казахстанский тенге', en: 'Kazakhstani tenge' },
    written: ['тенге', 'тг'],
  },
  BYN: { digits: 2, symbol: 'Br', name: { ru: 'Белорусский рубль', en: 'Belarusian rouble' }, written: ['бел руб'] },
} as const satisfies Record<string, CurrencyFacts>;

/** ISO 4217 code of a supported currency. */
export type Currency = keyof typeof CURRENCIES;

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

/** Fraction digits of the currency's amounts (ISO 4217). */
export function currencyDigits(currency: Currency): number {
  return CURRENCIES[currency].digits;
}

const BY_WRITTEN_FORM = new Map<string, Currency>(
  Object.entries(CURRENCIES).flatMap(([code, { symbol, written }]) =>
    // Object.entries loses the key type; the keys are those of the table above.
    [code, symbol, ...written].map((form) => [form.toLowerCase(), code as Currency] as const),
  ),
);

/** Reads "₽", "руб.", "usd"; null for an unknown currency. */
export function readCurrency(text: string): Currency | null {
  const form = text
    .toLowerCase()
    .replace(/[.\s]+/gu, ' ')
    .trim();
  return BY_WRITTEN_FORM.get(form) ?? null;
}
