import { expect, it } from 'vitest';
import type { ComparisonLayout } from '../comparison-model.ts';
import { neighbours } from './neighbours.ts';

// Only what neighbours depend on.
const LAYOUT = {
  entries: [
    { kind: 'lot', id: 'lot-1' },
    { kind: 'line', id: 'a' },
    { kind: 'lot', id: 'lot-2' },
    { kind: 'line', id: 'b' },
  ],
  columns: [{ id: '1' }, { id: '2' }],
} as unknown as Pick<ComparisonLayout, 'entries' | 'columns'>;

it('leads from a cell to the four beside it, across lots', () => {
  expect(neighbours(LAYOUT, { row: 'a', column: '1' })).toEqual({
    up: null,
    down: { row: 'b', column: '1' },
    left: null,
    right: { row: 'a', column: '2' },
  });
});

it('leads from a line to lines, and from a supplier to suppliers', () => {
  expect(neighbours(LAYOUT, { row: 'b', column: null })).toEqual({ up: { row: 'a', column: null }, down: null });
  expect(neighbours(LAYOUT, { row: null, column: '2' })).toEqual({ left: { row: null, column: '1' }, right: null });
});

it('leads nowhere from what is filtered out', () => {
  expect(neighbours(LAYOUT, { row: 'gone', column: null })).toEqual({ up: null, down: null });
});
