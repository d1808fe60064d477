/** The contract that this process serves: an OpenAPI 3.1 document. */

export type Schema = { $ref?: string; [keyword: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  explode?: boolean;
  schema: Schema;
  example?: unknown;
};
export type MediaType = { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> };
export type Header = { required?: boolean; schema: Schema; example?: unknown };
/** The operation that reads a resource named in a response; parameters are runtime expressions, `$response.body#/id`. */
type Link = { operationId: string; parameters?: Record<string, string> };
export type Response = {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
};
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  /** absent for the document's default; `[]` for no token; with `{}` for an optional token */
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | { $ref: string }>;
  deprecated?: boolean;
  /** first and last day of a deprecated operation */
  'x-deprecated-on'?: string;
  'x-sunset'?: string;
  /** codes of its problems, by ascending status */
  'x-problems'?: readonly string[];
  /** in bytes; absent for the default limit */
  'x-body-limit'?: number;
};
export type PathItem = { parameters?: (Parameter | { $ref: string })[] } & Partial<
  Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>
>;

/** Status and sentence of a code, with parameters in braces and examples of them. */
export type ProblemType = {
  status: number;
  /** rule that gives operations the code; absent for a code that each operation lists */
  on?: string;
  en?: string;
  ru?: string;
  params?: Record<string, string | number>;
};

export type ContractDocument = {
  openapi: string;
  info: { version: string };
  servers: readonly { url: string }[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  /** the error catalogue */
  'x-problems'?: Readonly<Record<string, ProblemType>>;
};

/** Set by `loadContract`. */
export let document: ContractDocument = { openapi: '', info: { version: '' }, servers: [], paths: {}, components: {} };

/** Use `loadContract`, which also reads the operations. */
export function setDocument(loaded: ContractDocument): void {
  document = loaded;
}

/** Resolves a `#/…` reference. @throws Error for a reference without a target */
export function resolve<T>(value: T | { $ref: string }): T {
  return resolveIn(document, value);
}

/** The same in a document that is not loaded. @throws Error for a reference without a target */
export function resolveIn<T>(root: object, value: T | { $ref: string }): T {
  if (!isReference(value)) return value;
  const target = targetOf(root, value.$ref);
  if (target === undefined) throw new Error(`The contract has nothing at ${value.$ref}`);
  return resolveIn(root, target as T | { $ref: string });
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/** What a `#/…` reference names; undefined when there is nothing. */
export function targetOf(root: unknown, reference: string): unknown {
  let target = root;
  for (const key of reference.slice(2).split('/')) {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | null | undefined)?.[name];
  }
  return target;
}
