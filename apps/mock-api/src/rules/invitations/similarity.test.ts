import { expect, it } from 'vitest';
import type { OrderRecord } from '../../model/records/orders.ts';
import { compareGoods } from './similarity.ts';

type Compared = Parameters<typeof compareGoods>[0];

function order(names: readonly string[], { tags = [], okpd2 = null }: { tags?: string[]; okpd2?: string | null } = {}) {
  return { tags, items: names.map((name) => ({ name, okpd2 })) as OrderRecord['items'] } satisfies Compared;
}

it.each<[what: string, a: Compared, b: Compared, words: string[] | null]>([
  ['two common words', order(['Плёнка стрейч 500 мм']), order(['Стрейч-плёнка для ящиков']), ['пленка', 'стрейч']],
  ['one common word', order(['Светильник для склада']), order(['Уборка склада']), null],
  ['the same single word', order(['Кресло']), order(['Кресла']), ['кресло']],
  ['one word each of several lines', order(['Плёнка', 'Скотч прозрачный']), order(['Плёнка прозрачная']), null],
  ['names without words', order(['М8×40']), order(['М8×40']), null],
])('compares line by line: %s', (_what, a, b, words) => {
  expect(compareGoods(a, b)?.words ?? null).toEqual(words);
});

it('takes an equal code, but not a common tag alone', () => {
  const [a, b] = [order(['Поддон'], { okpd2: '16.24.11' }), order(['Тара'], { okpd2: '16.24.11', tags: ['склад'] })];
  expect(compareGoods(a, b)).toEqual({ words: [], okpd2: ['16.24.11'], tags: [] });
  expect(compareGoods(order(['Поддон'], { tags: ['склад'] }), order(['Лампа'], { tags: ['склад'] }))).toBeNull();
});
