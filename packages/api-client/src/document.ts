/** The bundled contract for validators in servers and tests; it is too large for a browser. */
import contract from './generated/document.gen.json' with { type: 'json' };
import type { ProblemCode } from './generated/problems.gen.ts';

export type Schema = { $ref?: string; [keyword: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  explode?: boolean;
  schema: Schema;
  example?: unknown;
};
export type MediaType = { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> };
type Header = { required?: boolean; schema: Schema; example?: unknown };
export type Response = {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
};
/** The operation that reads a resource named in a response; parameters are runtime expressions, `$response.body#/id`. */
type Link = { operationId: string; parameters?: Record<string, string> };
export type Role = 'buyer' | 'supplier';
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  /** absent for the document's default, a token; `[]` for no token; with `{}` for an optional token */
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | { $ref: string }>;
  deprecated?: boolean;
  /** first and last day of a deprecated operation */
  'x-deprecated-on'?: string;
  'x-sunset'?: string;
  'x-exempt'?: boolean;
  /** absent for buyers alone */
  'x-roles'?: readonly Role[];
  /** for suppliers only in a session that their mailbox opened */
  'x-mailbox'?: boolean;
  /** codes of its problems, by ascending status */
  'x-problems': readonly ProblemCode[];
  /** in bytes; absent for the default limit */
  'x-body-limit'?: number;
};
type PathItem = { parameters?: (Parameter | { $ref: string })[] } & Partial<
  Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>
>;
/** Status and sentence of a code, with parameters in braces and examples of them. */
type ProblemType = {
  status: number;
  /** rule that gives operations the code; absent for a code that each operation lists */
  on?: string;
  en: string;
  ru: string;
  params?: Record<string, string | number>;
};
type ContractDocument = {
  openapi: string;
  info: { version: string };
  servers: [{ url: string }];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  /** the error catalogue */
  'x-problems': Readonly<Record<ProblemCode, ProblemType>>;
};

// The type inferred from the JSON has thousands of literals; redocly has checked that it has this shape.
export const document = contract as unknown as ContractDocument;

/** Whether the operation answers 401 without a token. */
export const requiresToken = ({ security }: Operation): boolean =>
  security === undefined || (security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0));

/** Resolves a `#/…` reference. @throws Error for a reference without a target */
export function resolve<T>(value: T | { $ref: string }): T {
  if (!isReference(value)) return value;
  let target: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`The contract has nothing at ${value.$ref}`);
  return resolve(target as T | { $ref: string });
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}
