/** Reference lists, which change only with releases. */
import { CURRENCIES } from '@zakupki/procurement/money/currency';
import { UNITS } from '@zakupki/procurement/units/units';
import type { CurrencyInfo } from '@zakupki/api-client/schema';
import { conflictKinds } from '../conflicts/rules/catalogue.ts';
import { operation, type Operations } from '../../pipeline/operation.ts';

/** Names depend on the language, hence Vary. */
const headers = { 'Cache-Control': 'private, max-age=86400', Vary: 'Accept-Language' };

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
} satisfies Operations<'listUnits' | 'listCurrencies' | 'listConflictKinds'>;
