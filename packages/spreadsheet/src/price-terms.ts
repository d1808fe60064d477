/** What a list says of all its prices: their currency, and whether VAT is in them. */
import type { BidDraft, Order } from '@zakupki/api-client/schema';
import { type Currency, readCurrency } from '@zakupki/pricing/currency';
import type { VatMode } from '@zakupki/pricing/vat';
import { headingSpelling } from './fields.ts';
import type { Issue } from './issue.ts';
import type { Mapping } from './recognise.ts';
import { cellText } from './sheet.ts';
import type { Table } from './table.ts';

export interface PriceTerms {
  readonly draft: Pick<BidDraft, 'currency' | 'vatMode'>;
  readonly issues: readonly Issue[];
  /** whether line totals are on the same basis as the prices */
  readonly totalsCount: boolean;
}

export function priceTerms(table: Table, { columns }: Mapping, order: Pick<Order, 'currency'>): PriceTerms {
  const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? '';
  const heading = headingOf('price');
  const vatMode = vatModeOf(heading);
  const currency =
    currencyIn(heading.split(/[\s,;()/]+/u)) ??
    currencyIn(
      table.lines.map(({ cells }) =>
        cellText(cells.price ?? null)
          .replaceAll(/[\d.,\s\u00A0]+/gu, ' ')
          .trim(),
      ),
    );
  const totals = vatModeOf(headingOf('total'));
  const issues: Issue[] =
    currency !== null && currency !== order.currency
      ? [
          {
            severity: 'warning',
            code: 'currency_differs',
            row: null,
            column: table.columnOf('price'),
            value: currency,
            params: { currency: order.currency },
          },
        ]
      : [];
  return {
    draft: { ...(currency && { currency }), ...(vatMode && { vatMode }) },
    issues,
    totalsCount: totals === null || vatMode === null || totals === vatMode,
  };
}

const EXCLUDED = /без ндс|excl|net price|нетто|without vat|ex vat/u;
const INCLUDED = /с ндс|вкл|incl|gross|брутто|with vat|в т ч ндс|в том числе/u;

function vatModeOf(heading: string): VatMode | null {
  const spelled = headingSpelling(heading);
  if (EXCLUDED.test(spelled)) return 'excluded';
  return INCLUDED.test(spelled) ? 'included' : null;
}

/** The one currency that is named; none when there are several. */
function currencyIn(texts: readonly string[]): Currency | null {
  const found = new Set(texts.flatMap((text) => readCurrency(text) ?? []));
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}
