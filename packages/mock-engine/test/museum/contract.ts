/** The contract of a museum: people book guided visits to exhibitions. */
import type { ContractDocument } from '../../src/contract/document.ts';

const text = { type: 'string', minLength: 1, maxLength: 100 };
const moment = { type: 'string', format: 'date-time' };
const integer = { type: 'integer', minimum: 1, maximum: 20 };
const schemas = {
  Person: entity({ id: text, name: text, email: text }),
  Exhibition: entity({ id: text, title: text, places: integer, endsAt: moment, isOver: { type: 'boolean' } }),
  Visit: entity({ id: text, exhibitionId: text, guests: integer, bookedAt: moment }),
  Problem: { type: 'object', required: ['code', 'message', 'status'] },
};

function entity(properties: Record<string, object>) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: keyof typeof schemas) => entity({ data: { type: 'array', items: ref(name) } });
const answer = (schema: object) => ({ description: '', content: { 'application/json': { schema } } });
const body = (properties: Record<string, object>) => ({ required: true, ...answer(entity(properties)) });
const at = (name: string) => [{ name, in: 'path', required: true, schema: text }];
const KEY = [{ name: 'Idempotency-Key', in: 'header', required: true, schema: text }];

/** An operation that may be refused for any reason. */
function describe(operationId: string, tag: string, success: object, rest: object = {}) {
  const refusals = [400, 401, 403, 404, 409, 422, 429, 500, 503].map((status) => [status, answer(ref('Problem'))]);
  const responses = { ...Object.fromEntries(refusals), ...success } as Record<string, never>;
  return { operationId, summary: operationId, tags: [tag], responses, ...rest };
}

export const contract: ContractDocument = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  servers: [{ url: '/api' }],
  paths: {
    '/session': {
      post: describe(
        'signIn',
        'session',
        { 200: answer(entity({ token: text })) },
        { security: [], requestBody: body({ email: text }) },
      ),
    },
    '/me': { get: describe('getMe', 'session', { 200: answer(ref('Person')) }) },
    '/exhibitions': {
      get: describe('listExhibitions', 'exhibitions', { 200: answer(listOf('Exhibition')) }, { security: [] }),
    },
    '/exhibitions/{exhibitionId}': {
      parameters: at('exhibitionId') as never,
      get: describe('getExhibition', 'exhibitions', { 200: answer(ref('Exhibition')) }, { security: [] }),
    },
    '/visits': {
      get: describe('listVisits', 'visits', { 200: answer(listOf('Visit')) }),
      post: describe(
        'bookVisit',
        'visits',
        { 201: answer(ref('Visit')) },
        { parameters: KEY, requestBody: body({ exhibitionId: text, guests: integer }) },
      ),
    },
    '/visits/{visitId}': {
      parameters: at('visitId') as never,
      get: describe('getVisit', 'visits', { 200: answer(ref('Visit')) }),
      delete: describe('cancelVisit', 'visits', { 204: { description: '' } }),
    },
  },
  components: { schemas },
  'x-problems': {
    membership_ended: { status: 403, en: 'Your membership has ended.', ru: 'Членство закончилось.' },
    sold_out: { status: 409, en: 'Only {left} places are left.', ru: 'Осталось мест: {left}.' },
    exhibition_over: { status: 409, en: 'The exhibition is over.', ru: 'Выставка закончилась.' },
  },
};
