/** Where a request or an answer that passes through departs from the contract, in sentences. */
import { resolve, type Schema } from '@zakupki/api-client/document';
import { readBody } from '../pipeline/request/body.ts';
import { type ContractOperation, isJsonType, type Match, mediaOf } from '../pipeline/contract.ts';
import type { Headers } from '../pipeline/exchange.ts';
import { Problem } from '../pipeline/problem.ts';
import { parseQuery } from '../pipeline/request/query.ts';
import { violations } from '../pipeline/validate.ts';
import { type MessageCode, sentence } from '../sentences/sentence.ts';

/** A message on the wire, its body unpacked; a sentence in place of a body that cannot be looked into. */
type Message = { headers: Headers; body: Buffer | string };

const MAX_VIOLATIONS = 20;
const MAX_LENGTH = 200;

/** Few and short enough for a header and a log. */
export function limitViolations(found: readonly string[]): string[] {
  const shown = found
    .slice(0, MAX_VIOLATIONS)
    .map((one) => (one.length > MAX_LENGTH ? `${one.slice(0, MAX_LENGTH - 3)}...` : one));
  return found.length > MAX_VIOLATIONS ? [...shown, `and ${found.length - MAX_VIOLATIONS} more`] : shown;
}

/** What is wrong with a request; each begins with the word `request`. */
export function findRequestDrift(
  { method, path, search, headers, body }: Message & { method: string; path: string; search: string },
  place: Match | null,
): string[] {
  // OPTIONS asks about the server, not the API.
  if (method === 'OPTIONS') return [];
  if (!place) return ['request path is not correctly percent-encoded'];
  if (!place.found) {
    const only = place.allowed.length > 0 ? `, only ${place.allowed.join(', ')}` : '';
    return [`request ${method} ${path} is not in the contract${only}`];
  }
  const { operation } = place;
  const { errors } = parseQuery(search, operation.query, 'en');
  return [
    ...requestHeaderDrift(operation, headers),
    ...errors.map(({ pointer, message }) => `${pointer} ${message}`),
    ...requestBodyDrift(operation, headers, body),
  ].map((one) => `request ${one}`);
}

function requestHeaderDrift(operation: ContractOperation, headers: Headers): string[] {
  const unsigned = operation.isSecured && headers['authorization'] === undefined;
  return [
    ...(unsigned ? ['header Authorization is missing'] : []),
    ...operation.headers.flatMap(({ name, required, schema }) => {
      const given = headers[name.toLowerCase()];
      if (given === undefined) return required ? [`header ${name} is missing`] : [];
      return headerDrift(name, given, schema);
    }),
  ];
}

function requestBodyDrift({ body: schema }: ContractOperation, headers: Headers, body: Buffer | string): string[] {
  if (typeof body === 'string') return [body];
  try {
    const value = readBody({ headers, body }, schema !== null);
    return schema ? violations(schema, value) : [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Every refusal of a body has a sentence.
    return [sentence('en', error.code as MessageCode, error.options.params)];
  }
}

/** Answers that are right where the contract has nothing. */
const UNDECLARED_STATUSES = [400, 404, 405, 501];

/** What is wrong with an answer. */
export function findAnswerDrift(
  { status, headers, body }: Message & { status: number },
  asked: { method: string; headers: Headers },
  place: Match | null,
): string[] {
  if (asked.method === 'OPTIONS') return [];
  // HTTP itself answers so to a caller who has a copy; no contract needs to say it.
  if (status === 304 && (asked.headers['if-none-match'] ?? asked.headers['if-modified-since'])) return [];
  if (!place?.found) {
    return UNDECLARED_STATUSES.includes(status) ? [] : [`status ${status} of an operation that is not in the contract`];
  }
  const response = place.operation.responses.get(status);
  if (!response) {
    const isNoHead = asked.method === 'HEAD' && UNDECLARED_STATUSES.includes(status);
    return isNoHead ? [] : [`status ${status} is not declared`];
  }
  const found = Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const given = headers[name.toLowerCase()];
    if (given === undefined) return OPTIONAL_HEADERS.has(name) ? [] : [`header ${name} is missing`];
    const { schema } = resolve<{ schema?: Schema }>(reference);
    return schema ? headerDrift(name, given, schema) : [];
  });
  return asked.method === 'HEAD'
    ? found
    : [...found, ...bodyDrift(mediaOf(response, typeOf(headers['content-type'])), status, headers, body)];
}

/** Every header an answer declares is promised, but only a repeated answer says that it is one. */
const OPTIONAL_HEADERS = new Set(['Idempotency-Replayed']);

function headerDrift(name: string, given: string, schema: Schema): string[] {
  const isNumber = schema['type'] === 'integer' && /^-?\d{1,15}$/.test(given);
  return violations(schema, isNumber ? Number(given) : given).map((wrong) => `header ${name} ${wrong.slice(2)}`);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function bodyDrift(
  described: ReturnType<typeof mediaOf>,
  status: number,
  headers: Headers,
  body: Buffer | string,
): string[] {
  if (typeof body === 'string') return [body];
  if (!described) return body.length > 0 ? ['a body where none is declared'] : [];
  const { type, media } = described;
  const given = headers['content-type'];
  const wrongType = typeDrift(given, type);
  if (body.length === 0) return [...wrongType, 'the body is missing'];
  // A file is whatever its program says it is.
  if (!isJsonType(type)) return wrongType;
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(body));
  } catch {
    return [...wrongType, 'the body is not JSON in UTF-8'];
  }
  return [...wrongType, ...statusDrift(type, status, value), ...violations(media.schema, value)];
}

/** RFC 9457 §3.1.4: a problem says the status it comes with. */
function statusDrift(type: string, status: number, value: unknown): string[] {
  if (type !== 'application/problem+json' || typeof value !== 'object' || value === null) return [];
  const said = 'status' in value ? value.status : status;
  return said === status ? [] : [`/status is not the ${status} it comes with`];
}

/** The media type alone, without its parameters. */
const typeOf = (contentType: string | undefined) => contentType?.toLowerCase().split(';')[0]?.trim();

function typeDrift(given: string | undefined, declared: string): string[] {
  if (given === undefined) return ['header Content-Type is missing'];
  const [type = '', ...parameters] = given
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (type !== declared) return [`content type ${type} instead of ${declared}`];
  return charset === undefined || charset.replaceAll('"', '') === 'utf-8' ? [] : [`${charset} instead of utf-8`];
}
