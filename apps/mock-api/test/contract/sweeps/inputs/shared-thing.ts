/** The thing that the answer of a change and a read share. */
import type { Schema } from '@zakupki/api-client/document';
import { describe } from '../../../mutants/kinds/places.ts';
import { expect } from '../../suite/checks.ts';
import { type Described, successSchemaOf } from '../../suite/operations.ts';

/** Where both have it: a property of the body, which may list several things; '' for the whole body. */
export interface SharedThing {
  readonly changed: string;
  readonly read: string;
}

/** Null when the answers share nothing with an id. */
export function sharedThing(change: Described, read: Described): SharedThing | null {
  const shown = thingsIn(read);
  for (const [name, key] of thingsIn(change)) {
    const found = shown.get(name);
    if (found !== undefined) return { changed: key, read: found };
  }
  return null;
}

/** Expects every thing of the change's answer to be read as it was answered. */
export function expectAsRead(shared: SharedThing, changed: unknown, read: unknown): void {
  const shown = valuesOf(read, shared.read);
  for (const thing of valuesOf(changed, shared.changed)) expect(shown).toContainEqual(thing);
}

/** Names of schemas in a success answer, and where; the whole body first. */
function thingsIn(operation: Described): Map<string, string> {
  const schema = successSchemaOf(operation);
  if (schema === null) return new Map();
  const inner = Object.entries(describe(schema).properties);
  const things = inner.flatMap(([key, place]) =>
    namesOf(place)
      .filter(hasId)
      .map((name) => [name, key] as const),
  );
  return new Map([...namesOf(schema).map((name) => [name, ''] as const), ...things]);
}

function namesOf(schema: Schema): string[] {
  const branches = [schema, ...((schema['oneOf'] as Schema[] | undefined) ?? []), (schema['items'] as Schema) ?? {}];
  return branches.flatMap(({ $ref }) => $ref ?? []);
}

const hasId = ($ref: string) => 'id' in describe({ $ref }).properties;

function valuesOf(body: unknown, key: string): unknown[] {
  return [timeless(key === '' ? body : (body as Record<string, unknown>)[key])].flat();
}

/** Moments of the request. */
const TIMES = ['serverTime', 'lastActiveAt'];
const timeless = (thing: unknown): unknown =>
  JSON.parse(JSON.stringify(thing ?? null, (key, value: unknown) => (TIMES.includes(key) ? null : value)));
