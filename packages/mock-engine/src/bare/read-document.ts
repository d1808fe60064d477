/** Reads an OpenAPI document of any origin into the form that the engine serves. */
import { parse } from 'yaml';
import {
  type ContractDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
  resolveIn,
} from '../contract/document.ts';
import { METHODS } from '../contract/operations.ts';
import { directed } from './directions.ts';
import { inPlainWords } from './plain.ts';

/** A document before anything is known of it: only `openapi` and `paths` are required. */
type Found = Partial<Omit<ContractDocument, 'paths'>> & {
  openapi: string;
  security?: object[];
  paths: Record<string, PathItem>;
};

/** @param text YAML or JSON @throws Error that says what is missing */
export function readDocument(text: string): ContractDocument {
  const given = parse(text) as { openapi?: string | number } | null;
  if (!String(given?.openapi ?? '').startsWith('3.')) {
    throw new Error('The file is no OpenAPI document of version 3: it has no "openapi: 3.…" at its top.');
  }
  const found = inPlainWords(given as object) as Found;
  const at = <T>(value: T | { $ref: string }): T => resolveIn(found, value);
  const ids = new Set<string>();
  const paths: Record<string, PathItem> = {};
  for (const [path, referred] of Object.entries(found.paths ?? {})) {
    if (path.startsWith('x-')) continue;
    if (!path.startsWith('/')) throw new Error(`A path of the document has no slash at its start: "${path}".`);
    const item = at<PathItem>(referred ?? {});
    paths[path] = { ...item, parameters: [] };
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        at<Parameter>(each),
      );
      paths[path][method] = completed({ ...operation, parameters }, `${method}${path}`, found, ids);
    }
  }
  return directed({
    ...found,
    openapi: String(found.openapi),
    info: { ...found.info, version: String(found.info?.version ?? '0') },
    servers: [{ url: '/api' }],
    paths,
    components: found.components ?? {},
  });
}

function completed(
  operation: Partial<Operation> & { parameters: Parameter[] },
  place: string,
  found: Found,
  ids: Set<string>,
): Operation {
  const operationId = operation.operationId ?? madeId(place, ids);
  ids.add(operationId);
  const body = operation.requestBody && resolveIn(found, operation.requestBody);
  // Without any declaration, an operation needs no token.
  const { security, keys } = withoutQueryKeys(operation.security ?? found.security ?? [], found);
  return {
    ...operation,
    operationId,
    parameters: effective([...keys, ...operation.parameters]),
    ...(body && { requestBody: withJson(body) }),
    summary: operation.summary ?? operationId,
    tags: operation.tags ?? [],
    security,
    responses: withSuccess(operation.responses ?? {}),
  };
}

/** Identities read headers alone. A key in the query is a parameter that nobody checks. */
function withoutQueryKeys(security: object[], { components }: Found) {
  const keys: Parameter[] = [];
  const rest = security.map((alternative) => {
    const schemes = Object.entries(alternative).filter(([name]) => {
      const scheme = components?.['securitySchemes']?.[name] as { in?: string; name?: string } | undefined;
      if (scheme?.in !== 'query' || scheme.name === undefined) return true;
      keys.push({ name: scheme.name, in: 'query', schema: { type: 'string' } });
      return false;
    });
    return Object.fromEntries(schemes) as object;
  });
  return { security: rest, keys };
}

/** `get-books-bookId-`, with a number where two paths differ in other characters alone. */
function madeId(place: string, ids: ReadonlySet<string>): string {
  const id = place.replaceAll(/[^A-Za-z0-9]+/g, '-');
  let unique = id;
  for (let count = 2; ids.has(unique); count += 1) unique = `${id}${count}`;
  return unique;
}

/** Those of an operation replace those of its path. A text stands for what is described as `content`. */
function effective(parameters: readonly Parameter[]): Parameter[] {
  const byName = new Map(parameters.map((each) => [`${each.in} ${each.name}`, each]));
  return [...byName.values()].map((each) => ({ ...each, schema: each.schema ?? {} }));
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

/** JSON where there is a choice. What is not described may be anything. */
function withJson<T extends { content?: Record<string, { schema: Schema }> } | { $ref: string }>(described: T): T {
  if ('$ref' in described || !described.content) return described;
  const { 'application/json': json } = described.content;
  const content = Object.entries(json ? { 'application/json': json } : described.content);
  return {
    ...described,
    content: Object.fromEntries(content.map(([type, media]) => [type, { ...media, schema: media.schema ?? {} }])),
  };
}
