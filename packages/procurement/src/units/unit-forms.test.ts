import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity } from '../../test/arbitraries.ts';
import { LANGUAGES, LOCALES, type Lang } from '@zakupki/words';
import { countedUnit, unitAlone, unitIn, unitPer } from './unit-forms.ts';
import { UNITS } from './units.ts';

/** A number of each plural category. */
const SAMPLES = ['0', '1', '2', '5', '11', '21', '22', '25', '101', '111', '1.5', '0.25', '1000000'];

const write = (code: string) => ({
  en: SAMPLES.slice(1, 3).map((count) => countedUnit(count, code, 'en')),
  ru: ['1', '2', '5', '1.5'].map((count) => countedUnit(count, code, 'ru')),
  per: [unitPer(code, 'en'), unitPer(code, 'ru')],
  in: [unitIn(code, 'en'), unitIn(code, 'ru')],
});

/** Every unit: English 1 and 2; Russian 1, 2, 5 and 1,5; per and за; in 1 and в 1. */
const WRITTEN = `
H87 pc pcs | шт шт шт шт | piece шт | piece шт
C62 unit units | ед ед ед ед | unit ед | unit ед
DZN dozen dozen | дюжина дюжины дюжин дюжины | dozen дюжину | dozen дюжине
CEN hundred hundred | сотня сотни сотен сотни | hundred сотню | hundred сотне
MIL thousand_pcs thousand_pcs | тыс._шт тыс._шт тыс._шт тыс._шт | thousand_pcs тыс._шт | thousand_pcs тыс._шт
PR pair pairs | пара пары пар пары | pair пару | pair паре
SET set sets | комплект комплекта комплектов комплекта | set комплект | set комплекте
XPK pack packs | упаковка упаковки упаковок упаковки | pack упаковку | pack упаковке
XBX box boxes | коробка коробки коробок коробки | box коробку | box коробке
XCS case cases | ящик ящика ящиков ящика | case ящик | case ящике
XPX pallet pallets | паллета паллеты паллет паллеты | pallet паллету | pallet паллете
XRO roll rolls | рулон рулона рулонов рулона | roll рулон | roll рулоне
XCL coil coils | бухта бухты бухт бухты | coil бухту | coil бухте
XBE bundle bundles | связка связки связок связки | bundle связку | bundle связке
XST sheet sheets | лист листа листов листа | sheet лист | sheet листе
XBG bag bags | пакет пакета пакетов пакета | bag пакет | bag пакете
XSA sack sacks | мешок мешка мешков мешка | sack мешок | sack мешке
XBO bottle bottles | бутылка бутылки бутылок бутылки | bottle бутылку | bottle бутылке
XCX can cans | банка банки банок банки | can банку | can банке
XBJ bucket buckets | ведро ведра вёдер ведра | bucket ведро | bucket ведре
XJY jerrican jerricans | канистра канистры канистр канистры | jerrican канистру | jerrican канистре
XDR drum drums | бочка бочки бочек бочки | drum бочку | drum бочке
HUR hour hours | час часа часов часа | hour час | hour часе
E49 working_day working_days | рабочий_день рабочих_дня рабочих_дней рабочего_дня | working_day рабочий_день | working_day рабочем_дне
DAY day days | день дня дней дня | day день | day дне
WEE week weeks | неделя недели недель недели | week неделю | week неделе
MON month months | месяц месяца месяцев месяца | month месяц | month месяце
QAN quarter quarters | квартал квартала кварталов квартала | quarter квартал | quarter квартале
ANN year years | год года лет года | year год | year году
E48 service services | услуга услуги услуг услуги | service услугу | service услуге
E51 job jobs | работа работы работ работы | job работу | job работе
LS lump_sum lump_sums | твёрдая_сумма твёрдые_суммы твёрдых_сумм твёрдой_суммы | lump_sum всё | lump_sum твёрдой_сумме
`;

/** Units whose symbol is an abbreviation with one form in both languages. */
const ABBREVIATED = `MGM GRM KGM DTN TNE MMT CMT MTR LM KMT CMK MTK HAR MLT CMQ LTR MTQ KWH MWH`.split(' ');

const rows = WRITTEN.trim()
  .split('\n')
  .map((row) => {
    const code = row.slice(0, row.indexOf(' '));
    const parts = row.slice(code.length + 1).split(' | ');
    const [en, ru, per, within] = parts.map((part) => part.split(' ').map((word) => word.replaceAll('_', ' ')));
    return [code, { en, ru, per, in: within }] as const;
  });

it('writes every unit of the table', () => {
  expect([...rows.map(([code]) => code), ...ABBREVIATED].toSorted()).toEqual(UNITS.map(({ code }) => code).toSorted());
});

it.each(rows)('%s', (code, forms) => expect(write(code)).toEqual(forms));

it.each(ABBREVIATED)('%s has one form, its symbol', (code) => {
  const { symbol } = UNITS.find((unit) => unit.code === code) ?? {};
  for (const lang of LANGUAGES) {
    const forms = [...SAMPLES.map((count) => countedUnit(count, code, lang)), unitPer(code, lang), unitIn(code, lang)];
    expect(new Set(forms)).toEqual(new Set([symbol?.[lang]]));
  }
});

describe('by the plural rules of the language', () => {
  it.each([
    [
      'en',
      [
        'packs',
        'pack',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
        'packs',
      ],
    ],
    [
      'ru',
      [
        'упаковок',
        'упаковка',
        'упаковки',
        'упаковок',
        'упаковок',
        'упаковка',
        'упаковки',
        'упаковок',
        'упаковка',
        'упаковок',
        'упаковки',
        'упаковки',
        'упаковок',
      ],
    ],
  ] as const)('%s', (lang, forms) => {
    expect(SAMPLES.map((count) => countedUnit(count, 'XPK', lang))).toEqual(forms);
  });

  it('quantities of the same plural category have the same form', () => {
    const categoryOf = (count: string, lang: Lang) => new Intl.PluralRules(LOCALES[lang]).select(Number(count));
    fc.assert(
      fc.property(fc.constantFrom(...UNITS), fc.constantFrom(...LANGUAGES), quantity, ({ code }, lang, count) => {
        const sample = SAMPLES.find((one) => categoryOf(one, lang) === categoryOf(count, lang)) ?? '';
        expect(countedUnit(count, code, lang)).toBe(countedUnit(sample, code, lang));
      }),
    );
  });
});

it.each([
  ['H87', 'pcs', 'шт'],
  ['XCL', 'coil', 'бухта'],
  ['E49', 'working day', 'рабочий день'],
  ['MTR', 'm', 'м'],
])('%s is %s and %s alone', (code, en, ru) => expect([unitAlone(code, 'en'), unitAlone(code, 'ru')]).toEqual([en, ru]));

it('an unknown code stays as it is', () => {
  expect([countedUnit('2', 'ZZZ', 'ru'), unitPer('ZZZ', 'en'), unitIn('ZZZ', 'ru')]).toEqual(['ZZZ', 'ZZZ', 'ZZZ']);
});
