import { m } from '#messages';
import { useListOrdersQuery } from '../../entities/order/order-api.ts';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { paths } from '../../paths.ts';

const AT_MOST = 5;
/** The contract's search wants at least two characters. */
const SHORTEST = 2;

/** What the API found, in a group of the palette. */
export interface FoundGroup {
  readonly group: string;
  readonly entries: readonly { id: string; label: string; description: string; to: string }[];
}

/** Orders and suppliers that match the words; nothing while they are too short. */
export function usePaletteFinds(words: string): FoundGroup[] {
  const search = { q: words, perPage: AT_MOST };
  const options = { skip: words.length < SHORTEST };
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
