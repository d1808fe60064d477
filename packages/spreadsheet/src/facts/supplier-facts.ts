/** Reads the supplier's name, tax number and contacts. */
import { EMAIL_IN_TEXT, readPhone, readTaxId } from '../cells/contact-input.ts';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, END, matchesOf, pattern } from './pattern.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';

const LEGAL_FORM = String.raw`(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ТОО|ОДО|ЧУП|УП|ФГУП|МУП|НПО|НПП|ПКФ|ТД|ТПК|ГК|Компания|Фирма|Общество с ограниченной ответственностью|Акционерное общество)`;
const QUOTED = String.raw`[«"“„'](?:[^«»"“”„\t]|[«"“„][^«»"“”„\t]*[»"”“])+[»"”“']`;
/** «ООО "Метиз"», "ООО Метиз-Сервис", "Метиз, ООО"; words without quotation marks need a capital. */
const RUSSIAN_COMPANY = String.raw`${BEGIN}(?:${LEGAL_FORM}\s+(?:(?:ТД|ТПК|ПКФ|НПО|НПП|ГК|Торговый [Дд]ом)\s+)?(?:${QUOTED}|\p{Lu}[\p{L}\d.&-]*(?:\s+\p{Lu}[\p{L}\d.&-]*){0,3}))`;
const SOLE_TRADER = String.raw`${BEGIN}(?:ИП|Индивидуальный предприниматель)\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){1,2}|${BEGIN}ИП\s+\p{Lu}\p{Ll}+\s+\p{Lu}\.\s?\p{Lu}\.`;
const FOREIGN_FORMS = anyWord({
  ru: '',
  en: String.raw`LLC, L\.L\.C\., Ltd, Limited, GmbH, Inc, Corp, Co\.,?\s*Ltd, S\.?A\.?, S\.?r\.?l, B\.?V, AG, PLC, JSC,
    OOO, Oy, AB, s\.r\.o, Sp\. z o\.o`,
});
const FOREIGN_COMPANY = String.raw`${BEGIN}\p{Lu}[\p{L}\d&'.-]*(?:\s+(?:&|\p{Lu}[\p{L}\d&'.-]*)){0,5},?\s+${FOREIGN_FORMS}(?![\p{L}\p{N}])\.?`;
// Case distinguishes a name from a word here.
const COMPANY = new RegExp([RUSSIAN_COMPANY, SOLE_TRADER, FOREIGN_COMPANY].join('|'), 'gu');

const COMPANY_LABELS = anyWord({
  ru: 'поставщик, продавец, исполнитель, подрядчик, компания, организация, фирма, от кого',
  en: 'supplier, seller, vendor, company, from',
});
const LABELLED_NAME = pattern(
  String.raw`(?:^|[\t.;])\s*(?:наименование\s+)?${COMPANY_LABELS}(?:\s+name)?(?:а|ом)?\s*(?:[:—–-]|\t)\s*(?<name>[^\t;]{2,200})`,
);
/** Words that end a name and begin the company's details. */
const AFTER_NAME =
  /[,;(]?\s*(?:ИНН|КПП|ОГРН|ОКПО|УНП|БИН|юр\.?\s|адрес|г\.\s|тел|e-?mail|эл\.|сайт|tax|TIN|VAT|tel|phone|address|\d{6},).*$/isu;

/** The details of the supplier's bank stand above an invoice. */
const BANK = /(?<!\p{L})банк|банк(?!\p{L})|(?<!\p{L})втб(?!\p{L})|(?<!\p{L})bank(?!\p{L})/iu;

const INN = pattern(
  String.raw`${BEGIN}инн(?:\s*\/\s*кпп)?[\s:№.=—–-]*(?<inn>\d{12}|\d{10})(?!\d)(?:\s*[\/,;]\s*(?<kpp>\d{9})(?!\d))?`,
);
const BAD_INN = pattern(String.raw`${BEGIN}инн(?:\s*\/\s*кпп)?[\s:№.=—–-]*(?<inn>\d{5,})`);
const KPP = pattern(String.raw`${BEGIN}кпп[\s:№.=—–-]*(?<kpp>\d{4}[\dA-Z]{2}\d{3})(?!\d)`);
const TAX_LABELS = anyWord({
  ru: 'унп, бин',
  en: String.raw`unp, bin, tin, inn, tax\s*(?:id|no|number|code), vat\s*(?:no|number|id|reg(?:istration)?(?:\s*no)?)`,
});
const FOREIGN_TAX = pattern(
  String.raw`${BEGIN}(?<label>${TAX_LABELS})[\s.:№#=—–-]*(?<id>(?=[A-Z-]{0,4}\d)[A-Z0-9][A-Z0-9-]{5,19})${END}`,
);
const PHONE = pattern(
  String.raw`(?:${BEGIN}(?:телефон|тел|моб|phone|tel|mobile|cell|т|whatsapp|call)[\p{L}.\/]*[\s:—–-]*)?(?<![\d.,])(?<number>(?:\+7|8|7(?=\s*\())[\s(-]*\d{3,5}[\s)-]*\d{1,3}[\s-]*\d{2}[\s-]*\d{2}|\(\d{3,5}\)[\s-]*\d{1,3}[\s-]*\d{2}[\s-]*\d{2}|\+[1-9]\d{0,2}[\s(-]*\d{1,5}[\s)-]*\d{2,4}(?:[\s-]*\d{2,4}){1,3})(?!\d)(?<ext>[\s,(]*(?:доб|вн|ext)[\p{L}.:\s]*\d+\)?)?`,
);

const PERSON = String.raw`\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?:[^\S\t]+\p{Lu}(?:[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|\.\s?(?:\p{Lu}\.)?)){1,2}|\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}\p{Ll}+`;
// Capitals identify a person's name; labels may have any case.
const BEFORE_NAME = anyPhrase({
  ru: String.raw`[Кк]онтактное\x20лицо, [Кк]онтакт(?:ы)?, [Мм]енеджер(?: по [\p{Ll}\s]{3,30})?, [Ии]сполнитель,
    [Оо]тветственн\p{Ll}+(?: лицо)?, [Сс]пециалист(?: [\p{Ll}\s]{3,30})?, [Дд]иректор, [Сс] уважением`,
  en: String.raw`[Cc]ontact(?: [Pp]erson)?, (?:[Ss]ales )?[Mm]anager, [Pp]repared by, [Aa]ccount [Mm]anager,
    (?:[Bb]est|[Kk]ind|[Ww]arm)?\s*[Rr]egards, [Ss]incerely(?: yours)?`,
});
const CONTACT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${BEFORE_NAME}[\s:,.—–-]+(?:менеджер[\p{Ll}\s]*[\s:,—–-]+)?(?<name>${PERSON})`,
  'gu',
);

/** Tax and bank numbers, which are not phone numbers. */
const LONG_DIGITS = /\d{11,}/u;

export const readSupplier: FactReader = (text) => {
  const numbers = [
    ...taxNumbers(text),
    ...matchesOf(KPP, text).map((one) => foundAt('kpp', one.groups?.['kpp'] ?? '', one)),
  ];
  const isTaken = (start: number) => numbers.some((one) => start >= one.start && start < one.end);
  const phones = matchesOf(PHONE, text).flatMap((one) => {
    const { number = '' } = one.groups ?? {};
    // A number with only an area code is Russian.
    const found = readPhone(number.startsWith('(') ? `+7${number}` : number);
    const isNumber = found.ok && !isTaken(one.index) && !LONG_DIGITS.test(number.replace(/^[78]/u, ''));
    return isNumber ? [foundAt('phone', found.value, one)] : [];
  });
  return [
    ...names(text),
    ...numbers,
    ...matchesOf(EMAIL_IN_TEXT, text).map((one) => foundAt('email', one[0].replace(/\.$/u, ''), one)),
    ...phones,
    ...matchesOf(CONTACT, text).map((one) => foundAt('contactName', (one.groups?.['name'] ?? '').trim(), one)),
  ];
};

function names(text: string): Found[] {
  const labelled = matchesOf(LABELLED_NAME, text).flatMap((one) => {
    const whole = one.groups?.['name'] ?? '';
    const company = COMPANY.exec(whole);
    COMPANY.lastIndex = 0;
    const name = (company?.[0] ?? whole.replace(AFTER_NAME, '')).replace(/[\s,;.]+$/u, '').trim();
    // "Исполнитель: Иванов И. И." is a person.
    if (name.length < 2 || name.includes('@') || isPerson(one[0])) return [];
    const start = one.index + one[0].indexOf(whole);
    return [
      { field: 'supplierName' as const, value: name, start: one.index, end: start + whole.indexOf(name) + name.length },
    ];
  });
  if (labelled.length > 0) return labelled;
  return matchesOf(COMPANY, text)
    .filter(([name]) => !BANK.test(name))
    .map((one) => foundAt('supplierName', one[0].replace(/[\s,]+$/u, ''), one, { isDoubtful: true }));
}

function isPerson(text: string): boolean {
  CONTACT.lastIndex = 0;
  const found = CONTACT.test(text);
  CONTACT.lastIndex = 0;
  return found;
}

function taxNumbers(text: string): Found[] {
  const russian = matchesOf(INN, text).flatMap((one) => {
    const { inn = '', kpp } = one.groups ?? {};
    const found = readTaxId(inn);
    if (!found.ok) return [];
    return [foundAt('taxId', found.value.id, one, { scheme: 'RU-INN' }), ...(kpp ? [foundAt('kpp', kpp, one)] : [])];
  });
  if (russian.length > 0) return russian;
  return matchesOf(FOREIGN_TAX, text).flatMap((one) => {
    const { label = '', id = '' } = one.groups ?? {};
    if (/^(?:унп|unp)$/iu.test(label) && /^\d{9}$/u.test(id)) return [foundAt('taxId', id, one, { scheme: 'BY-UNP' })];
    if (/^(?:бин|bin)$/iu.test(label) && /^\d{12}$/u.test(id)) return [foundAt('taxId', id, one, { scheme: 'KZ-BIN' })];
    const found = readTaxId(id);
    return found.ok
      ? [foundAt('taxId', id, one, { scheme: found.value.scheme })]
      : [foundAt('taxId', id, one, { scheme: 'OTHER' })];
  });
}

/** A Russian tax number with a wrong check digit; null when there is none. */
export function wrongTaxNumber(text: string): string | null {
  const [bad] = matchesOf(BAD_INN, text).filter((one) => !readTaxId(one.groups?.['inn'] ?? '').ok);
  return bad?.groups?.['inn'] ?? null;
}
