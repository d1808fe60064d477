import { expect, test } from 'vitest';
import { OKEI, okeiByNumber, okeiByText, readOkei } from './okei.ts';
import { countedUnit, unitSymbol } from './unit-forms.ts';
import { readAnyUnit, splitQuantity } from './unit-input.ts';
import { convertQuantity, findUnit } from './units.ts';

test('every number is there once, with a name', () => {
  const numbers = OKEI.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(590);
  expect(OKEI.filter(({ number, name }) => !/^\d{3,4}$/u.test(number) || name === '')).toEqual([]);
});

/** One or two of each group of each section. */
test.each([
  ['003', 'Миллиметр', ['мм'], ['mm'], ['MMT']],
  ['047', 'Морская миля (1852 м)', ['миля'], ['n mile'], ['NMI']],
  ['055', 'Квадратный метр', ['м²'], ['m²'], ['MTK']],
  ['058', 'Тысяча квадратных метров', ['10³ м²'], ['daa'], ['DAA']],
  ['112', 'Литр; кубический дециметр', ['л', 'дм³'], ['l', 'L', 'dm³'], ['LTR', 'DMQ']],
  ['168', 'Тонна; метрическая тонна (1000 кг)', ['т'], ['t'], ['TNE']],
  ['245', 'Киловатт-час', ['кВт·ч'], ['kW·h'], ['KWH']],
  ['298', 'Мегапаскаль', ['МПа'], ['MPa'], ['MPA']],
  ['362', 'Месяц', ['мес'], [], ['MON']],
  ['796', 'Штука', ['шт'], ['pc', '1'], ['PCE', 'NMB']],
  ['865', 'Килограмм пятиокиси фосфора', ['кг P₂O₅'], [], ['KPP']],
  ['018', 'Погонный метр', ['пог. м'], [], []],
  ['081', 'Квадратный метр общей площади', ['м² общ. пл'], [], []],
  ['114', 'Тысяча кубических метров', ['10³ м³'], [], []],
  ['172', 'Тонна условного топлива', ['т усл. топл'], [], []],
  ['233', 'Гигакалория', ['Гкал'], [], []],
  ['352', 'Микросекунда', ['мкс'], [], []],
  ['539', 'Человеко-час', ['чел·ч'], [], []],
  ['642', 'Единица', ['ед'], [], []],
  ['728', 'Пачка', ['пач'], [], []],
  ['876', 'Условная единица', ['усл. ед'], [], []],
  ['2553', 'Гигабайт', ['Гбайт'], [], []],
  ['8751', 'Коробка', ['кор'], [], []],
  ['9916', 'Международная единица биологической активности на миллилитр', ['МЕ/мл'], [], []],
  ['146', 'Баррель (нефтяной) США (158,987 дм³)', [], ['barrel (US)'], ['BLL']],
])('%s is %s', (number, name, symbols, internationalSymbols, letterCodes) => {
  expect(okeiByNumber(number)).toMatchObject({ number, name, symbols, internationalSymbols, letterCodes });
});

test.each([
  ['112', 'LTR'],
  ['876', 'OKEI876'],
  ['6', 'MTR'],
  ['006', 'MTR'],
  ['796', 'H87'],
  ['839', 'SET'],
  ['2553', 'OKEI2553'],
  ['999', null],
  ['12345', null],
])('the number %s is %s', (text, unitCode) => {
  expect(okeiByNumber(text)?.unitCode ?? null).toBe(unitCode);
});

test.each([
  ['Условная единица', 'OKEI876'],
  ['усл.ед.', 'OKEI876'],
  ['УСЛ ЕД', 'OKEI876'],
  ['условных единиц', 'OKEI876'],
  ['Литр; Кубический дециметр', 'LTR'],
  ['Гкал', 'OKEI233'],
  ['гигакалорий', 'OKEI233'],
  ['тыс. усл. банк', 'OKEI882'],
  ['тысяча условных банок', 'OKEI882'],
  ['тыс.м3', 'OKEI114'],
  ['1000 м³', 'OKEI114'],
  ['млн. шт', 'OKEI799'],
  ['ампула', 'OKEI870'],
  ['ампул', 'OKEI870'],
  ['койко-день', 'OKEI9111'],
  ['Мбит/с', 'OKEI2545'],
  ['KWT', 'OKEI214'],
  ['м2 общ. пл', 'OKEI081'],
  ['OKEI081', 'OKEI081'],
])('"%s" is read as %s', (text, unitCode) => expect(readAnyUnit(text)).toBe(unitCode));

test('every symbol, name and letter code leads to its unit, or to all units that it stands for', () => {
  const lost = OKEI.flatMap((unit) =>
    [unit.name, ...unit.symbols, ...unit.internationalSymbols, ...unit.letterCodes]
      .filter((form) => /\p{L}|[%‰°'"]/u.test(form))
      .filter((form) => !okeiByText(form).includes(unit))
      .map((form) => `${unit.number} ${form}`),
  );
  expect(lost).toEqual([]);
});

test('a text that stands for several units is no unit', () => {
  const ambiguous = OKEI.flatMap(({ symbols }) => symbols).filter((symbol) => okeiByText(symbol).length > 1);
  expect([...new Set(ambiguous)]).toEqual(['г', '10³ т', 'ГГц', 'кварт']);
  expect(okeiByText('10³ т').map(({ number }) => number)).toEqual(['170', '169']);
  expect([readOkei('10³ т'), readOkei('кварт'), readAnyUnit('тыс. т')]).toEqual([null, null, null]);
  // Both numbers of the gigahertz are one unit.
  expect(readOkei('ГГц')).toBe('OKEI293');
});

test('case decides where it can', () => {
  expect([okeiByText('Мм'), okeiByText('мм')].map(([unit]) => unit?.number)).toEqual(['009', '003']);
  expect(okeiByText('ММ').map(({ number }) => number)).toEqual(['003', '009']);
});

test('a common unit comes first, and a number alone is no name', () => {
  expect([readAnyUnit('Мл'), readAnyUnit('ЕД'), readAnyUnit('кварт')]).toEqual(['MLT', 'C62', 'QAN']);
  expect(['20', '100', '796', '1728', ''].map(readAnyUnit)).toEqual([null, null, null, null, null]);
});

test('a quantity has a unit of the classification, but no single letter', () => {
  expect(splitQuantity('12 усл. ед.')).toEqual({ number: '12', unitCode: 'OKEI876' });
  expect(splitQuantity('12 в')).toBeNull();
});

test('what is shown is read back as the same unit', () => {
  const units = new Set(OKEI.map(({ unitCode }) => unitCode));
  const changed = [...units].flatMap((code) =>
    (['ru', 'en'] as const)
      .filter((lang) => readAnyUnit(unitSymbol(code, lang)) !== code)
      .map((lang) => `${code} ${lang}`),
  );
  expect(changed).toEqual([]);
  expect(countedUnit('5', 'OKEI876', 'ru')).toBe('усл. ед');
  expect([unitSymbol('OKEI114', 'ru'), unitSymbol('OKEI169', 'ru')]).toEqual(['тыс. м³', 'Тысяча тонн']);
});

test.each([
  ['2', 'OKEI114', 'MTQ', '2000'],
  ['3', 'OKEI130', 'MTQ', '3'],
  ['1', 'OKEI799', 'H87', '1000000'],
  ['5', 'OKEI171', 'TNE', '5000000'],
  ['1', 'OKEI122', 'LTR', '100'],
  ['1', 'OKEI876', 'H87', null],
])('%s %s is %s', (quantity, from, to, expected) => expect(convertQuantity(quantity, from, to)).toBe(expected));

test('every unit of the classification is found by its code', () => {
  expect(OKEI.filter(({ unitCode }) => findUnit(unitCode) === null)).toEqual([]);
});
