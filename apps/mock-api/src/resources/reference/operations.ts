/** Reference lists, which change only with releases. */
import { document } from '@zakupki/api-client/document';
import { CURRENCIES } from '@zakupki/procurement/money/currency';
import { UNITS } from '@zakupki/procurement/units/units';
import type { CurrencyInfo, ProblemType } from '@zakupki/api-client/schema';
import { conflictKinds } from '../../rules/conflicts/catalogue.ts';
import { contractOperations } from '../../contract.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { notFound, titleOf } from '@zakupki/mock-engine/pipeline/problem';

/** Names depend on the language, hence Vary. */
const headers = { 'Cache-Control': 'private, max-age=86400', Vary: 'Accept-Language' };

/** The error catalogue, by status and code. */
const PROBLEM_TYPES: ReadonlyMap<string, ProblemType> = new Map(
  Object.entries(document['x-problems']).map(([code, { status, en, ru }]) => {
    const operations = contractOperations.filter(({ problems }) => problems.includes(code));
    const operationIds = operations.map(({ operationId }): string => operationId);
    return [code, { code, status, title: titleOf(status, code), sentences: { en, ru }, operations: operationIds }];
  }),
);

export const reference = {
  listUnits: operation<'listUnits'>({
    handle: (_request, { lang }) => {
      const data = UNITS.map(({ symbol, name, ...unit }) => ({ ...unit, symbol: symbol[lang], name: name[lang] }));
      return { status: 200, body: { data }, headers };
    },
  }),

  listCurrencies: operation<'listCurrencies'>({
    handle: (_request, { lang }) => {
      const data = Object.entries(CURRENCIES).map(([code, { name, symbol, digits }]) => ({
        // Object.entries loses the key type; the table has the contract's codes.
        code: code as CurrencyInfo['code'],
        name: name[lang],
        symbol,
        digits,
      }));
      return { status: 200, body: { data }, headers };
    },
  }),

  listConflictKinds: operation<'listConflictKinds'>({
    handle: (_request, { lang }) => ({ status: 200, body: { data: [...conflictKinds(lang)] }, headers }),
  }),

  listProblems: operation<'listProblems'>({
    handle: () => ({ status: 200, body: { data: [...PROBLEM_TYPES.values()] } }),
  }),

  getProblem: operation<'getProblem'>({
    handle: ({ params }) => {
      const problem = PROBLEM_TYPES.get(params.code);
      if (!problem) throw notFound('contract: no such code');
      return { status: 200, body: problem };
    },
  }),
} satisfies Operations<'listUnits' | 'listCurrencies' | 'listConflictKinds' | 'listProblems' | 'getProblem'>;
