import { IconBuildingStore, IconFileDescription } from '@tabler/icons-react';
import { m } from '#messages';
import { useListOrdersQuery } from '../../entities/order/order-api.ts';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { paths } from '../../paths.ts';

const MAX_RESULTS = 5;
/** The contract's minimum length of a search. */
const MIN_LENGTH = 2;

export function usePaletteResults(words: string) {
  const search = { q: words, perPage: MAX_RESULTS };
  const options = { skip: words.length < MIN_LENGTH };
  const orders = useListOrdersQuery(search, options);
  const suppliers = useListSuppliersQuery(search, options);
  return {
    isSearching: orders.isFetching || suppliers.isFetching,
    groups: [
      {
        name: m.shell_palette_orders(),
        commands: (orders.currentData?.data ?? []).map((order) => ({
          id: order.id,
          label: order.title || m.orders_untitled(),
          note: order.number,
          Icon: IconFileDescription,
          to: paths.order(order.id),
        })),
      },
      {
        name: m.shell_palette_suppliers(),
        commands: (suppliers.currentData?.data ?? []).map((supplier) => ({
          id: supplier.id,
          label: supplier.name,
          note: supplier.taxId?.id ?? '',
          Icon: IconBuildingStore,
          to: paths.supplier(supplier.id),
        })),
      },
    ],
  };
}
