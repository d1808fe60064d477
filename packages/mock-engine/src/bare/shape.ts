/** What the document says of the items of a list: the property in their addresses, their examples, what they need. */
import { sample } from 'openapi-sampler';
import { document, type MediaType, type Response } from '../contract/document.ts';
import { type ContractOperation, contractOperations, mediaOf } from '../contract/operations.ts';
import { exampleOf } from '../contract/sample.ts';

export type Body = Record<string, unknown>;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasEtagHeader = ({ headers = {} }: Response): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'etag');

/** Whether an operation has an answer with an ETag. */
export const namesEtag = (responses: ContractOperation['responses']): boolean =>
  [...responses.values()].some(hasEtagHeader);

/** The first success that an operation declares, and its body. */
export function successOf({ responses }: ContractOperation): {
  status: number;
  type: string | null;
  media: MediaType | null;
  hasEtag: boolean;
} {
  const [status = 200] = [...responses.keys()].filter((code) => code >= 200 && code < 300).sort((a, b) => a - b);
  const response = responses.get(status);
  const described = response ? mediaOf(response) : null;
  const hasEtag = response !== undefined && hasEtagHeader(response);
  return { status, type: described?.type ?? null, media: described?.media ?? null, hasEtag };
}

/** Properties that a body cannot do without, with values of the example. */
export function requiredOf(media: MediaType | null): Body {
  const least =
    media && sample(media.schema as never, { skipWriteOnly: true, skipNonRequired: true, quiet: true }, document);
  const example = media && exampleOf(media);
  if (!isBody(least)) return {};
  return { ...least, ...pick(isBody(example) ? example : {}, Object.keys(least)) };
}

export const pick = (body: Body, names: readonly string[]): Body =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(body, name) ? [[name, body[name]]] : [])));

export type Shape = {
  /** property that an address ends with: the name of the parameter, `username`, or `id` */
  key: string;
  /** of one item; undefined when the document shows none */
  example: unknown;
  /** what every item has */
  required: Body;
  /** last parts of the addresses of items in examples */
  shown: ReadonlySet<string>;
};

/** @param path of the list, `/shops/{shopId}/items` @param own the body of the operation, where the document reads no item */
export function shapeOf(path: string, own: MediaType | null): Shape {
  const one = contractOperations.find(({ method, path: other }) => method === 'GET' && isItemOf(other, path));
  const all = contractOperations.find((operation) => operation.method === 'GET' && operation.path === path);
  const media = (one && successOf(one).media) ?? own;
  const example = media ? exampleOf(media) : undefined;
  const [, param = 'id'] = /\{([^}]+)\}$/.exec(one?.path ?? '') ?? [];
  const key = isBody(example) && Object.hasOwn(example, param) ? param : 'id';
  const listed = all && successOf(all).media;
  const shown = [example, ...(listed ? (itemsIn(exampleOf(listed))?.items ?? []) : [])];
  return { key, example, required: requiredOf(media), shown: new Set(shown.flatMap((item) => idOf(item, key) ?? [])) };
}

const isItemOf = (path: string, list: string) =>
  /^\/\{[^}]+\}$/.test(path.startsWith(list) ? path.slice(list.length) : '');

/** The value of a property in an address; null when it cannot be in one. */
export function idOf(item: unknown, key: string): string | null {
  const value = isBody(item) ? item[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The items of a list, and the property that holds them: null for a bare array. */
export function itemsIn(body: unknown): { place: string | null; items: readonly unknown[] } | null {
  if (Array.isArray(body)) return { place: null, items: body };
  const place = isBody(body) ? Object.keys(body).find((name) => Array.isArray(body[name])) : undefined;
  return place === undefined ? null : { place, items: (body as Record<string, unknown[]>)[place] ?? [] };
}

/** Names of all properties of the items of a list. */
export function propertiesOf(media: MediaType): readonly string[] {
  const [item] = itemsIn(sample(media.schema as never, { quiet: true }, document))?.items ?? [];
  return isBody(item) ? Object.keys(item) : [];
}
