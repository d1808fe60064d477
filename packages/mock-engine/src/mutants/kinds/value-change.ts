/** Changes one value of a success body, by the schema of its place. */
import { type Answered, type Exchange, isSuccess, valueIn, withBody } from '../exchange.ts';
import { type Kind, successBodies } from './kind.ts';
import { type Place, placesOf, type Spot, spotsIn } from './places.ts';

export type Mutation = {
  name: string;
  does: string;
  wanted: (place: Place) => boolean;
  /** the replacement; undefined when this value cannot change */
  mutate: (value: unknown, place: Place) => unknown;
  /** what the contract lacks where the kind does not apply */
  lacks: string;
  /** the schema allows the replacement, so only a check of the value finds it */
  isAllowed?: boolean;
};

/** As a replacement, removes the property. */
export const GONE = Symbol('gone');

export const typed = (type: string) => (place: Place) => place.type === type;
export const formatted = (format: string) => (place: Place) => place.format === format;
/** Changes texts, not null. */
export const text = (mutate: (value: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? mutate(value) : undefined;

/** undefined when nothing changes. */
export const changed = (mutate: (value: string) => string) =>
  text((value) => {
    const other = mutate(value);
    return other === value ? undefined : other;
  });

/** An id, by the name of its schema in the contract. */
export const isId = ({ name }: Place) => name === 'Id';

/** Changes the last of the innermost values, the one that a superficial check misses. */
function mutatedAnswer({ wanted, mutate }: Mutation, answered: Answered, { operation }: Exchange): Answered | null {
  const media = isSuccess(answered)
    ? successBodies(operation).find(([status]) => status === answered.status)?.[1]
    : null;
  const body = media ? valueIn(answered.text) : null;
  if (!media || body === null) return null;
  let chosen: { spot: Spot; value: unknown } | null = null;
  for (const spot of spotsIn(media.schema, body)) {
    if (!wanted(spot.place) || (chosen && spot.depth < chosen.spot.depth)) continue;
    const value = mutate(valueAt(spot), spot.place);
    if (value !== undefined) chosen = { spot, value };
  }
  if (!chosen) return null;
  put(chosen.spot, chosen.value);
  return withBody(answered, body);
}

const valueAt = ({ holder, key }: Spot): unknown => (holder as Record<string | number, unknown>)[key];

function put({ holder, key }: Spot, value: unknown): void {
  const target = holder as Record<string | number, unknown>;
  if (value === GONE) delete target[key];
  else target[key] = value;
}

export function mutationKind(mutation: Mutation): Kind {
  return {
    name: mutation.name,
    does: mutation.does,
    fits: (operation) =>
      successBodies(operation).some(([, { schema }]) => [...placesOf(schema)].some((place) => mutation.wanted(place))),
    otherwise: `no success answer has a ${mutation.lacks}`,
    isOfOperation: mutation.isAllowed ?? false,
    answer: (answered, exchange) => mutatedAnswer(mutation, answered, exchange),
  };
}
