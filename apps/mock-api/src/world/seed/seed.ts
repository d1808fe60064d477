/** The frozen beginning of every world: people, plans, and a year of their work. The same on every machine. */
import { type Entity, type Filling, fillingTable, type Table } from '../collection.ts';
import { type Lazy, lazy, LazyMap } from '../lazy.ts';
import type { PersonName } from '../people.ts';
import type { OrderRecord } from '../records/orders.ts';
import type { SupplierRecord } from '../records/suppliers.ts';
import { type Records, type Seed, TABLE_NAMES, type TableName, TABLES } from '../tables.ts';
import { CURRENT } from './buyer/current.ts';
import { BEARINGS, COMPARED } from './buyer/evaluation.ts';
import { PAST } from './buyer/past.ts';
import { BUYER_SUPPLIERS } from './buyer/suppliers.ts';
import { crowd, isOfCrowd } from './crowd/crowd.ts';
import { FASTENERS } from './buyer/fasteners.ts';
import { fingerprint } from './fingerprint.ts';
import { GIVEN } from './billing/grants.ts';
import { heavyOrders } from './heavy/heavy.ts';
import { heavySuppliers } from './heavy/suppliers.ts';
import { ledger } from './billing/ledger.ts';
import { unopenedMessages } from './accounts/outbox.ts';
import { START } from './moments.ts';
import { paperwork } from './buyer/paperwork.ts';
import { payments } from './billing/payments.ts';
import { packs, plans } from './billing/plans.ts';
import { promoCodes, redemptions } from './billing/promo-codes.ts';
import { seededReferrers } from './accounts/referrers.ts';
import { SMALL_FIRMS } from './small-firms/small-firms.ts';
import { tellOrder, type OrderRecords } from './builders/order-records.ts';
import { users } from './accounts/users.ts';
import { seededWebinars } from './accounts/webinars.ts';

type Rows = { [N in TableName]: Records[N][] };

/**
 * Builds and freezes the seed. The one buyer with thousands of orders, and the thousands of customers nobody knows by name,
 * are written when somebody first asks for anything of theirs: it is most of the work, and most who start a server never do.
 */
export function buildSeed(): Seed {
  const rows: Rows = {
    ...noRows(),
    users: users(),
    plans: plans(),
    packs: packs(),
    promoCodes: promoCodes(),
    redemptions: redemptions(),
    ...unopenedMessages(),
    ...seededWebinars(),
    ...seededReferrers(),
  };
  rows.payments.push(...payments(rows.users, rows.plans));
  for (const portfolio of portfolios()) fileIn(rows, portfolio);
  const { audit, ...papers } = paperwork();
  rows.audit.push(...audit);
  Object.assign(rows, papers);
  const numbers = lastOrderNumbers(rows.orders);
  const fillings = TABLE_NAMES.map((name) => {
    // Rows and indexes of one name belong together, which a type cannot say of a name it does not know.
    const filling = fillingTable(TABLES[name].indexes as never) as Filling<never>;
    filling.add(rows[name] as never);
    return [name, filling] as const;
  });
  const brought = (more: Partial<Rows>) => {
    for (const [name, { add }] of fillings) add((more[name] ?? []) as never);
    for (const [owner, number] of lastOrderNumbers(more.orders ?? [])) numbers.set(owner, number);
  };
  const heavy = lazy(
    (key) => key.includes(HEAVY),
    () => {
      const more = noRows();
      fileIn(more, heavyPortfolio());
      brought(more);
    },
  );
  const many = lazy(isOfCrowd, () => {
    // In the same order whoever is asked for first: records stand as they were brought.
    heavy.bring();
    brought(crowd());
  });
  const tables = fillings.map(([name, { table }]) => {
    if (name === 'users') return [name, laterTable(table, [many])];
    // What nobody owns is whole from the start.
    return [name, 'owner' in TABLES[name].indexes ? laterTable(table, [heavy, many]) : table];
  });
  let known: string | undefined;
  return {
    ...(Object.fromEntries(tables) as Pick<Seed, TableName>),
    start: START,
    lastOrderNumbers: new LazyMap(numbers, [heavy, many]),
    get fingerprint() {
      return (known ??= fingerprint());
    },
  };
}

/** The word in every identifier of that buyer and of nobody else. */
const HEAVY = 'heavy';

function laterTable<T extends Entity>({ records, indexes }: Table<T>, parts: readonly Lazy[]): Table<T> {
  return {
    records: new LazyMap(records, parts),
    indexes: new Map([...indexes].map(([name, byKey]) => [name, new LazyMap(byKey, parts)])),
  };
}

function noRows(): Rows {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, []])) as unknown as Rows;
}

type Portfolio = { name: PersonName; suppliers: readonly SupplierRecord[]; told: readonly OrderRecords[] };

function fileIn(rows: Rows, { name, suppliers, told }: Portfolio): void {
  rows.suppliers.push(...suppliers);
  for (const { order, bids, audit } of told) {
    rows.orders.push(order);
    rows.bids.push(...bids);
    rows.audit.push(...audit);
  }
  const { grants, credits } = ledger(
    name,
    GIVEN[name],
    told.map(({ order }) => order),
  );
  rows.grants.push(...grants);
  rows.credits.push(...credits);
}

/** Address book and orders of everybody but the one with thousands. */
function portfolios(): Portfolio[] {
  return [
    {
      name: 'buyer',
      suppliers: Object.values(BUYER_SUPPLIERS),
      told: [...PAST, ...COMPARED, BEARINGS, FASTENERS, ...CURRENT].map((story) => tellOrder('buyer', story)),
    },
    ...SMALL_FIRMS.map(({ name, suppliers: known, orders }) => ({
      name,
      suppliers: known,
      told: orders.map((story) => tellOrder(name, story)),
    })),
    { name: 'empty', suppliers: [], told: [] },
  ];
}

function heavyPortfolio(): Portfolio {
  const suppliers = heavySuppliers();
  return { name: 'heavy', suppliers, told: heavyOrders(suppliers) };
}

/** Where everybody's numbering stands in the year in which the seed begins. */
function lastOrderNumbers(orders: readonly OrderRecord[]): Map<string, number> {
  const year = `Z-${new Date(START).getUTCFullYear()}-`;
  const last = new Map<string, number>();
  for (const { ownerId, number } of orders) {
    if (!number.startsWith(year)) continue;
    last.set(ownerId, Math.max(last.get(ownerId) ?? 0, Number(number.slice(year.length))));
  }
  return last;
}
