import { m } from '#messages';
import { useListOrdersQuery } from '../../entities/order/order-api.ts';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { paths } from '../../paths.ts';

const MAX_RESULTS = 5;
/** The contract's minimum length of a search. */
const MIN_LENGTH = 2;

interface ResultGroup {
  readonly group: string;
  readonly entries: readonly { id: string; label: string; description: string; to: string }[];
}

export function usePaletteResults(words: string): ResultGroup[] {
  const search = { q: words, perPage: MAX_RESULTS };
  const options = { skip: words.length < MIN_LENGTH };
  const orders = useListOrdersQuery(search, options).currentData?.data ?? [];
  const suppliers = useListSuppliersQuery(search, options).currentData?.data ?? [];
  return [
    {
      group: m.shell_palette_orders(),
      entries: orders.map((order) => ({
        id: order.id,
        label: order.title,
        description: order.number,
        to: paths.order(order.id),
      })),
    },
    {
      group: m.shell_palette_suppliers(),
      entries: suppliers.map((supplier) => ({
        id: supplier.id,
        label: supplier.name,
        description: supplier.taxId?.id ?? '',
        to: paths.orders({ q: supplier.name }),
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}
