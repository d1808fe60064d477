/** What to enter where a value is missing, by the field's name in the contract; the same in forms and refusals. */
import type { Lang, Words } from '@zakupki/words';
import { BASIC_MISSING } from './missing-basics.ts';

/** By the end of the field's path without indexes; a name alone is the default for that name. */
const WORDS: ReadonlyMap<string, Words> = new Map(
  Object.entries({
    ...BASIC_MISSING,
    name: { en: 'Enter a name', ru: 'Укажите название' },
    reason: { en: 'Enter a reason', ru: 'Укажите причину' },
    comment: { en: 'Enter a comment', ru: 'Напишите комментарий' },
    phone: { en: 'Enter a phone number', ru: 'Укажите номер телефона' },
    answer: { en: 'Enter an answer', ru: 'Введите ответ' },
    person: { en: 'Enter your name', ru: 'Укажите имя' },
    title: { en: 'Enter a title', ru: 'Укажите название' },
    'items/name': { en: 'Enter a name', ru: 'Укажите наименование' },
    'contacts/name': { en: 'Enter a name', ru: 'Укажите имя' },
    'supplier/name': { en: 'Enter the supplier’s name', ru: 'Укажите название поставщика' },
    'company/name': { en: 'Enter a company name', ru: 'Укажите название компании' },
    'invoice/company': { en: 'Enter a company name', ru: 'Укажите название компании' },
    firstName: { en: 'Enter your first name', ru: 'Укажите имя' },
    lastName: { en: 'Enter your last name', ru: 'Укажите фамилию' },
    current: { en: 'Enter your current password', ru: 'Введите текущий пароль' },
    new: { en: 'Enter a new password', ru: 'Введите новый пароль' },
    code: { en: 'Enter a code', ru: 'Введите код' },
    promoCode: { en: 'Enter a promo code', ru: 'Введите промокод' },
    company: { en: 'Enter a company', ru: 'Укажите компанию' },
    'invoice/taxId/id': { en: 'Enter an INN', ru: 'Укажите ИНН' },
    'company/taxId/id': { en: 'Enter an INN', ru: 'Укажите ИНН' },
    'taxId/id': { en: 'Enter a tax number', ru: 'Укажите налоговый номер' },
    taxId: { en: 'Enter a tax number', ru: 'Укажите налоговый номер' },
    terms: { en: 'Accept the terms to continue', ru: 'Примите условия, чтобы продолжить' },
    consent: { en: 'Give your consent to continue', ru: 'Дайте согласие, чтобы продолжить' },
    text: { en: 'Enter the text', ru: 'Введите текст' },
    subject: { en: 'Enter a subject', ru: 'Укажите тему' },
    reasonCode: { en: 'Choose a reason', ru: 'Выберите причину' },
    justification: { en: 'Enter a justification', ru: 'Укажите обоснование' },
    currency: { en: 'Choose a currency', ru: 'Выберите валюту' },
    items: { en: 'Add at least one line', ru: 'Добавьте хотя бы одну позицию' },
    quantity: { en: 'Enter a quantity', ru: 'Укажите количество' },
    unitCode: { en: 'Choose a unit', ru: 'Выберите единицу' },
    unitPrice: { en: 'Enter a price', ru: 'Укажите цену' },
    maxUnitPrice: { en: 'Enter a ceiling price', ru: 'Укажите предельную цену' },
    budget: { en: 'Enter a budget', ru: 'Укажите бюджет' },
    quantityTolerancePercent: { en: 'Enter a tolerance', ru: 'Укажите допуск' },
    unitsPerPack: { en: 'Enter the units per pack', ru: 'Укажите число единиц в упаковке' },
    packsPerUnit: { en: 'Enter the number of packs', ru: 'Укажите число упаковок' },
    submissionDeadline: { en: 'Set when bids are due', ru: 'Укажите срок приёма предложений' },
    requiredBy: { en: 'Choose a date', ru: 'Выберите дату' },
    date: { en: 'Choose a date', ru: 'Выберите дату' },
    endsAt: { en: 'Choose an end date', ru: 'Выберите дату окончания' },
    address: { en: 'Enter an address', ru: 'Укажите адрес' },
    bankAccount: { en: 'Enter an account number', ru: 'Укажите расчётный счёт' },
    bik: { en: 'Enter a BIK', ru: 'Укажите БИК' },
    'delivery/address': { en: 'Enter a delivery address', ru: 'Укажите адрес доставки' },
    lotKey: { en: 'Choose a lot', ru: 'Выберите лот' },
    rate: { en: 'Enter an exchange rate', ru: 'Укажите курс' },
    nominal: { en: 'Enter the number of units', ru: 'Укажите число единиц' },
    source: { en: 'Choose a source', ru: 'Выберите источник' },
    bidId: { en: 'Choose a bid', ru: 'Выберите предложение' },
    planId: { en: 'Choose a plan', ru: 'Выберите тариф' },
    credits: { en: 'Enter the number of credits', ru: 'Укажите число кредитов' },
    'credits/amount': { en: 'Enter the number of credits', ru: 'Укажите число кредитов' },
    trialDays: { en: 'Enter the number of days', ru: 'Укажите число дней' },
    amount: { en: 'Enter an amount', ru: 'Укажите сумму' },
    percent: { en: 'Enter a percentage', ru: 'Укажите процент' },
    months: { en: 'Enter the number of months', ru: 'Укажите число месяцев' },
  } satisfies Record<string, Words>),
);

/** For fields that only callers of the API have. */
const ANY: Words = { en: 'Enter a value', ru: 'Укажите значение' };

/** @param path of the field, such as a JSON pointer: `/items/0/name`, `?q` */
export function missingField(path: string, lang: Lang): string {
  const names = path.split(/[/?]/u).filter((name) => name !== '' && !/^\d+$/u.test(name));
  for (let length = 3; length > 0; length -= 1) {
    const words = WORDS.get(names.slice(-length).join('/'));
    if (words) return words[lang];
  }
  return ANY[lang];
}
