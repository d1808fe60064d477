/** Operations of the contract, looked up by method and path. */
import {
  type ContractDocument,
  type MediaType,
  type Operation,
  type Parameter,
  resolve,
  type Response,
  type Schema,
  setDocument,
} from './document.ts';
import type { Registered } from '../world/register.ts';

/** Requests and replies of an operation. */
type AnyOperationTypes = {
  request: { params: unknown; query: unknown; body: unknown };
  params: unknown;
  reply: unknown;
};

/** Of the application's operations, by name. */
export type OperationTypes = Registered<'operations', Record<string, AnyOperationTypes>>;

export type OperationId = Extract<keyof OperationTypes, string>;

export type ContractOperation = {
  operationId: OperationId;
  tag: string;
  summary: string;
  method: Method;
  /** `/items/{itemId}` */
  path: string;
  isSecured: boolean;
  query: readonly Parameter[];
  headers: readonly Parameter[];
  takesIfMatch: boolean;
  takesIdempotencyKey: boolean;
  /** null when the operation takes no body */
  body: Schema | null;
  /** an absent body is an error, not `{}` */
  needsBody: boolean;
  /** multipart/form-data with a file */
  takesForm: boolean;
  /** in bytes */
  bodyLimit: number;
  responses: ReadonlyMap<number, Response>;
  /** of statuses that it does not name: by `4XX`, and by `default` */
  otherResponses: ReadonlyMap<string, Response>;
  problems: readonly string[];
  /** what the contract says of it by names that begin with `x-` */
  extensions: Readonly<Record<string, unknown>>;
  /** headers of successful answers of a deprecated operation */
  deprecation: Readonly<Record<string, string>>;
};

/** Default body limit in bytes (`x-body-limit` overrides it). */
export const BODY_LIMIT = 1024 * 1024;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = Uppercase<(typeof METHODS)[number]>;

/** A path segment in the tree of routes. */
type Node = {
  literal: Map<string, Node>;
  parameter: Node | null;
  operations: Map<string, { operation: ContractOperation; names: readonly string[] }>;
};
const createNode = (): Node => ({ literal: new Map(), parameter: null, operations: new Map() });

let root = createNode();
const byId = new Map<string, ContractOperation>();

/** Of the loaded contract, in its order. */
export let contractOperations: readonly ContractOperation[] = [];

/** A process serves one contract: loading another one replaces it. */
export function loadContract(document: ContractDocument): void {
  setDocument(document);
  root = createNode();
  byId.clear();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) addOperation(describe(operation, method, path, item.parameters ?? []));
    }
  }
  contractOperations = [...byId.values()];
}

/** Whether the operation answers 401 without a token. */
const requiresToken = ({ security }: Operation): boolean =>
  security === undefined || (security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0));

function describe(
  operation: Operation,
  method: (typeof METHODS)[number],
  path: string,
  shared: NonNullable<Operation['parameters']>,
): ContractOperation {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter));
  const [named = [], others = []] = [true, false].map((isStatus) =>
    Object.entries(operation.responses).filter(([status]) => /^\d{3}$/.test(status) === isStatus),
  );
  const header = (name: string) => parameters.some((each) => each.in === 'header' && isNamed(each, name));
  return {
    operationId: operation.operationId as OperationId,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    method: method.toUpperCase() as Method,
    path,
    isSecured: requiresToken(operation),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    headers: parameters.filter((parameter) => parameter.in === 'header'),
    takesIfMatch: header('If-Match'),
    takesIdempotencyKey: header('Idempotency-Key'),
    body: Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? null,
    needsBody: operation.requestBody?.required === true,
    takesForm: operation.requestBody?.content['multipart/form-data'] !== undefined,
    bodyLimit: operation['x-body-limit'] ?? BODY_LIMIT,
    responses: new Map(named.map(([status, response]) => [Number(status), resolve<Response>(response)])),
    otherResponses: new Map(others.map(([status, response]) => [status, resolve<Response>(response)])),
    problems: operation['x-problems'] ?? [],
    extensions: Object.fromEntries(Object.entries(operation).filter(([name]) => name.startsWith('x-'))),
    deprecation: deprecationOf(operation),
  };
}

/** What the contract says of a status: of itself, of its range, of all others; undefined if nothing. */
export const responseOf = (
  { responses, otherResponses }: Pick<ContractOperation, 'responses' | 'otherResponses'>,
  status: number,
): Response | undefined =>
  responses.get(status) ?? otherResponses.get(`${Math.floor(status / 100)}XX`) ?? otherResponses.get('default');

/** RFC 9745 and RFC 8594. */
function deprecationOf({ 'x-deprecated-on': since, 'x-sunset': sunset }: Operation): Record<string, string> {
  if (since === undefined || sunset === undefined) return {};
  return { Deprecation: `@${Date.parse(since) / 1000}`, Sunset: new Date(sunset).toUTCString() };
}

function addOperation(operation: ContractOperation): void {
  let node = root;
  const names: string[] = [];
  for (const segment of operation.path.slice(1).split('/')) {
    if (segment.startsWith('{')) {
      names.push(segment.slice(1, -1));
      node = node.parameter ??= createNode();
    } else {
      let next = node.literal.get(segment);
      if (!next) node.literal.set(segment, (next = createNode()));
      node = next;
    }
  }
  if (byId.has(operation.operationId)) throw new Error(`The contract has two operations ${operation.operationId}.`);
  node.operations.set(operation.method, { operation, names });
  byId.set(operation.operationId, operation);
}

export type Match =
  | { found: true; operation: ContractOperation; params: Record<string, string> }
  | { found: false; allowed: string[] };

/**
 * Matches a method and a path below /api. Literal segments win over parameters.
 * @throws URIError for broken percent-encoding
 */
export function matchOperation(method: string, path: string): Match {
  const values: string[] = [];
  let node: Node | null = root;
  for (const raw of path.slice(1).split('/')) {
    const segment = decodeURIComponent(raw);
    const literal: Node | undefined = node?.literal.get(segment);
    if (!literal && node?.parameter && segment !== '') values.push(segment);
    node = literal ?? (segment === '' ? null : (node?.parameter ?? null));
    if (!node) return { found: false, allowed: [] };
  }
  const found = node.operations.get(method);
  if (!found) return { found: false, allowed: [...node.operations.keys()] };
  const params = Object.fromEntries(found.names.map((name, i) => [name, values[i] ?? '']));
  return { found: true, operation: found.operation, params };
}

/** Names of headers are the same in any case. */
export const isNamed = (parameter: Parameter, name: string): boolean =>
  parameter.name.toLowerCase() === name.toLowerCase();

export function operationById(id: string): ContractOperation | undefined {
  return byId.get(id);
}

/** @throws Error when the contract has no such operation */
export function operationNamed(id: string): ContractOperation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no ${id}`);
  return operation;
}

/** Formats methods for the `Allow` header; GET implies HEAD. */
export const allowed = (methods: readonly string[]): string =>
  methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', ');

/**
 * Media type and schema of a declared response; null when the response has no body. Returns the media type `type` if it
 * is declared, otherwise the first.
 */
export function mediaOf(response: Response, type?: string): { type: string; media: MediaType } | null {
  const entries = Object.entries(response.content ?? {});
  const entry = entries.find(([declared]) => declared === type) ?? entries[0];
  return entry ? { type: entry[0], media: entry[1] } : null;
}

export const isJsonType = (type: string): boolean => /^application\/(?:.+\+)?json$/u.test(type);

/** Returns null for an unknown method or path. */
export function operationAt(method: string, url: string): ContractOperation | null {
  try {
    const match = matchOperation(method, url.split('?')[0] ?? '');
    return match.found ? match.operation : null;
  } catch {
    // Broken percent-encoding is refused after the body is read.
    return null;
  }
}

/** In bytes. */
export const bodyLimitAt = (method: string, url: string): number => operationAt(method, url)?.bodyLimit ?? BODY_LIMIT;

/** The longest list that the contract allows at a property. @throws Error when it sets no limit */
export function maxItemsOf(schema: string, property: string): number {
  const { maxItems } = resolve<Schema>({ $ref: `#/components/schemas/${schema}/properties/${property}` });
  if (typeof maxItems !== 'number') throw new Error(`${schema}.${property} has no maxItems`);
  return maxItems;
}
