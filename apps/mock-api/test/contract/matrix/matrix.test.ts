/** Shows that the matrix reports gaps. */
import { describe, expect, it } from 'vitest';
import { type Exchange, markdownOf, matrixOf, summary, textOf } from '@zakupki/mock-engine/suite/matrix/matrix';
import { operations } from '../suite/operations.ts';

const all: readonly Exchange[] = operations.flatMap(({ operationId, statuses }) =>
  statuses.map((status): Exchange => [operationId, status, status >= 400]),
);
const without = (operationId: string, status: number) =>
  all.filter((exchange) => exchange[0] !== operationId || exchange[1] !== status);

describe('the matrix', () => {
  it('has no fault when every declared pair was exercised (E2, F4)', () => {
    const matrix = matrixOf(all);
    expect(matrix.faults).toEqual([]);
    expect(summary(matrix)).toBe(
      `${all.length} of ${all.length} declared pairs exercised, 0 listed with a reason, 0 gaps`,
    );
  });

  it('names a gap (E4)', () => {
    const matrix = matrixOf(without('getOrder', 404));
    expect(matrix.faults).toEqual(['getOrder 404 is declared and not exercised: add a check of orders']);
    expect(summary(matrix)).toContain(', 1 gaps');
    expect(textOf(matrix)).toMatch(/^getOrder .*✗/m);
  });

  it('accepts a gap with a reason', () => {
    const matrix = matrixOf(without('getOrder', 404), { getOrder: { 404: 'never requested' } });
    expect([matrix.faults, matrix.listed]).toEqual([[], 1]);
    expect(markdownOf(matrix)).toContain('- getOrder 404: never requested');
  });

  it('reports a reason for an exercised or undeclared pair', () => {
    expect(matrixOf(all, { getOrder: { 404: 'never requested', 418: 'no teapot' } }).faults).toEqual([
      'getOrder 404 is listed as unexercised and was exercised',
      'getOrder 418 is listed and not declared',
    ]);
  });

  it('counts forced answers apart from answers by the rules', () => {
    const text = textOf(matrixOf(all));
    expect(text).toMatch(/^listPlans +● +○/m);
  });
});
