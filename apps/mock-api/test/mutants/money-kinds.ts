/** Kinds with wrong amounts of money and other decimals, which are texts. */
import type { Kind } from '@zakupki/mock-engine/mutants/kinds/kind';
import type { Place } from '@zakupki/mock-engine/mutants/kinds/places';
import { changed, type Mutation, mutationKind, text } from '@zakupki/mock-engine/mutants/kinds/value-change';

const AMOUNTS = ['Amount', 'SignedAmount', 'StatsAmount', 'StatsSignedAmount'];
const DECIMALS = [...AMOUNTS, 'Decimal', 'UnitPrice', 'Quantity', 'Percent', 'SignedPercent'];

const named = (names: readonly string[]) => (place: Place) => names.includes(place.name);

/** Invalid by the schema. */
const INVALID: readonly Mutation[] = [
  {
    name: 'decimal-comma',
    does: 'writes decimals with a comma',
    wanted: named(DECIMALS),
    mutate: text((value) => (value.includes('.') ? value.replace('.', ',') : `${value},0`)),
    lacks: 'decimal',
  },
  {
    name: 'decimal-as-number',
    does: 'writes decimals as numbers',
    wanted: named(DECIMALS),
    mutate: text(Number),
    lacks: 'decimal',
  },
  {
    name: 'money-with-three-digits',
    does: 'writes money with one digit more',
    wanted: named(AMOUNTS),
    mutate: text((value) => `${value}0`),
    lacks: 'amount of money',
  },
  {
    name: 'money-without-kopecks',
    does: 'rounds money to whole units',
    wanted: named(AMOUNTS),
    mutate: text((value) => value.replace(/\.\d+$/, '')),
    lacks: 'amount of money',
  },
];

/** Allowed by the schema: only a check of the value finds them. */
const ALLOWED: readonly Mutation[] = [
  {
    name: 'a-kopeck-off',
    does: 'is a kopeck off',
    wanted: named(AMOUNTS),
    mutate: text((value) => value.slice(0, -1) + String((Number(value.at(-1)) + 1) % 10)),
    lacks: 'amount of money',
  },
  {
    name: 'money-is-zero',
    does: 'has no amounts',
    wanted: named(AMOUNTS),
    mutate: changed(() => '0.00'),
    lacks: 'amount of money',
  },
  {
    name: 'decimals-cut',
    does: 'cuts the fraction off decimals',
    wanted: (place) => named(DECIMALS)(place) && !named(AMOUNTS)(place),
    mutate: changed((value) => value.replace(/\..*$/, '')),
    lacks: 'decimal that is not money',
  },
];

export const moneyKinds: readonly Kind[] = [
  ...INVALID.map(mutationKind),
  ...ALLOWED.map((mutation) => mutationKind({ ...mutation, isAllowed: true })),
];
