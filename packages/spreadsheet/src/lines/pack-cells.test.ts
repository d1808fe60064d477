/** Cells of an order that name a pack with its content. */
import { expect, test } from 'vitest';
import { importOrder } from '../draft/import.ts';
import { readBlock } from '../files/read.ts';

test.each([
  ['Наименование\tЕд.\tКол-во', 'Кабель UTP\tбухта 305 м\t10', '10 XCL бухта 305 м'],
  ['Наименование\tКол-во', 'Кабель UTP\t10 бухт по 305 м', '10 XCL бухт по 305 м'],
  ['Name\tQty\tUnit', 'Cable UTP\t10\tcoil of 305 m', '10 XCL coil of 305 m'],
  ['Name\tQty\tUnit', 'Screw\t5\tbox/100 pcs', '5 XBX box/100 pcs'],
  ['Name\tQty\tUnit', 'Screw\t5\tbox', '5 XBX '],
])('%s: %s', (heading, line, expected) => {
  const { items, issues } = importOrder(readBlock(`${heading}\n${line}`), { lang: 'en' });
  const [first] = items.map(({ item: { quantity, unitCode, specification = '' } }) =>
    [quantity, unitCode, specification].join(' '),
  );
  expect([first, issues]).toEqual([expected, []]);
});
