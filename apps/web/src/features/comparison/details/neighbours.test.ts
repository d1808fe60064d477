import { expect, it } from 'vitest';
import type { ComparisonLayout } from '../comparison-model.ts';
import { neighbours } from './neighbours.ts';

// neighbours() reads only these fields.
const LAYOUT = {
  entries: [
    { kind: 'lot', id: 'lot-1' },
    { kind: 'line', id: 'a' },
    { kind: 'lot', id: 'lot-2' },
    { kind: 'line', id: 'b' },
  ],
  columns: [{ id: '1' }, { id: '2' }],
} as unknown as Pick<ComparisonLayout, 'entries' | 'columns'>;

it('finds the neighbours of a cell in all four directions, across lots', () => {
  expect(neighbours(LAYOUT, { row: 'a', column: '1' })).toEqual({
    up: null,
    down: { row: 'b', column: '1' },
    left: null,
    right: { row: 'a', column: '2' },
  });
});

it('finds lines next to a line, and suppliers next to a supplier', () => {
  expect(neighbours(LAYOUT, { row: 'b', column: null })).toEqual({ up: { row: 'a', column: null }, down: null });
  expect(neighbours(LAYOUT, { row: null, column: '2' })).toEqual({ left: { row: null, column: '1' }, right: null });
});

it('finds no neighbours of a line that is filtered out', () => {
  expect(neighbours(LAYOUT, { row: 'gone', column: null })).toEqual({ up: null, down: null });
});
