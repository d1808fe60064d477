/** `readOnly` properties are neither needed nor taken in requests; `writeOnly` ones are not shown in answers. */
import { type ContractDocument, resolveIn, type Schema } from '../contract/document.ts';
import { METHODS } from '../contract/operations.ts';
import { DATA } from './plain.ts';
import { type Body, isBody } from './shape.ts';

type Flag = 'readOnly' | 'writeOnly';
const SCHEMA = /^#\/components\/schemas\/[^/]+$/;
/** Ends the names of schemas as they are sent. */
const SENT = '.sent';

/**
 * Gives requests schemas of their own, which do not require what is read only; those of answers do not require what is
 * write only. A document without either stays as it is.
 */
export function directed(document: ContractDocument): ContractDocument {
  if (!/"(?:readOnly|writeOnly)":true/.test(JSON.stringify([document.paths, document.components]))) return document;
  const sent = (value: unknown) =>
    unrequired(document, 'readOnly', value, (ref) => (SCHEMA.test(ref) ? ref + SENT : ref));
  const shown = (value: unknown) => unrequired(document, 'writeOnly', value, (ref) => ref);
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = METHODS.flatMap((method): [string, unknown][] => {
      if (!item[method]) return [];
      const { requestBody, ...rest } = item[method];
      return [[method, { ...(shown(rest) as Body), ...(requestBody && { requestBody: sent(requestBody) }) }]];
    });
    return [path, { ...item, ...(Object.fromEntries(operations) as Body) }] as const;
  });
  const schemas = Object.entries(document.components['schemas'] ?? {}).flatMap(([name, schema]) => [
    [name, shown(schema)] as const,
    [name + SENT, sent(schema)] as const,
  ]);
  const components = shown(document.components) as ContractDocument['components'];
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

/** A part of the document in which no schema requires a property with the flag. */
function unrequired(root: ContractDocument, flag: Flag, part: unknown, refer: (reference: string) => string): unknown {
  const visit = (value: unknown, inherited: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, inherited));
    if (!isBody(value)) return value;
    const flagged = [...inherited, ...flaggedIn(root, value, flag)];
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      if (DATA.has(key)) return [key, inner];
      if (key === 'properties' && isBody(inner))
        return [key, Object.fromEntries(Object.entries(inner).map(([name, property]) => [name, visit(property, [])]))];
      if (key === '$ref' && typeof inner === 'string') return [key, refer(inner)];
      if (key === 'required' && Array.isArray(inner))
        return [key, inner.filter((name: unknown) => !flagged.some((each) => each === name))];
      // The properties of a schema and of its branches are those of one object.
      return [key, visit(inner, key === 'allOf' ? flagged : [])];
    });
    return Object.fromEntries(entries);
  };
  return visit(part, []);
}

const flaggedIn = (root: object, schema: Body, flag: Flag): string[] =>
  Object.entries(propertiesIn(root, schema)).flatMap(([name, property]) => {
    const resolved: Body = resolveIn<Body>(root, property);
    return property[flag] === true || resolved[flag] === true ? [name] : [];
  });

/** Of a schema with its branches. @param seen ends at schemas that contain themselves */
function propertiesIn(root: object, schema: Body, seen: ReadonlySet<unknown> = new Set()): Record<string, Body> {
  const resolved = resolveIn<Body>(root, schema);
  if (seen.has(resolved)) return {};
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    Array.isArray(resolved[key]) ? (resolved[key] as unknown[]) : [],
  );
  const known = new Set([...seen, resolved]);
  return Object.assign(
    {},
    ...branches.filter(isBody).map((branch) => propertiesIn(root, branch, known)),
    isBody(resolved['properties']) ? resolved['properties'] : {},
  ) as Record<string, Body>;
}

/** What is kept of a sent body: neither what only the server writes, nor what no answer shows. */
export function keptOf(root: object, schema: Schema, value: unknown): unknown {
  const resolved = resolveIn<Body>(root, schema);
  const { items } = resolved;
  if (Array.isArray(value)) return isBody(items) ? value.map((each) => keptOf(root, items, each)) : value;
  if (!isBody(value)) return value;
  const dropped = [...flaggedIn(root, resolved, 'readOnly'), ...flaggedIn(root, resolved, 'writeOnly')];
  const properties = propertiesIn(root, resolved);
  const kept = Object.entries(value).filter(([name]) => !dropped.includes(name));
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, properties[name] ? keptOf(root, properties[name], inner) : inner]),
  );
}
