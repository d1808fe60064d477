/** Shows that the matrix of codes reports gaps. */
import { describe, expect, it } from 'vitest';
import { operations } from '../suite/operations.ts';
import { codeMatrixOf, codesMarkdown, codeSummary } from '@zakupki/mock-engine/suite/matrix/codes';
import type { Exchange } from '@zakupki/mock-engine/suite/matrix/matrix';

const all: readonly Exchange[] = operations.flatMap(({ operationId, problems }) =>
  problems.map((code): Exchange => [operationId, 400, false, code]),
);
const without = (code: string, operationId?: string) =>
  all.filter((one) => one[3] !== code || (operationId !== undefined && one[0] !== operationId));

describe('the matrix of codes', () => {
  it('has no fault when every listed pair was given', () => {
    const matrix = codeMatrixOf(all, {});
    expect(matrix.faults).toEqual([]);
    expect(codeSummary(matrix)).toMatch(/^\d+ error codes on \d+ operations: (\d+) of \1 pairs provoked, 0 gaps$/);
  });

  it('names a code that no rule returned, and the operation that lists it', () => {
    expect(codeMatrixOf(without('bid_not_outdated'), {}).faults).toEqual([
      'bid_not_outdated was never given by a rule',
      'confirmBidRevision lists bid_not_outdated, which no check provoked',
    ]);
  });

  it('requires a specific code from every operation that lists it, a general one from any', () => {
    expect(codeMatrixOf(without('order_not_open', 'createBid'), {}).faults).toEqual([
      'createBid lists order_not_open, which no check provoked',
    ]);
    expect(codeMatrixOf(without('malformed_json', 'createBid'), {}).faults).toEqual([]);
  });

  it('reports an outdated reason', () => {
    expect(codeMatrixOf(all, { stale: 'never written' }).faults).toEqual([
      'stale is listed as never given and was given, or is in no operation',
    ]);
  });

  it('lists the operations of each code', () => {
    expect(codesMarkdown(codeMatrixOf(all, {}))).toContain('| 409 | bid_not_outdated | ● confirmBidRevision |');
  });
});
