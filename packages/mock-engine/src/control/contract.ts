/** Paths, parameters, bodies and responses of the control contract's operations, for the server. */
import type { MediaType, Parameter, Schema } from '../contract/document.ts';
import { BODY_LIMIT } from '../contract/operations.ts';
import contract from '@zakupki/mock-control/document' with { type: 'json' };
import { routes } from '@zakupki/mock-control/routes';
import type { Model } from '../world/model.ts';
import type { operations } from '../contract/control.ts';

export type ControlId = keyof operations & keyof typeof routes;

type Named<T> = [T] extends [never] | [undefined] ? Record<never, never> : NonNullable<T>;
type RequestBody<O extends ControlId> = operations[O]['requestBody'];
type BodyOf<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type ContentOf<R> = R extends { content: infer C } ? C : never;

export type ControlRequest<O extends ControlId> = {
  params: Named<operations[O]['parameters']['path']>;
  query: Named<operations[O]['parameters']['query']>;
  body: BodyOf<RequestBody<O>>;
};

/** A success response the contract declares. */
export type ControlReply<O extends ControlId> = {
  [S in Exclude<keyof operations[O]['responses'], '4XX'>]: {
    status: S;
    headers?: Record<string, string>;
  } & ([ContentOf<operations[O]['responses'][S]>] extends [never]
    ? unknown
    : 'text/html' extends keyof ContentOf<operations[O]['responses'][S]>
      ? { page: string }
      : 'application/yaml' extends keyof ContentOf<operations[O]['responses'][S]>
        ? { yaml: string }
        : {
            body: ContentOf<operations[O]['responses'][S]>['application/json' &
              keyof ContentOf<operations[O]['responses'][S]>];
          });
}[Exclude<keyof operations[O]['responses'], '4XX'>];

export type ControlOperation = {
  operationId: ControlId;
  method: string;
  /** Express pattern, `/worlds/:world` */
  path: string;
  pathParameters: readonly Parameter[];
  queryParameters: readonly Parameter[];
  /** null when the operation takes no body */
  body: Schema | null;
  needsBody: boolean;
  /** in bytes */
  bodyLimit: number;
  /** an HTML page, whose script reads the query */
  isPage: boolean;
  /** JSON schemas by status */
  responses: ReadonlyMap<number, Schema | null>;
};

type OperationDocument = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  'x-body-limit'?: number;
  responses: Record<string, { content?: Record<string, MediaType> }>;
};

type ControlDocument = {
  paths: Record<string, { parameters?: Parameter[] } & Record<string, OperationDocument | undefined>>;
};

type Schemas = Record<string, Schema & { properties?: Record<string, Schema> }>;

/** The contract names those of one application; another one has its own people, scenarios, events and formats. */
function withNamesOf({ name, people, scenarios, webhookEvents, letterKinds }: Model): Record<string, unknown> {
  const named = structuredClone(contract) as unknown as { components: { schemas: Schemas } };
  const { schemas } = named.components;
  const replace = (schema: string, rule: Schema, property?: string) => {
    const found = property === undefined ? schemas[schema] : schemas[schema]?.properties?.[property];
    if (!found) throw new Error(`The control contract has no ${schema}`);
    Object.assign(found, rule);
  };
  // A schema may not list nothing: no name matches then.
  const oneOf = (names: readonly string[]) => ({ enum: names.length > 0 ? names : [''] });
  replace('PersonName', oneOf(people.map((person) => person.name)));
  replace('ScenarioName', oneOf(Object.keys(scenarios)));
  replace('WebhookEvent', oneOf(webhookEvents));
  replace('Letter', oneOf(letterKinds), 'kind');
  replace('Snapshot', { const: `${name}-snapshot-1` }, 'format');
  replace('Capsule', { const: `${name}-capsule-1` }, 'format');
  return named;
}

/** Resolves references, so that each schema compiles alone. The contract has no cycles. */
function resolveReferences(whole: object, value: unknown, known = new Map<string, unknown>()): unknown {
  if (Array.isArray(value)) return value.map((part) => resolveReferences(whole, part, known));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const address = String(value.$ref);
    if (!known.has(address)) known.set(address, resolveReferences(whole, partAt(whole, address), known));
    return known.get(address);
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveReferences(whole, part, known)]));
}

function partAt(whole: object, address: string): unknown {
  let part: unknown = whole;
  for (const key of address.slice(2).split('/')) part = (part as Record<string, unknown>)[key];
  return part;
}

/** Validators are compiled once for each schema, so all servers of an application share its operations. */
const ofModels = new WeakMap<Model, readonly ControlOperation[]>();

/** In the order of the contract. */
export function controlOperationsOf(model: Model): readonly ControlOperation[] {
  let operations = ofModels.get(model);
  if (!operations) {
    const named = withNamesOf(model);
    const document = resolveReferences(named, named) as ControlDocument;
    operations = (Object.keys(routes) as ControlId[]).map((id) => describeOperation(id, document));
    ofModels.set(model, operations);
  }
  return operations;
}

function describeOperation(operationId: ControlId, document: ControlDocument): ControlOperation {
  const { method, path } = routes[operationId];
  const item = document.paths[path];
  const described = item?.[method];
  if (!item || !described) throw new Error(`The control contract has no ${operationId}`);
  const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])];
  return {
    operationId,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    body: described.requestBody?.content['application/json']?.schema ?? null,
    needsBody: described.requestBody?.required ?? false,
    bodyLimit: described['x-body-limit'] ?? BODY_LIMIT,
    // An entry link answers with a redirect or a page, by its parameters.
    isPage:
      described.responses['200']?.content?.['text/html'] !== undefined && described.responses['303'] === undefined,
    responses: new Map(
      Object.entries(described.responses).map(([status, { content }]) => [
        Number(status),
        content?.['application/json']?.schema ?? null,
      ]),
    ),
  };
}
