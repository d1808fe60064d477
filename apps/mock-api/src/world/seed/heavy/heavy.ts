/** Ten thousand orders of one buyer: years brought along from another system, this year, and one very large order. */
import type { SupplierRecord } from '../../records/suppliers.ts';
import { heavyArchive } from './archive.ts';
import { heavyMatrix } from './matrix.ts';
import { matrixRanking } from './matrix-ranking.ts';
import { heavyRecent } from './recent.ts';
import { tellOrder, type OrderRecords } from '../builders/order-records.ts';

const ORDERS = 10_000;
const RECENT = 339;
/** From 2019 to 2025. */
const YEARS = 7;

export function heavyOrders(suppliers: readonly SupplierRecord[]): OrderRecords[] {
  const moved = ORDERS - RECENT - 1;
  return [
    ...heavyArchive(moved, YEARS).map((order) => ({ order, bids: [], audit: [] })),
    ...heavyRecent(RECENT, moved + 1, suppliers),
    tellOrder('heavy', heavyMatrix(RECENT + 1, suppliers), matrixRanking),
  ];
}
