/** The frozen beginning of every world: people, plans, and a year of their work. The same on every machine. */
import { tableOf } from '../collection.ts';
import type { PersonName } from '../people.ts';
import type { OrderRecord, SupplierRecord } from '../records.ts';
import { INDEXES, type Records, type Seed, type TableName } from '../tables.ts';
import { CURRENT } from './buyer-current.ts';
import { BEARINGS, COMPARED } from './buyer-evaluation.ts';
import { PAST } from './buyer-past.ts';
import { BUYER_SUPPLIERS } from './buyer-suppliers.ts';
import { FASTENERS } from './fasteners.ts';
import { fingerprint } from './fingerprint.ts';
import { GIVEN } from './grants.ts';
import { heavyOrders } from './heavy.ts';
import { heavySuppliers } from './heavy-suppliers.ts';
import { ledger } from './ledger.ts';
import { unopenedLetters } from './letters.ts';
import { START } from './moments.ts';
import { plans } from './plans.ts';
import { SMALL_FIRMS } from './small-firms.ts';
import { tell, type Told } from './story.ts';
import { users } from './users.ts';

type Rows = { [N in TableName]: Records[N][] };

/** Builds and freezes the seed. */
export function buildSeed(): Seed {
  const rows: Rows = {
    users: users(),
    plans: plans(),
    grants: [],
    credits: [],
    orders: [],
    bids: [],
    suppliers: [],
    audit: [],
    tokens: [],
    cooldowns: [],
    replays: [],
    ...unopenedLetters(),
  };
  for (const { name, suppliers, told } of portfolios()) {
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
  let known: string | undefined;
  return {
    ...tables(rows),
    start: START,
    lastOrderNumbers: lastOrderNumbers(rows.orders),
    get fingerprint() {
      return (known ??= fingerprint());
    },
  };
}

type Portfolio = { name: PersonName; suppliers: readonly SupplierRecord[]; told: readonly Told[] };

/** Everybody's address book and orders. */
function portfolios(): Portfolio[] {
  const suppliers = heavySuppliers();
  return [
    {
      name: 'buyer',
      suppliers: Object.values(BUYER_SUPPLIERS),
      told: [...PAST, ...COMPARED, BEARINGS, FASTENERS, ...CURRENT].map((story) => tell('buyer', story)),
    },
    ...SMALL_FIRMS.map(({ name, suppliers: known, orders }) => ({
      name,
      suppliers: known,
      told: orders.map((story) => tell(name, story)),
    })),
    { name: 'empty', suppliers: [], told: [] },
    { name: 'heavy', suppliers, told: heavyOrders(suppliers) },
  ];
}

function tables(rows: Rows): Pick<Seed, TableName> {
  const frozen = Object.entries(INDEXES).map(([name, indexes]) => [
    name,
    // Rows and indexes of one name belong together; Object.entries forgets it.
    tableOf(rows[name as TableName] as never, indexes as never),
  ]);
  return Object.fromEntries(frozen) as Pick<Seed, TableName>;
}

/** Where everybody's numbering stands in the year in which the seed begins. */
function lastOrderNumbers(orders: readonly OrderRecord[]): ReadonlyMap<string, number> {
  const year = `Z-${new Date(START).getUTCFullYear()}-`;
  const last = new Map<string, number>();
  for (const { ownerId, number } of orders) {
    if (!number.startsWith(year)) continue;
    last.set(ownerId, Math.max(last.get(ownerId) ?? 0, Number(number.slice(year.length))));
  }
  return last;
}
