/** Describes facts of a quote in the user's language: "Срок поставки: 10 дней". */
import type { ImportFact, Payment } from '@zakupki/api-client/schema';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { paymentWord, vatWord } from '../writing/value-words.ts';
import { LOCALES, type Lang, type Words } from '@zakupki/words';
import type { Fact, FactField } from '../facts/fact.ts';

const LABELS: Readonly<Record<FactField, Words>> = {
  supplierName: { en: 'Supplier', ru: 'Поставщик' },
  taxId: { en: 'Tax number', ru: 'ИНН' },
  kpp: { en: 'KPP', ru: 'КПП' },
  contactName: { en: 'Contact', ru: 'Контактное лицо' },
  email: { en: 'E-mail', ru: 'Эл. почта' },
  phone: { en: 'Phone', ru: 'Телефон' },
  externalNumber: { en: 'Bid number', ru: 'Номер предложения' },
  externalDate: { en: 'Bid date', ru: 'Дата предложения' },
  validUntil: { en: 'Valid until', ru: 'Действует до' },
  currency: { en: 'Currency', ru: 'Валюта' },
  vatMode: { en: 'Prices', ru: 'Цены' },
  vatRate: { en: 'VAT rate', ru: 'Ставка НДС' },
  declaredTotal: { en: 'Supplier’s stated total', ru: 'Итого в документе' },
  deliveryDays: { en: 'Delivery time, days', ru: 'Срок поставки, дней' },
  deliveryCost: { en: 'Delivery cost', ru: 'Стоимость доставки' },
  deliveryTerms: { en: 'Delivery terms', ru: 'Условия поставки' },
  payment: { en: 'Payment', ru: 'Оплата' },
  minOrderAmount: { en: 'Minimum order', ru: 'Минимальный заказ' },
  warrantyMonths: { en: 'Warranty, months', ru: 'Гарантия, месяцев' },
  notes: { en: 'Comment', ru: 'Комментарий' },
};

const PRICES = {
  included: { en: 'With VAT', ru: 'С НДС' },
  excluded: { en: 'Without VAT', ru: 'Без НДС' },
} satisfies Record<string, Words>;

export function presentFact({ payment, ...fact }: Fact, lang: Lang): ImportFact {
  const { field, value, sheet, row, text, isDoubtful } = fact;
  const message = `${LABELS[field][lang]}: ${valueWord(field, value, payment, lang)}`;
  return { field, value, sheet, row, text, isDoubtful, message };
}

const AMOUNTS: readonly FactField[] = ['declaredTotal', 'deliveryCost', 'minOrderAmount'];
const DAYS: readonly FactField[] = ['externalDate', 'validUntil'];

function valueWord(field: FactField, value: string, payment: Payment | undefined, lang: Lang): string {
  if (field === 'vatMode') return PRICES[value === 'included' ? 'included' : 'excluded'][lang];
  const rate = field === 'vatRate' ? VAT_RATES.find((vatRate) => vatRate === value) : undefined;
  if (rate !== undefined) return vatWord(rate, lang);
  if (payment) return lowerFirst(paymentWord(payment, lang).replace(/^(?:Оплата|Payment)\s+/u, ''));
  if (DAYS.includes(field)) return value.split('-').toReversed().join('.');
  if (!AMOUNTS.includes(field)) return value;
  const digits = value.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(LOCALES[lang], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value as Intl.StringNumericLiteral,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
