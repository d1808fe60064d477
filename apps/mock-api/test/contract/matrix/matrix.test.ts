/** A matrix that would hide a gap proves nothing. */
import { describe, expect, it } from 'vitest';
import { type Exchange, markdownOf, matrixOf, summary, textOf } from './matrix.ts';
import { operations } from '../suite/operations.ts';

const all: readonly Exchange[] = operations.flatMap(({ operationId, statuses }) =>
  statuses.map((status): Exchange => [operationId, status, status >= 400]),
);
const without = (operationId: string, status: number) =>
  all.filter((exchange) => exchange[0] !== operationId || exchange[1] !== status);

describe('the matrix', () => {
  it('has no fault when every declared pair was exercised', () => {
    const matrix = matrixOf(all);
    expect(matrix.faults).toEqual([]);
    expect(summary(matrix)).toBe(
      `${all.length} of ${all.length} declared pairs exercised, 0 listed with a reason, 0 gaps`,
    );
  });

  it('names a gap', () => {
    const matrix = matrixOf(without('getOrder', 404));
    expect(matrix.faults).toEqual(['getOrder 404 is declared, not exercised and not listed']);
    expect(summary(matrix)).toContain(', 1 gaps');
    expect(textOf(matrix)).toMatch(/^getOrder .*✗/m);
  });

  it('takes a reason for one', () => {
    const matrix = matrixOf(without('getOrder', 404), { getOrder: { 404: 'nobody asks' } });
    expect([matrix.faults, matrix.listed]).toEqual([[], 1]);
    expect(markdownOf(matrix)).toContain('- getOrder 404: nobody asks');
  });

  it('holds no reason for what was exercised, nor for what is not declared', () => {
    expect(matrixOf(all, { getOrder: { 404: 'nobody asks', 418: 'no teapot' } }).faults).toEqual([
      'getOrder 404 is listed as unexercised and was exercised',
      'getOrder 418 is listed and not declared',
    ]);
  });

  it('tells what was forced from what was answered by rule', () => {
    const text = textOf(matrixOf(all));
    expect(text).toMatch(/^listPlans +● +○/m);
  });
});
