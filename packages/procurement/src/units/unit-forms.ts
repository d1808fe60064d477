/** Words of units: after a number, alone, in "per box" and in "in 1 box". */
import type { Decimal } from '../decimals/decimal.ts';
import { LOCALES, type Lang } from '@zakupki/words';
import { findUnit } from './units.ts';

type UnitForms = {
  /** After a number, by plural category (CLDR). */
  readonly counted: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  /** "Offered: box". */
  readonly alone: string;
  /** After "per", in Russian "за": accusative. */
  readonly per: string;
  /** After "in one", in Russian "в одной": prepositional. */
  readonly in: string;
};

const english = (one: string, other = `${one}s`): UnitForms => ({
  counted: { one, other },
  alone: one,
  per: one,
  in: one,
});

type RussianWords = readonly [one: string, few: string, many: string, per: string, within: string, fraction?: string];

/** The form of a fraction is given only where it differs from that of 2: "1,5 рабочего дня", "2 рабочих дня". */
const russian = ([one, few, many, per, within, fraction = few]: RussianWords): UnitForms => ({
  counted: { one, few, many, other: fraction },
  alone: one,
  per,
  in: within,
});

/** By code. A unit without a row is written as its symbol, which has one form: м, кг, шт. */
const FORMS: Readonly<Record<string, Readonly<Partial<Record<Lang, UnitForms>>>>> = {
  H87: { en: { counted: { one: 'pc', other: 'pcs' }, alone: 'pcs', per: 'piece', in: 'piece' } },
  C62: { en: english('unit') },
  DZN: { en: english('dozen', 'dozen'), ru: russian(['дюжина', 'дюжины', 'дюжин', 'дюжину', 'дюжине']) },
  CEN: { en: english('hundred', 'hundred'), ru: russian(['сотня', 'сотни', 'сотен', 'сотню', 'сотне']) },
  MIL: { en: english('thousand pcs', 'thousand pcs') },
  PR: { en: english('pair'), ru: russian(['пара', 'пары', 'пар', 'пару', 'паре']) },
  SET: { en: english('set'), ru: russian(['комплект', 'комплекта', 'комплектов', 'комплект', 'комплекте']) },
  XPK: { en: english('pack'), ru: russian(['упаковка', 'упаковки', 'упаковок', 'упаковку', 'упаковке']) },
  XBX: { en: english('box', 'boxes'), ru: russian(['коробка', 'коробки', 'коробок', 'коробку', 'коробке']) },
  XCS: { en: english('case'), ru: russian(['ящик', 'ящика', 'ящиков', 'ящик', 'ящике']) },
  XPX: { en: english('pallet'), ru: russian(['паллета', 'паллеты', 'паллет', 'паллету', 'паллете']) },
  XRO: { en: english('roll'), ru: russian(['рулон', 'рулона', 'рулонов', 'рулон', 'рулоне']) },
  XCL: { en: english('coil'), ru: russian(['бухта', 'бухты', 'бухт', 'бухту', 'бухте']) },
  XBE: { en: english('bundle'), ru: russian(['связка', 'связки', 'связок', 'связку', 'связке']) },
  XST: { en: english('sheet'), ru: russian(['лист', 'листа', 'листов', 'лист', 'листе']) },
  XBG: { en: english('bag'), ru: russian(['пакет', 'пакета', 'пакетов', 'пакет', 'пакете']) },
  XSA: { en: english('sack'), ru: russian(['мешок', 'мешка', 'мешков', 'мешок', 'мешке']) },
  XBO: { en: english('bottle'), ru: russian(['бутылка', 'бутылки', 'бутылок', 'бутылку', 'бутылке']) },
  XCX: { en: english('can'), ru: russian(['банка', 'банки', 'банок', 'банку', 'банке']) },
  XBJ: { en: english('bucket'), ru: russian(['ведро', 'ведра', 'вёдер', 'ведро', 'ведре']) },
  XJY: { en: english('jerrican'), ru: russian(['канистра', 'канистры', 'канистр', 'канистру', 'канистре']) },
  XDR: { en: english('drum'), ru: russian(['бочка', 'бочки', 'бочек', 'бочку', 'бочке']) },
  HUR: { en: english('hour'), ru: russian(['час', 'часа', 'часов', 'час', 'часе']) },
  E49: {
    en: english('working day'),
    ru: russian(['рабочий день', 'рабочих дня', 'рабочих дней', 'рабочий день', 'рабочем дне', 'рабочего дня']),
  },
  DAY: { en: english('day'), ru: russian(['день', 'дня', 'дней', 'день', 'дне']) },
  WEE: { en: english('week'), ru: russian(['неделя', 'недели', 'недель', 'неделю', 'неделе']) },
  MON: { en: english('month'), ru: russian(['месяц', 'месяца', 'месяцев', 'месяц', 'месяце']) },
  QAN: { en: english('quarter'), ru: russian(['квартал', 'квартала', 'кварталов', 'квартал', 'квартале']) },
  ANN: { en: english('year'), ru: russian(['год', 'года', 'лет', 'год', 'году']) },
  E48: { en: english('service'), ru: russian(['услуга', 'услуги', 'услуг', 'услугу', 'услуге']) },
  E51: { en: english('job'), ru: russian(['работа', 'работы', 'работ', 'работу', 'работе']) },
  LS: {
    en: english('lump sum'),
    ru: russian(['твёрдая сумма', 'твёрдые суммы', 'твёрдых сумм', 'всё', 'твёрдой сумме', 'твёрдой суммы']),
  },
};

const RULES = new Map<Lang, Intl.PluralRules>();

function pluralRules(lang: Lang): Intl.PluralRules {
  let rules = RULES.get(lang);
  if (rules === undefined) RULES.set(lang, (rules = new Intl.PluralRules(LOCALES[lang])));
  return rules;
}

/** The unit after a quantity: "1 pack", "150 packs"; "1,5 бухты", "5 бухт". An unknown code stays as it is. */
export function countedUnit(quantity: Decimal, code: string, lang: Lang): string {
  const counted = FORMS[code]?.[lang]?.counted;
  return counted?.[pluralRules(lang).select(Number(quantity))] ?? unitSymbol(code, lang);
}

/** The unit alone: "box", "коробка". */
export function unitAlone(code: string, lang: Lang): string {
  return FORMS[code]?.[lang]?.alone ?? unitSymbol(code, lang);
}

/** The unit of a price: "per box", "за коробку". */
export function unitPer(code: string, lang: Lang): string {
  return FORMS[code]?.[lang]?.per ?? unitSymbol(code, lang);
}

/** The unit that holds others: "in 1 box", "в 1 коробке". */
export function unitIn(code: string, lang: Lang): string {
  return FORMS[code]?.[lang]?.in ?? unitSymbol(code, lang);
}

/** The sign of the unit, in tables and fields: `pcs`, `шт`; an unknown code stays as it is. */
export function unitSymbol(code: string, lang: Lang): string {
  return findUnit(code)?.symbol[lang] ?? code;
}
