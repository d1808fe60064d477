/** The operations of the contract: general checks iterate over them, so that none is missed. */
import {
  document,
  type Operation,
  type Parameter,
  requiresToken,
  resolve,
  type Response,
  type Schema,
} from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { routes } from '@zakupki/api-client/routes';

export type Described = {
  operationId: OperationId;
  resource: string;
  method: string;
  /** `/orders/{orderId}` */
  path: string;
  /** requires a token */
  secured: boolean;
  /** can return 402 and 460: secured and not exempt */
  gated: boolean;
  /** only for administrators: everything under /admin */
  forAdmins: boolean;
  /** for invited suppliers (`x-roles`) */
  forSuppliers: boolean;
  /** for them alone */
  forSuppliersOnly: boolean;
  /** names of the path's parameters */
  pathNames: readonly string[];
  query: readonly Parameter[];
  takesIfMatch: boolean;
  /** an administrator may call it for another user */
  takesActing: boolean;
  takesKey: boolean;
  /** schema of a JSON body; null without one */
  body: Schema | null;
  /** an absent body is an error */
  needsBody: boolean;
  /** maximum size in bytes */
  bodyLimit: number;
  /** values of the document's named examples of the body */
  bodyExamples: readonly unknown[];
  /** declared statuses, ascending */
  statuses: readonly number[];
  /** its only status below 300 */
  success: number;
  problems: readonly ProblemCode[];
};

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of the contract, in the document's order. */
export const operations: readonly Described[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [described(operation, method, path, item.parameters ?? [])] : [];
  }),
);

/** Operations that impersonation does not allow. */
export const PERSONAL: readonly OperationId[] = [
  'requestPhoneCode',
  'confirmPhone',
  'changePassword',
  'requestEmailChange',
  'exportAccount',
  'deleteAccount',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'startCheckout',
  'extendTrial',
  'redeemPromoCode',
];

function described(
  operation: Operation,
  method: string,
  path: string,
  shared: NonNullable<Operation['parameters']>,
): Described {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter));
  const names = (place: Parameter['in']) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const secured = requiresToken(operation);
  const roles = operation['x-roles'] ?? ['buyer'];
  const { 'application/json': media, 'multipart/form-data': form } = operation.requestBody?.content ?? {};
  const statuses = Object.keys(operation.responses).map(Number);
  return {
    operationId: operation.operationId as OperationId,
    resource: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    secured,
    gated: secured && !operation['x-exempt'],
    forAdmins: path.startsWith('/admin/'),
    forSuppliers: roles.includes('supplier'),
    forSuppliersOnly: !roles.includes('buyer'),
    pathNames: names('path'),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    takesIfMatch: names('header').includes('If-Match'),
    takesActing: names('header').includes('x-as-user') && !/^\/(?:admin|auth)\//.test(path),
    takesKey: names('header').includes('Idempotency-Key'),
    body: media?.schema ?? null,
    needsBody: operation.requestBody?.required === true,
    bodyLimit: operation['x-body-limit'] ?? 1024 * 1024,
    bodyExamples: Object.values((media ?? form)?.examples ?? {}).map(
      (example) => resolve<{ value?: unknown }>(example as { $ref: string }).value,
    ),
    statuses,
    success: statuses.find((status) => status < 300) ?? 0,
    problems: operation['x-problems'],
  };
}

/** The operation as the document describes it. */
export function operationOf(operationId: OperationId): Operation {
  const { method, path } = routes[operationId];
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  return operation;
}

export function responseOf(operationId: OperationId, status: number): Response {
  const found = operations.find((operation) => operation.operationId === operationId);
  const declared = found && document.paths[found.path]?.[found.method.toLowerCase() as 'get']?.responses[status];
  if (!declared) throw new Error(`The contract declares no ${status} of ${operationId}`);
  return resolve<Response>(declared);
}

/** The schema of a success answer in JSON; null when it has none. */
export function successSchemaOf({ operationId, success }: Described): Schema | null {
  return responseOf(operationId, success).content?.['application/json']?.schema ?? null;
}

/** Operations share responses: without the examples of codes that this one does not have. */
function examplesOf(operationId: OperationId, status: number) {
  const all = Object.values(responseOf(operationId, status).content ?? {})[0]?.examples ?? {};
  if (status < 400) return all;
  const codes: readonly string[] = operationOf(operationId)['x-problems'];
  return Object.fromEntries(
    Object.entries(all).filter(([, example]) => {
      const { code } = resolve<{ value: { code: string } }>(example as { $ref: string }).value;
      return codes.includes(code);
    }),
  );
}

/** Names of the document's examples of an answer. */
export const exampleNames = (operationId: OperationId, status: number): string[] =>
  Object.keys(examplesOf(operationId, status));

export function exampleCode(operationId: OperationId, status: number, name: string): string | undefined {
  const { value } = resolve<{ value?: unknown }>(examplesOf(operationId, status)[name] as { $ref: string });
  return (value as { code?: string }).code;
}
