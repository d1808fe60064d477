/** The contract of a museum: people book guided visits to exhibitions. */
import type { ContractDocument } from '../../src/contract/document.ts';
import { ENGINE_PROBLEMS } from '../../src/pipeline/sentences/problems.ts';

const text = { type: 'string', minLength: 1, maxLength: 100 };
const moment = { type: 'string', format: 'date-time' };
const integer = { type: 'integer', minimum: 1, maximum: 20 };
const id = { $ref: '#/components/schemas/Id' };
const said = { type: text, title: text, status: { type: 'integer' }, code: text, message: text, detail: text };
const schemas = {
  Id: { type: 'string', pattern: '^[a-z]+_[\\w-]+$' },
  Person: entity({ id, name: text, email: text }),
  Exhibition: entity({ id, title: text, places: integer, endsAt: moment, isOver: { type: 'boolean' } }),
  Visit: entity({ id, personId: id, exhibitionId: id, guests: integer, bookedAt: moment }),
  Problem: entity({ ...said, instance: text, requestId: text }, { errors: { type: 'array' } }),
};

function entity(required: Record<string, object>, optional: Record<string, object> = {}) {
  const properties = { ...required, ...optional };
  return { type: 'object', additionalProperties: false, required: Object.keys(required), properties };
}

const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: keyof typeof schemas) => entity({ data: { type: 'array', items: ref(name) } });
const answer = (schema: object, type = 'application/json') => ({ description: '', content: { [type]: { schema } } });
const body = (properties: Record<string, object>) => ({ required: true, ...answer(entity(properties)) });
const at = (name: string) => [{ name, in: 'path', required: true, schema: text }] as never;

const problems = {
  membership_ended: { status: 403, en: 'Your membership has ended.', ru: 'Членство закончилось.' },
  sold_out: { status: 409, en: 'Only {left} places are left.', ru: 'Осталось мест: {left}.' },
  exhibition_over: { status: 409, en: 'The exhibition is over.', ru: 'Выставка закончилась.' },
};
type Code = keyof typeof problems | keyof typeof ENGINE_PROBLEMS;

const ANY: Code[] = ['body_unexpected', 'invalid', 'rate_limited', 'server_error', 'unavailable'];
const SENT: Code[] = ['malformed_json', 'body_required', 'too_large', 'unsupported_media_type'];
const KEYED: Code[] = ['missing_header', 'invalid_header', 'idempotency_key_reused', 'request_in_progress'];
const KEY = [{ name: 'Idempotency-Key', in: 'header', required: true, schema: text }];
const PUBLIC = { security: [] };

/** An operation with the codes of its refusals besides those of every operation. */
function describe(operationId: string, tag: string, success: object, codes: Code[], rest: object = {}) {
  const all: Code[] = [...ANY, ...codes, ...('security' in rest ? [] : ['unauthorized' as const])];
  const refusal = answer(ref('Problem'), 'application/problem+json');
  const refusals = all.map((code) => [{ ...ENGINE_PROBLEMS, ...problems }[code].status, refusal]);
  const responses = { ...Object.fromEntries(refusals), ...success } as Record<string, never>;
  return { operationId, summary: operationId, tags: [tag], responses, 'x-problems': all, ...rest };
}

export const contract: ContractDocument = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  servers: [{ url: '/api' }],
  paths: {
    '/session': {
      post: describe('signIn', 'session', { 200: answer(entity({ token: text })) }, [...SENT, 'unauthorized'], {
        ...PUBLIC,
        requestBody: body({ email: text }),
      }),
    },
    '/me': { get: describe('getMe', 'session', { 200: answer(ref('Person')) }, []) },
    '/exhibitions': {
      get: describe('listExhibitions', 'exhibitions', { 200: answer(listOf('Exhibition')) }, [], PUBLIC),
    },
    '/exhibitions/{exhibitionId}': {
      parameters: at('exhibitionId'),
      get: describe('getExhibition', 'exhibitions', { 200: answer(ref('Exhibition')) }, ['not_found'], PUBLIC),
    },
    '/visits': {
      get: describe('listVisits', 'visits', { 200: answer(listOf('Visit')) }, []),
      post: describe(
        'bookVisit',
        'visits',
        { 201: answer(ref('Visit')) },
        [...SENT, ...KEYED, 'not_found', 'membership_ended', 'sold_out', 'exhibition_over'],
        { parameters: KEY, requestBody: body({ exhibitionId: text, guests: integer }) },
      ),
    },
    '/visits/{visitId}': {
      parameters: at('visitId'),
      get: describe('getVisit', 'visits', { 200: answer(ref('Visit')) }, ['not_found']),
      delete: describe('cancelVisit', 'visits', { 204: { description: '' } }, ['not_found']),
    },
  },
  components: { schemas },
  'x-problems': problems,
};
