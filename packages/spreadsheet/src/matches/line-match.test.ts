import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../test/files/cpu-time.ts';
import { ORDER, orderItem } from '../../test/order.ts';
import { type ListRow, matchRows } from './line-match.ts';

const row = (at: number, name: string, more: Partial<ListRow> = {}): ListRow => ({
  row: at,
  name,
  lineId: null,
  sku: null,
  gtin: null,
  position: null,
  unitCode: null,
  ...more,
});

const places = (rows: ListRow[], lines = ORDER.items) =>
  matchRows(rows, lines).map(({ itemId, isDoubtful }) => `${itemId ?? '—'}${isDoubtful ? '?' : ''}`);

describe('names as suppliers write them', () => {
  test.each<[string, string]>([
    ['Болт М8×30 оцинкованный, DIN 933', 'itm_1'],
    ['болт m8x30 оцинк. DIN933', 'itm_1'],
    ['Болт М8x30 оцинк.', 'itm_1'],
    ['Гайка М8 оцинк', 'itm_2'],
    ['Герметик силикон 280мл', 'itm_6'],
    ['Саморез с п/ш 4,2*16', 'itm_4'],
    ['БОЛТ М8*30 оцинкованный', 'itm_1'],
    ['Болт оцинкованный М8 х 30 (DIN 933)', 'itm_1'],
    ['Гайка М8 оц. DIN 934', 'itm_2'],
    ['Шайба плоская М8 DIN 125', 'itm_3'],
    ['Саморезы с прессшайбой 4.2x16', 'itm_4'],
    ['Анкер-болт 12х100', 'itm_5'],
    ['Герметик силикон. 280мл', 'itm_6'],
    ['Диски отрезные 125х1.2', 'itm_7'],
    ['Трос стальной d6 DIN 3055', 'itm_8'],
    ['Бумага офисная А4', '—'],
    ['Доставка до склада', '—'],
  ])('%s → %s', (name, place) => {
    expect(places([row(1, name)])[0]?.replace('?', '')).toBe(place);
  });

  test('a different size is a different item', () => {
    const [other] = matchRows([row(1, 'Болт М10×40 оцинкованный, DIN 933')], ORDER.items);
    expect(other?.itemId === null || other?.isDoubtful).toBe(true);
  });

  test('a row equally similar to two lines must be assigned by the user', () => {
    const lines = [orderItem(1, 'Кабель ВВГ 3×2,5 чёрный'), orderItem(2, 'Кабель ВВГ 3×2,5 белый')];
    const [match] = matchRows([row(1, 'Кабель ВВГ 3х2,5')], lines);
    expect(match).toMatchObject({ itemId: null, isAmbiguous: true });
    expect(match?.candidates.map(({ itemId }) => itemId)).toEqual(['itm_1', 'itm_2']);
    expect(places([row(1, 'Кабель ВВГ 3х2,5', { position: 2 })], lines)).toEqual(['itm_2']);
    expect(places([row(1, 'Кабель ВВГ 3х2,5 белый'), row(2, 'Кабель ВВГ 3х2,5 черный')], lines)).toEqual([
      'itm_2',
      'itm_1',
    ]);
  });
});

test('two rows equally similar to one line are not matched until one is chosen', () => {
  const lines = [orderItem(1, 'Болт М8×30')];
  const rows = [row(1, 'Болт М8х30 оцинкованный'), row(2, 'Болт М8х30 нержавеющий')];
  expect(matchRows(rows, lines).map(({ itemId, isAmbiguous }) => [itemId, isAmbiguous])).toEqual([
    [null, true],
    [null, true],
  ]);
  expect(
    matchRows([...rows, row(3, 'Болт М8х30')], lines).map(({ itemId, isAmbiguous }) => [itemId, isAmbiguous]),
  ).toEqual([
    [null, false],
    [null, false],
    ['itm_1', false],
  ]);
});

test('identifiers win over names, and the user’s choice wins over both', () => {
  const rows = [
    row(1, 'что-то', { gtin: '4006381333931' }),
    row(2, 'Болт М8×30 оцинкованный, DIN 933', { sku: 'X-1' }),
    row(3, 'что-то ещё', { lineId: 'itm_4' }),
  ];
  expect(places(rows)).toEqual(['itm_1', '—', 'itm_4']);
  const given = new Map([
    [1, 'itm_7'],
    [3, null],
  ]);
  expect(matchRows(rows, ORDER.items, given).map(({ itemId, by }) => [itemId, by])).toEqual([
    ['itm_7', 'given'],
    ['itm_1', 'name'],
    [null, 'none'],
  ]);
});

test('article numbers match despite different separators', () => {
  expect(places([row(1, 'bolt', { sku: 'b 0830' })])).toEqual(['itm_1']);
});

test('a row without a name is matched by its number and marked for review', () => {
  expect(places([row(5, '', { position: 3 })])).toEqual(['itm_3?']);
});

test('each row matches one line, and each line one row', () => {
  const name = fc.constantFrom(...ORDER.items.map((item) => item.name), 'Болт', 'Гайка М8', 'М8', '', 'DIN 933');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), (names) => {
      const matches = matchRows(
        names.map((each, at) => row(at + 1, each)),
        ORDER.items,
      );
      const answered = matches.flatMap(({ itemId }) => itemId ?? []);
      expect(new Set(answered).size).toBe(answered.length);
      expect(matches.map((match) => match.row)).toEqual(names.map((_, at) => at + 1));
      for (const { confidence, itemId } of matches) {
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        expect(confidence > 0).toBe(itemId !== null);
      }
    }),
  );
});

test('different names match their lines in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ORDER.items], { minLength: 1 }), (items) => {
      expect(places(items.map((item, at) => row(at + 1, item.name)))).toEqual(items.map(({ id }) => id));
    }),
  );
});

test('matches 500 rows to 500 lines correctly in less than a second of CPU time', () => {
  const goods = ['Болт', 'Гайка', 'Шайба', 'Винт', 'Анкер', 'Шпилька', 'Саморез', 'Заклёпка', 'Дюбель', 'Штифт'];
  const lines = Array.from({ length: 500 }, (_, at) =>
    orderItem(
      at + 1,
      `${goods[at % 10]} М${(at % 50) + 3}×${10 + Math.floor(at / 10)} оцинкованный, DIN ${900 + (at % 40)}`,
    ),
  );
  const rows = lines.map(({ name }, at) =>
    row(at + 1, name.replace('×', 'x').replace('оцинкованный', 'оцинк.').toUpperCase()),
  );
  const started = cpuTime();
  const matches = matchRows(rows, lines);
  expect(cpuTime() - started).toBeLessThan(1000);
  expect(matches.filter(({ itemId }, at) => itemId === lines[at]?.id).length).toBe(500);
});
