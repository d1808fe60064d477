/** Suppliers of the heavy buyer. */
import { completeInn } from '@zakupki/procurement/identifiers/inn';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { utc } from '../moments.ts';
import { splitList } from '../builders/read-table.ts';
import { buildSupplier } from '../builders/supplier.ts';

const NAMES = splitList(
  `
  Уралкомплект СнабСервис Промтех Металлист Гидропривод Электроцентр Станкосбыт Комплектация Инструмент-Про
  Спецкрепёж РезиноТехника Полимерснаб ТрубПром АрматурСтрой Кабельтрейд Автоматика-Е Химпоставка Стройдеталь
  ТехноСнаб Ремкомплект Подшипник-Урал Вентмаш Насосэнерго Лакокраска Абразив-Центр Сварка-Маркет Спецодежда-Е
  Пневмолиния Теплоизол Логистик-Снаб Энергосбыт-П Приборсервис Уралгидро Металлоторг Древпром
`,
  ' ',
);
const CONTACTS =
  'Андрей Фролов,Елена Крылова,Степан Юдин,Марина Зуева,Тимур Галеев,Вероника Панова,Евгений Сухов,Лариса Ким,Денис Аверин,Полина Седых'.split(
    ',',
  );

const innOf = (index: number): string => completeInn('company', `6658${String(12_041 + index * 377).padStart(5, '0')}`);

export function heavySuppliers(): SupplierRecord[] {
  return NAMES.map((name, index) => {
    const number = String(index + 1).padStart(2, '0');
    const person = CONTACTS[index % CONTACTS.length] ?? '';
    const contact = [
      person,
      'Менеджер',
      `sales@postavka${number}.example`,
      `+7343200${String(1000 + index * 41)}`,
    ] as const;
    return buildSupplier('heavy', `heavy_${number}`, `ООО «${name}»`, innOf(index), contact, {
      createdAt: utc('2019-01-14 06:00'),
      updatedAt: utc('2019-01-14 06:00'),
      region: 'RU-SVE',
    });
  });
}
