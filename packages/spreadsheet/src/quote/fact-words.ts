/** Words facts of a quote in the reader's language: "Срок поставки: 10 дней". */
import type { ImportFact, Payment } from '@zakupki/api-client/schema';
import { VAT_RATES } from '@zakupki/procurement/money/vat';
import { paymentWord, vatWord } from '../writing/value-words.ts';
import type { Lang } from '../imports/sentences.ts';
import type { Fact, FactField } from './facts/fact.ts';

type Pair = readonly [en: string, ru: string];

const LABELS: Readonly<Record<FactField, Pair>> = {
  supplierName: ['Supplier', 'Поставщик'],
  taxId: ['Tax number', 'ИНН'],
  kpp: ['KPP', 'КПП'],
  contactName: ['Contact', 'Контактное лицо'],
  email: ['E-mail', 'Эл. почта'],
  phone: ['Phone', 'Телефон'],
  externalNumber: ['Number of the bid', 'Номер предложения'],
  externalDate: ['Date of the bid', 'Дата предложения'],
  validUntil: ['Valid until', 'Действует до'],
  currency: ['Currency', 'Валюта'],
  vatMode: ['Prices', 'Цены'],
  vatRate: ['VAT rate', 'Ставка НДС'],
  declaredTotal: ['Stated total', 'Заявленная сумма'],
  deliveryDays: ['Delivery time, days', 'Срок поставки, дней'],
  deliveryCost: ['Cost of delivery', 'Стоимость доставки'],
  deliveryTerms: ['Terms of delivery', 'Условия поставки'],
  payment: ['Payment', 'Оплата'],
  minOrderAmount: ['Minimum order', 'Минимальная сумма заказа'],
  warrantyMonths: ['Warranty, months', 'Гарантия, месяцев'],
  notes: ['Comment', 'Комментарий'],
};

const of = ([en, ru]: Pair, lang: Lang): string => (lang === 'ru' ? ru : en);

export function presentFact({ payment, ...fact }: Fact, lang: Lang): ImportFact {
  const { field, value, sheet, row, text, isDoubtful } = fact;
  const message = `${of(LABELS[field], lang)}: ${valueWord(field, value, payment, lang)}`;
  return { field, value, sheet, row, text, isDoubtful, message };
}

const AMOUNTS: readonly FactField[] = ['declaredTotal', 'deliveryCost', 'minOrderAmount'];
const DAYS: readonly FactField[] = ['externalDate', 'validUntil'];

function valueWord(field: FactField, value: string, payment: Payment | undefined, lang: Lang): string {
  if (field === 'vatMode') return of(value === 'included' ? ['with VAT', 'с НДС'] : ['without VAT', 'без НДС'], lang);
  const rate = field === 'vatRate' ? VAT_RATES.find((one) => one === value) : undefined;
  if (rate !== undefined) return vatWord(rate, lang);
  if (payment) return lowerFirst(paymentWord(payment, lang).replace(/^(?:Оплата|Payment)\s+/u, ''));
  if (DAYS.includes(field)) return value.split('-').toReversed().join('.');
  if (!AMOUNTS.includes(field)) return value;
  return lang === 'ru' ? grouped(value, '\u00A0').replace('.', ',') : grouped(value, ',');
}

const grouped = (amount: string, mark: string) => amount.replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/gu, mark);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
