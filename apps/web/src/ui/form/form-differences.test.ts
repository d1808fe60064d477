import { expect, it } from 'vitest';
import { differences, yesOrNo } from './form-differences.ts';

const KNOWN = {
  labelOf: (name: string) => (name.endsWith('.id') ? '' : name),
  labelOfLine: (index: number) => `line ${index}`,
  cellsOf: ({ id: _id, ...cells }: Record<string, string>) => cells,
  words: { isOffered: yesOrNo, unit: (code: string) => `in ${code}` },
};
const BOLT = { id: 'itm_1', name: 'Болт', price: '3.7', isOffered: 'yes' };
const form = (...lines: (typeof BOLT)[]) => ({ title: 'Крепёж', lines });

it('names differing cells rather than the line', () => {
  const theirs = form({ ...BOLT, id: 'itm_2', price: '3.8', isOffered: 'no' });
  expect(differences(form(BOLT), theirs, KNOWN)).toEqual([
    { label: 'lines.0.price', mine: '3.7', theirs: '3.8' },
    { label: 'lines.0.isOffered', mine: 'Yes', theirs: 'No' },
  ]);
});

it('names a line that only one version has', () => {
  const nut = { ...BOLT, name: 'Гайка', unit: 'кг' };
  expect(differences(form(BOLT, nut), form(BOLT), KNOWN)).toEqual([
    { label: 'line 1', mine: 'Гайка · 3.7 · in кг', theirs: '' },
  ]);
});

it.each(['3,70', '3.70', ' 3.7 '])('ignores the spelling of the number %j', (price) => {
  expect(differences(form({ ...BOLT, price }), form(BOLT), KNOWN)).toEqual([]);
});
