/** Reads an OpenAPI document of any origin into the form that the engine serves. */
import { parse } from 'yaml';
import type { ContractDocument, Operation, PathItem } from '../contract/document.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

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
    summary: operation.summary ?? operationId,
    tags: operation.tags ?? [],
    // Without any declaration, an operation needs no token.
    security: operation.security ?? security ?? [],
    responses: operation.responses ?? { 200: { description: '' } },
  };
}
