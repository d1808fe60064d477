/** The frozen records every world starts with; the same on every machine. */
import { type Entity, type TableBuilder, createTableBuilder, type Table } from '@zakupki/mock-engine/world/collection';
import { type LazyPart, lazyPart, LazyMap } from '@zakupki/mock-engine/world/lazy';
import type { AccountName } from '../model/people.ts';
import type { SupplierRecord } from '../model/records/suppliers.ts';
import { MODEL } from '../model/model.ts';
import type { Seed } from '@zakupki/mock-engine/world/world';
import type { Records, SeedTables, TableName } from '@zakupki/mock-engine/world/tables';
import { CURRENT } from './buyer/current.ts';
import { BEARINGS, COMPARED } from './buyer/evaluation.ts';
import { PAST } from './buyer/past.ts';
import { INVITATION_EVENTS, INVITATIONS, TENDER } from './buyer/tender.ts';
import { BUYER_SUPPLIERS } from './buyer/suppliers.ts';
import { buildCrowd, isCrowdKey } from './crowd/crowd.ts';
import { FASTENERS } from './buyer/fasteners.ts';
import { fingerprint } from './fingerprint.ts';
import { GRANTS } from './billing/grants.ts';
import { heavyArchive } from './heavy/archive.ts';
import { heavyMatrix } from './heavy/matrix.ts';
import { matrixRanking } from './heavy/matrix-ranking.ts';
import { heavyRecent } from './heavy/recent.ts';
import { heavySuppliers } from './heavy/suppliers.ts';
import { buildLedger } from './billing/ledger.ts';
import { START } from './moments.ts';
import { addNumbers, countNumbers } from './numbers.ts';
import { paperwork } from './buyer/paperwork.ts';
import { payments } from './billing/payments.ts';
import { packs, plans } from './billing/plans.ts';
import { promoCodes, redemptions } from './billing/promo-codes.ts';
import { seededReferrers } from './accounts/referrers.ts';
import { SEALED, SEALED_INVITATION_EVENTS, SEALED_INVITATIONS } from './sealed/sealed-orders.ts';
import { SMALL_FIRMS } from './small-firms/small-firms.ts';
import { buildOrderRecords, type OrderRecords } from './builders/order-records.ts';
import { keepContentApart, separateSealed } from '../tables/bids/sealed-bids.ts';
import { users, verificationMessage } from './accounts/users.ts';
import { seededWebinars } from './accounts/webinars.ts';

type Rows = { [N in TableName]: Records[N][] };

/**
 * Builds and freezes the seed. The records of the buyer with thousands of orders and of the generated customers are
 * built on first access: they are most of the work, and most sessions never touch them.
 */
export function buildSeed(): Seed {
  const rows: Rows = {
    ...noRows(),
    users: users(),
    plans: plans(),
    packs: packs(),
    promoCodes: promoCodes(),
    redemptions: redemptions(),
    ...verificationMessage(),
    ...seededWebinars(),
    ...seededReferrers(),
  };
  rows.payments.push(...payments(rows.users, rows.plans));
  for (const portfolio of portfolios()) addPortfolio(rows, portfolio);
  const { audit, ...papers } = paperwork();
  rows.audit.push(...audit, ...INVITATION_EVENTS, ...SEALED_INVITATION_EVENTS);
  rows.invitations.push(...INVITATIONS, ...SEALED_INVITATIONS);
  Object.assign(rows, papers);
  keepContentApart(rows); // not a part of the fingerprint
  const numbers = countNumbers(rows.orders, rows.bids);
  const builders = MODEL.tableNames.map((name) => {
    // TypeScript cannot correlate the rows and indexes of a generic name.
    const builder = createTableBuilder(MODEL.tables[name].indexes as never) as TableBuilder<never>;
    builder.add(rows[name] as never);
    return [name, builder] as const;
  });
  // As above: each builder gets the rows of its table.
  const addRows = (more: Partial<Rows>) => {
    for (const [name, { add }] of builders) add((more[name] ?? []) as never);
    addNumbers(numbers, countNumbers(more.orders ?? [], more.bids ?? []));
  };
  const heavy = lazyPart(
    (key) => key.includes(HEAVY),
    () => {
      const more = noRows();
      addPortfolio(more, heavyPortfolio());
      addRows(more);
    },
  );
  const crowd = lazyPart(isCrowdKey, () => {
    // Always after the heavy buyer's records, so that their order does not depend on which are needed first.
    heavy.load();
    addRows(buildCrowd());
  });
  const tables = builders.map(([name, { table }]) => {
    if (name === 'users') return [name, toLazyTable(table, [crowd])];
    // Tables without owners have no lazy rows.
    return [name, 'owner' in MODEL.tables[name].indexes ? toLazyTable(table, [heavy, crowd]) : table];
  });
  let known: string | undefined;
  return {
    ...(Object.fromEntries(tables) as SeedTables),
    model: MODEL,
    start: START,
    lastNumbers: {
      orders: new LazyMap(numbers.last.orders, [heavy, crowd]),
      'purchase-orders': new LazyMap(numbers.last['purchase-orders'], [heavy, crowd]),
    },
    firstPurchaseOrders: new LazyMap(numbers.firstPurchaseOrders, [heavy, crowd]),
    convert: separateSealed, // not a part of the fingerprint
    get fingerprint() {
      return (known ??= fingerprint());
    },
  };
}

/** Occurs in every identifier of the heavy buyer, and in no others. */
const HEAVY = 'heavy';

function toLazyTable<T extends Entity>({ records, indexes }: Table<T>, parts: readonly LazyPart[]): Table<T> {
  return {
    records: new LazyMap(records, parts),
    indexes: new Map([...indexes].map(([name, byKey]) => [name, new LazyMap(byKey, parts)])),
  };
}

function noRows(): Rows {
  // `fromEntries` loses the key type.
  return Object.fromEntries(MODEL.tableNames.map((name) => [name, []])) as unknown as Rows;
}

type Portfolio = { name: AccountName; suppliers: readonly SupplierRecord[]; orders: readonly OrderRecords[] };

function addPortfolio(rows: Rows, { name, suppliers, orders }: Portfolio): void {
  rows.suppliers.push(...suppliers);
  for (const { order, bids, audit } of orders) {
    rows.orders.push(order);
    rows.bids.push(...bids);
    rows.audit.push(...audit);
  }
  const { grants, credits } = buildLedger(
    name,
    GRANTS[name],
    orders.map(({ order }) => order),
  );
  rows.grants.push(...grants);
  rows.credits.push(...credits);
}

/** Suppliers and orders of all users except the heavy buyer. */
function portfolios(): Portfolio[] {
  return [
    {
      name: 'buyer',
      suppliers: Object.values(BUYER_SUPPLIERS),
      orders: [...PAST, ...COMPARED, TENDER, BEARINGS, FASTENERS, ...CURRENT].map((order) =>
        buildOrderRecords('buyer', order),
      ),
    },
    ...[SEALED, ...SMALL_FIRMS].map(({ name, suppliers: known, orders }) => ({
      name,
      suppliers: known,
      orders: orders.map((order) => buildOrderRecords(name, order)),
    })),
    { name: 'empty', suppliers: [], orders: [] },
  ];
}

const HEAVY_ORDERS = 10_000;
const RECENT_ORDERS = 339;
/** 2019 to 2025 */
const ARCHIVE_YEARS = 7;

function heavyPortfolio(): Portfolio {
  const suppliers = heavySuppliers();
  const archived = HEAVY_ORDERS - RECENT_ORDERS - 1;
  const orders = [
    ...heavyArchive(archived, ARCHIVE_YEARS).map((order) => ({ order, bids: [], audit: [] })),
    ...heavyRecent(RECENT_ORDERS, archived + 1, suppliers),
    buildOrderRecords('heavy', heavyMatrix(RECENT_ORDERS + 1, suppliers), matrixRanking),
  ];
  return { name: 'heavy', suppliers, orders };
}
