/** Reads an OpenAPI document of any origin into the form that the engine serves. */
import { parse } from 'yaml';
import type { ContractDocument, Operation, PathItem } from '../contract/document.ts';
import { METHODS } from '../contract/operations.ts';

/** A document before anything is known of it: only `openapi` and `paths` are required. */
type Found = Partial<Omit<ContractDocument, 'paths'>> & {
  openapi: string;
  security?: object[];
  paths: Record<string, PathItem>;
};

/** @param text YAML or JSON @throws Error that says what is missing */
export function readDocument(text: string): ContractDocument {
  const found = parse(text) as Partial<Found> | null;
  if (!found?.openapi?.startsWith('3.')) {
    throw new Error('The file is no OpenAPI document of version 3: it has no "openapi: 3.…" at its top.');
  }
  const { paths = {} } = found;
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) item[method] = completed(operation, method, path, found.security);
    }
  }
  return {
    ...found,
    openapi: found.openapi,
    info: { ...found.info, version: found.info?.version ?? '0' },
    servers: [{ url: '/api' }],
    paths,
    components: found.components ?? {},
  };
}

function completed(
  operation: Partial<Operation>,
  method: string,
  path: string,
  security: object[] | undefined,
): Operation {
  const operationId = operation.operationId ?? `${method}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
  return {
    ...operation,
    operationId,
    ...(operation.requestBody && { requestBody: withJson(operation.requestBody) }),
    summary: operation.summary ?? operationId,
    tags: operation.tags ?? [],
    // Without any declaration, an operation needs no token.
    security: operation.security ?? security ?? [],
    responses: withSuccess(operation.responses ?? {}),
  };
}

type Responses = Operation['responses'];

/** Answers of a status that only a range or `default` describes, and JSON where there is a choice. */
function withSuccess(responses: Responses): Responses {
  const hasSuccess = Object.keys(responses).some((status) => /^2\d\d$/.test(status));
  const whole: Responses = hasSuccess
    ? responses
    : { ...responses, 200: responses['2XX'] ?? responses['default'] ?? { description: '' } };
  return Object.fromEntries(Object.entries(whole).map(([status, response]) => [status, withJson(response)]));
}

function withJson<T extends { content?: Record<string, unknown> } | { $ref: string }>(described: T): T {
  if ('$ref' in described || !described.content?.['application/json']) return described;
  return { ...described, content: { 'application/json': described.content['application/json'] } };
}
