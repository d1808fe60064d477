/** The entity that the answer of a change and that of a read have in common. */
import type { Schema } from '@zakupki/api-client/document';
import { describe } from '@zakupki/mock-engine/mutants/kinds/places';
import { expect } from '../../suite/checks.ts';
import { type Described, successSchemaOf } from '../../suite/operations.ts';
import { without } from './entities.ts';

/** Where it is in both: a property, which may list several entities; '' for the whole body. */
export type SharedEntity = {
  readonly changed: string;
  readonly read: string;
};

/** Null when they have none in common. */
export function sharedEntity(change: Described, read: Described): SharedEntity | null {
  const shown = entitiesIn(read);
  for (const [name, key] of entitiesIn(change)) {
    const found = shown.get(name);
    if (found !== undefined) return { changed: key, read: found };
  }
  return null;
}

/** Expects the read to return every entity as the change did. */
export function expectAsRead(shared: SharedEntity, changed: unknown, read: unknown): void {
  const shown = valuesOf(read, shared.read);
  for (const entity of valuesOf(changed, shared.changed)) expect(shown).toContainEqual(entity);
}

/** The schemas of a success answer and of the entities in it, with their properties. */
function entitiesIn(operation: Described): Map<string, string> {
  const schema = successSchemaOf(operation);
  if (schema === null) return new Map();
  const inner = Object.entries(describe(schema).properties);
  const entities = inner.flatMap(([key, place]) =>
    namesOf(place)
      .filter(hasId)
      .map((name) => [name, key] as const),
  );
  return new Map([...namesOf(schema).map((name) => [name, ''] as const), ...entities]);
}

function namesOf(schema: Schema): string[] {
  const branches = [schema, ...((schema['oneOf'] as Schema[] | undefined) ?? []), (schema['items'] as Schema) ?? {}];
  return branches.flatMap(({ $ref }) => $ref ?? []);
}

const hasId = ($ref: string) => 'id' in describe({ $ref }).properties;

function valuesOf(body: unknown, key: string): unknown[] {
  return [timeless(key === '' ? body : (body as Record<string, unknown>)[key])].flat();
}

const timeless = without('serverTime', 'lastActiveAt');
