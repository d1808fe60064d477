/** Documents unlike those of this workspace: what they leave out or have in addition is served too. */
import { describe, expect, it } from 'vitest';
import { bareMock } from '../src/bare/bare.ts';
import { readDocument } from '../src/bare/read-document.ts';
import { answerInProcess } from '../src/in-process/answer.ts';

const { fetch: send } = answerInProcess(
  bareMock(
    readDocument(`
openapi: 3.0.3
info: {title: Shapes, version: '1'}
paths:
  /pets:
    post:
      requestBody: {content: {application/xml: {schema: {type: object}}, application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {default: {description: '', content: {application/xml: {schema: {type: object}}, application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
    put:
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {2XX: {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
    get: {responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
    delete: {responses: {'404': {description: Unknown.}}}
  /trees:
    get:
      responses:
        '200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}
        '402': {description: '', content: {application/json: {schema: {type: object}}}}
      x-problems: [unpaid]
  /leaves:
    get:
      parameters:
        - {name: size, in: query, schema: {type: number}}
        - {name: tag, in: query, schema: {type: array, items: {type: string}}}
        - {name: year, in: query, explode: false, schema: {type: array, items: {type: integer}}}
        - {name: page, in: query, schema: {type: [integer, 'null']}}
      responses: {'204': {description: Fine.}}
  /moved: {get: {responses: {'301': {description: Elsewhere.}}}}
  /secret: {get: {security: [{key: []}], responses: {'200': {description: Fine.}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Api-Key}}
  schemas:
    Pet: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}
    Tree: {oneOf: [{type: object, required: [left], properties: {left: {$ref: '#/components/schemas/Tree'}}}, {type: string}]}
x-problems: {unpaid: {status: 402, en: 'Pay first.'}}
`),
  ),
  {},
);

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await send(`http://mock.localhost${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as unknown };
}

describe('a query', () => {
  it.each([
    ['size=1.5', 204],
    ['size=wide', 422],
    ['tag=oak&tag=ash', 204],
    ['tag=oak', 204],
    ['year=2024,2025', 204],
    ['year=2024,soon', 422],
    ['year=2024&year=2025', 422],
    ['page=2', 204],
    ['page=two', 422],
  ])('%s is answered with %i', async (query, status) => {
    expect((await call('GET', `/api/leaves?${query}`)).status).toBe(status);
  });
});

describe('a document', () => {
  it('may describe success by a range or by default, and JSON beside XML', async () => {
    expect(await call('POST', '/api/pets', { id: 3, name: 'Rex' })).toEqual({
      status: 200,
      body: { id: 3, name: 'Rex' },
    });
    expect(await call('PUT', '/api/pets', { id: 3, name: 'Max' })).toMatchObject({
      status: 200,
      body: { name: 'Max' },
    });
    expect(await call('GET', '/api/pets/3')).toMatchObject({ body: { name: 'Max' } });
    expect((await call('DELETE', '/api/pets/3')).status).toBe(200);
    expect((await call('GET', '/api/moved')).status).toBe(200);
  });

  it('may have numbers as ids: a text is not found', async () => {
    expect((await call('GET', '/api/pets/rex')).status).toBe(404);
  });

  it('may have schemas that no sample meets', async () => {
    expect((await call('GET', '/api/trees')).status).toBe(200);
  });

  it('may want a key in a header', async () => {
    expect((await call('GET', '/api/secret')).status).toBe(401);
    expect((await call('GET', '/api/secret', undefined, { 'x-api-key': 'any' })).status).toBe(200);
  });

  it('may name problems in one language, which forced answers have', async () => {
    await call('PUT', '/__mock/worlds/default/scenario', { rules: [{ when: {}, then: { status: 402 } }] });
    expect(await call('GET', '/api/trees', undefined, { 'accept-language': 'ru' })).toMatchObject({
      status: 402,
      body: { code: 'unpaid', message: 'Pay first.' },
    });
    await call('PUT', '/__mock/worlds/default/scenario', { rules: [{ when: {}, then: { status: 200 } }] });
    expect((await call('GET', '/api/pets/7')).body).toMatchObject({ id: 0 });
  });

  it.each(['/people', '/scenarios', '/operations', '/worlds/default/outbox', '/worlds/default/capsule'])(
    'has the control plane of any mock: %s',
    async (path) => {
      expect((await call('GET', `/__mock${path}`)).status).toBe(200);
    },
  );
});
