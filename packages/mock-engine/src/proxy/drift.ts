/** Describes how forwarded requests and answers break the contract. */
import { type Header, resolve, type Schema } from '../contract/document.ts';
import { readBody } from '../pipeline/request/body.ts';
import { type ContractOperation, isJsonType, mediaOf, responseOf } from '../contract/operations.ts';
import type { Call } from '../pipeline/call.ts';
import { placeOf } from '../pipeline/field-error.ts';
import { Problem, sentenceOf } from '../pipeline/problem.ts';
import { parseQuery } from '../pipeline/request/query.ts';
import { violations } from '../pipeline/validate.ts';

/** Decompressed; a sentence when it cannot be decompressed. */
type Body = Buffer | string;

/** By name in lower case; repeated headers are joined. */
type AnswerHeaders = Readonly<Record<string, string | undefined>>;

const MAX_VIOLATIONS = 20;
const MAX_LENGTH = 200;

/** Limits number and length for headers and logs. */
export function limitViolations(all: readonly string[]): string[] {
  const limited = all
    .slice(0, MAX_VIOLATIONS)
    .map((text) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}...` : text));
  return all.length > MAX_VIOLATIONS ? [...limited, `and ${all.length - MAX_VIOLATIONS} more`] : limited;
}

/** Each violation starts with `request`. */
export function findRequestDrift({ method, path, search, headers, route: place }: Call, body: Body): string[] {
  // OPTIONS concerns the server, not the API.
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
    ...errors.map((error) => `${placeOf(error)} ${error.message}`),
    ...requestBodyDrift(operation, headers, body),
  ].map((violation) => `request ${violation}`);
}

function requestHeaderDrift(operation: ContractOperation, headers: Headers): string[] {
  const isUnauthorized = operation.isSecured && !headers.has('authorization');
  return [
    ...(isUnauthorized ? ['header Authorization is missing'] : []),
    ...operation.headers.flatMap(({ name, required, schema }) => {
      const value = headers.get(name);
      if (value === null) return required ? [`header ${name} is missing`] : [];
      return headerDrift(name, value, schema);
    }),
  ];
}

function requestBodyDrift({ body: schema, needsBody }: ContractOperation, headers: Headers, body: Body): string[] {
  if (typeof body === 'string') return [body];
  try {
    const value = readBody({ type: headers.get('content-type'), bytes: body }, schema !== null, {
      isRequired: needsBody,
    });
    return schema ? violations(schema, value) : [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [sentenceOf(error, 'en')];
  }
}

/** Valid answers to an address outside the contract. */
const UNDECLARED_STATUSES = [400, 404, 405, 501];

export function findAnswerDrift(
  { status, headers, body }: { status: number; headers: AnswerHeaders; body: Body },
  request: Call,
): string[] {
  const { route: place } = request;
  if (request.method === 'OPTIONS') return [];
  // HTTP itself allows 304 for conditional requests.
  if (status === 304 && (request.headers.has('if-none-match') || request.headers.has('if-modified-since'))) return [];
  if (!place?.found) {
    return UNDECLARED_STATUSES.includes(status) ? [] : [`status ${status} of an operation that is not in the contract`];
  }
  const response = responseOf(place.operation, status);
  if (!response) {
    const refusesHead = request.method === 'HEAD' && UNDECLARED_STATUSES.includes(status);
    return refusesHead ? [] : [`status ${status} is not declared`];
  }
  const headerViolations = Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const value = headers[name.toLowerCase()];
    const { required, schema } = resolve<Header>(reference);
    if (value === undefined) return required ? [`header ${name} is missing`] : [];
    return headerDrift(name, value, schema);
  });
  return request.method === 'HEAD'
    ? headerViolations
    : [...headerViolations, ...bodyDrift(mediaOf(response, typeOf(headers['content-type'])), status, headers, body)];
}

function headerDrift(name: string, value: string, schema: Schema): string[] {
  const isNumber = schema['type'] === 'integer' && /^-?\d{1,15}$/.test(value);
  return violations(schema, isNumber ? Number(value) : value).map((text) => `header ${name} ${text.slice(2)}`);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function bodyDrift(
  described: ReturnType<typeof mediaOf>,
  status: number,
  headers: AnswerHeaders,
  body: Body,
): string[] {
  if (typeof body === 'string') return [body];
  if (!described) return body.length > 0 ? ['a body where none is declared'] : [];
  const { type, media } = described;
  const wrongType = typeDrift(headers['content-type'], type);
  if (body.length === 0) return [...wrongType, 'the body is missing'];
  // File contents are not validated.
  if (!isJsonType(type)) return wrongType;
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(body));
  } catch {
    return [...wrongType, 'the body is not JSON in UTF-8'];
  }
  return [...wrongType, ...statusDrift(type, status, value), ...violations(media.schema, value)];
}

/** RFC 9457 §3.1.4: `status` equals the HTTP status. */
function statusDrift(type: string, status: number, value: unknown): string[] {
  if (type !== 'application/problem+json' || typeof value !== 'object' || value === null) return [];
  const bodyStatus = 'status' in value ? value.status : status;
  return bodyStatus === status ? [] : [`/status is not the ${status} it comes with`];
}

const typeOf = (contentType: string | undefined) => contentType?.toLowerCase().split(';')[0]?.trim();

function typeDrift(contentType: string | undefined, declared: string): string[] {
  if (contentType === undefined) return ['header Content-Type is missing'];
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (type !== declared) return [`content type ${type} instead of ${declared}`];
  return charset === undefined || charset.replaceAll('"', '') === 'utf-8' ? [] : [`${charset} instead of utf-8`];
}
